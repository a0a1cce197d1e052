import {
  isUnderstood,
  type PasteReading as Reading,
  type ReadRule,
  type Statement,
} from "#engine/policy/paste/read-paste.ts";
import { wordMeaning } from "#engine/policy/paste/word-meaning.ts";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass } from "#web/components/ui/field-frame.tsx";

type PasteReadingProps = {
  reading: Reading;
  dismissed: readonly string[];
  onDismiss: (dismissed: string[]) => void;
};

/** Which sentences were understood as what, and which are left to the reader. */
export function PasteReading({ reading, dismissed, onDismiss }: PasteReadingProps) {
  const understood = listOnce(reading.rules.flatMap(({ statements }) => statements)).filter(
    ({ meanings }) => meanings.length > 0,
  );
  const rest = [...new Set(reading.rules.filter((rule) => !isUnderstood(rule)).map(wordRest))];
  const isDismissed = ({ key }: Statement) => dismissed.includes(key);
  const choose = ({ key }: Statement, isRight: boolean) => {
    const others = dismissed.filter((known) => known !== key);
    onDismiss(isRight ? others : [...others, key]);
  };
  return (
    <section aria-label="What we understood" className="flex min-w-0 flex-col gap-6">
      <StateNote reading={reading} />
      {understood.length > 0 && (
        <div>
          <h3 className="text-md">What we understood</h3>
          <ul className="mt-2 divide-y divide-line">
            {understood.map((statement) => (
              <li key={statement.key} className="flex flex-col gap-1.5 py-3">
                <blockquote className="border-l-2 border-accent-line pl-3 text-sm wrap-anywhere text-soft">
                  {statement.sentence}
                </blockquote>
                <ul className="pl-3 text-base">
                  {statement.meanings.map(wordMeaning).map((words) => (
                    <li
                      key={words}
                      className={classNames(
                        "wrap-anywhere",
                        isDismissed(statement) && "text-muted line-through",
                      )}
                    >
                      {words}
                    </li>
                  ))}
                </ul>
                <select
                  aria-label={`How to read: ${statement.sentence.slice(0, 60)}`}
                  value={isDismissed(statement) ? "read" : "right"}
                  onChange={({ target }) => choose(statement, target.value === "right")}
                  className={classNames(controlClass, "ml-3 h-9 max-w-56 self-start")}
                >
                  <option value="right">Understood</option>
                  <option value="read">Wrong, I'll read it myself</option>
                </select>
              </li>
            ))}
          </ul>
        </div>
      )}
      {rest.length > 0 && (
        <div>
          <h3 className="text-md">For you to read</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {rest.slice(0, MOST_SHOWN).map((text) => (
              <li
                key={text}
                className="border-l-2 border-line pl-3 text-base wrap-anywhere whitespace-pre-line"
              >
                {text}
              </li>
            ))}
          </ul>
          {rest.length > MOST_SHOWN && (
            <p className="mt-2 text-sm text-muted">And {rest.length - MOST_SHOWN} more.</p>
          )}
        </div>
      )}
    </section>
  );
}

const MOST_SHOWN = 60;

/** A sentence that comes twice is one to decide on. */
function listOnce(statements: readonly Statement[]): Statement[] {
  return [...new Map(statements.map((statement) => [statement.key, statement])).values()];
}

function wordRest({ name, text }: ReadRule): string {
  const whole = [name, text].filter(Boolean).join("\n");
  return whole.length <= 400 ? whole : `${whole.slice(0, 400).trimEnd()}…`;
}

function StateNote({ reading: { state, language } }: { reading: Reading }) {
  if (state === "read") return null;
  const words = {
    empty: "What we understand appears here.", // prettier-ignore
    nonsense: "We can't find rules in this. Copy the rules themselves.", // prettier-ignore
    foreign: `This seems to be in ${language ?? "a language other than English"}. We only read English, so please fill in the fields yourself.`, // prettier-ignore
  }[state];
  return (
    <p className="rounded-control border border-dashed border-edge px-4 py-3 text-base text-soft">
      {words}
    </p>
  );
}
