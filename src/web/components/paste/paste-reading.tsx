import type { ReactNode } from "react";
import { listUnread } from "#engine/policy/paste/list-unread.ts";
import type { PasteReading as Reading } from "#engine/policy/paste/read-paste.ts";
import type { Statement } from "#engine/policy/paste/statement.ts";
import { wordForeign, wordMeaning } from "#engine/policy/paste/word-meaning.ts";
import { CHOICE_NAMES, CHOICES } from "#engine/policy/paste/choices.ts";
import { isStanceOpen } from "#engine/policy/paste/doubt.ts";
import type { Corrections } from "#engine/policy/paste/corrections.ts";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { PasteDoubt } from "./paste-doubt.tsx";
import { PasteQuote } from "./paste-quote.tsx";

type PasteReadingProps = {
  reading: Reading;
  corrections: Corrections;
  onChange: (changes: Partial<Corrections>) => void;
};

/** Which sentences were understood as what, and which are left to the reader. */
export function PasteReading({ reading, corrections, onChange }: PasteReadingProps) {
  const statements = listOnce(reading.rules.flatMap((rule) => rule.statements));
  // One answer on all of them stands for an answer on each.
  const isAsked = isStanceOpen(reading, { ...corrections, stance: null });
  const doubted = statements.filter(({ key }) => isAsked && reading.doubted.includes(key));
  const sure = statements.filter((each) => !doubted.includes(each));
  const open = sure.filter(isOpen);
  const understood = sure.filter((each) => each.meanings.length > 0 && !isOpen(each));
  const asked = new Set(doubted.map(({ key }) => key));
  const rest = listUnread(
    reading.rules,
    ({ key, meanings }) => meanings.length > 0 || asked.has(key),
  );
  return (
    <section aria-label="What we understood" className="flex min-w-0 flex-col gap-6">
      <StateNote reading={reading} />
      {isAsked && (
        <PasteDoubt statements={doubted} stance={corrections.stance} onChange={onChange} />
      )}
      <StatementList
        title="Which is it?"
        statements={open}
        Statement={OpenStatement}
        corrections={corrections}
        onChange={onChange}
      />
      <StatementList
        title="What we understood"
        statements={understood}
        Statement={ReadStatement}
        corrections={corrections}
        onChange={onChange}
      />
      {rest.length > 0 && (
        <div>
          <h3 className="text-md">For you to read</h3>
          <p className="mt-1 text-sm text-muted">We took nothing from these lines.</p>
          <UnreadList texts={rest.slice(0, MOST_OPEN)} />
          {rest.length > MOST_OPEN && (
            <details className="mt-3">
              <summary className="cursor-pointer text-base">{rest.length - MOST_OPEN} more</summary>
              <UnreadList texts={rest.slice(MOST_OPEN)} />
            </details>
          )}
        </div>
      )}
    </section>
  );
}

/** More than one can take in at once; the others are a click away. */
const MOST_OPEN = 20;

function UnreadList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {texts.map((text) => (
        <li
          key={text}
          className="border-l-2 border-line pl-3 text-base wrap-anywhere whitespace-pre-line"
        >
          {text}
        </li>
      ))}
    </ul>
  );
}

type StatementProps = Pick<PasteReadingProps, "corrections" | "onChange"> & {
  statement: Statement;
};

type StatementListProps = Omit<StatementProps, "statement"> & {
  title: string;
  statements: readonly Statement[];
  Statement: (props: StatementProps) => ReactNode;
};

function StatementList({ title, statements, Statement: Row, ...props }: StatementListProps) {
  if (statements.length === 0) return null;
  return (
    <div>
      <h3 className="text-md">{title}</h3>
      <ul className="mt-2 divide-y divide-line">
        {statements.map((statement) => (
          <Row key={statement.key} statement={statement} {...props} />
        ))}
      </ul>
    </div>
  );
}

/** A sentence that can be read in more than one way: only the user knows which is meant. */
function OpenStatement({ statement, corrections, onChange }: StatementProps) {
  const choices = corrections.choices ?? {};
  const { key, sentence, meanings } = statement;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <PasteQuote>{sentence}</PasteQuote>
      <ul className="pl-3 text-base">
        {meanings.map(wordMeaning).map((words) => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
      <select
        aria-label={`What is meant: ${sentence.slice(0, 60)}`}
        value={choices[key] ?? "unsure"}
        onChange={({ target }) => {
          const choice = CHOICE_NAMES.find((name) => name === target.value) ?? "unsure";
          onChange({ choices: { ...choices, [key]: choice } });
        }}
        className={classNames(controlClass, "ml-3 h-9 max-w-full self-start sm:max-w-96")}
      >
        {CHOICE_NAMES.map((name) => (
          <option key={name} value={name}>
            {CHOICES[name].label}
          </option>
        ))}
      </select>
    </li>
  );
}

function ReadStatement({ statement, corrections: { dismissed }, onChange }: StatementProps) {
  const { key, sentence, meanings } = statement;
  const isDismissed = dismissed.includes(key);
  const choose = (isRight: boolean) => {
    const others = dismissed.filter((known) => known !== key);
    onChange({ dismissed: isRight ? others : [...others, key] });
  };
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <PasteQuote>{sentence}</PasteQuote>
      <ul className="pl-3 text-base">
        {[...new Set(meanings.map(wordMeaning))].map((words) => (
          <li
            key={words}
            className={classNames("wrap-anywhere", isDismissed && "text-muted line-through")}
          >
            {words}
          </li>
        ))}
      </ul>
      <select
        aria-label={`How to read: ${sentence.slice(0, 60)}`}
        value={isDismissed ? "read" : "right"}
        onChange={({ target }) => choose(target.value === "right")}
        className={classNames(controlClass, "ml-3 h-9 max-w-56 self-start")}
      >
        <option value="right">Understood</option>
        <option value="read">Wrong, I'll read it myself</option>
      </select>
    </li>
  );
}

function isOpen({ meanings }: Statement): boolean {
  return meanings.some(({ kind }) => kind === "question");
}

/** A sentence that comes twice is one to decide on. */
function listOnce(statements: readonly Statement[]): Statement[] {
  return [...new Map(statements.map((statement) => [statement.key, statement])).values()];
}

function StateNote({ reading: { state, language } }: { reading: Reading }) {
  if (state === "read") return null;
  const words = {
    empty: "What we understand appears here.",
    nonsense: "We can't find rules in this. Copy the rules themselves.",
    foreign: wordForeign(language),
  }[state];
  return (
    <p className="rounded-control border border-dashed border-edge px-4 py-3 text-base text-soft">
      {words}
    </p>
  );
}
