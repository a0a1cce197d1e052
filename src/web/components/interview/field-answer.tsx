import { Plus, X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";
import {
  FACT_FIELDS,
  type FactForm,
  type FactLine,
  isNeeded,
  leadOf,
  MOST_ROWS,
} from "#engine/interview/fact-forms.ts";
import type { FieldKey, FieldRow } from "#engine/interview/fact-fields.ts";
import { tailOf } from "#engine/interview/say-fields.ts";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useSettled } from "#web/lib/hooks/time-hooks.ts";
import { type AnsweringProps, QuestionHead } from "./question-head.tsx";
import { InPost, SaveState } from "./save-state.tsx";
import { SuggestedAnswer } from "./suggested-answer.tsx";
import { useFields } from "./use-fields.ts";

export { findFactForm } from "#engine/interview/fact-forms.ts";

type FieldAnswerProps = AnsweringProps & {
  form: FactForm;
  /** The founder goes on in their own words, from these. */
  onText: (start: string) => void;
};

const PAUSE_MS = 700;

/** A short fact: fields behind what is printed before them, and the sentences that they become. */
export function FieldAnswer({
  project,
  question,
  suggestion = null,
  form,
  onDone,
  onText,
  isCompact = false,
  hasFocus = false,
}: FieldAnswerProps) {
  const answer = useFields(project, form);
  const { rows, said } = answer;
  const id = useId();
  const written = project.interview.answers[form.id] ?? "";
  const isEmpty = rows.every((row) => Object.values(row).every((text) => text.trim() === ""));
  const settled = useSettled(`${said}\n${answer.fault ?? ""}`, PAUSE_MS);
  const [heard = "", fault = ""] = settled.split("\n");
  return (
    <div className="@container">
      <div className="grid gap-x-8 gap-y-3 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <QuestionHead question={question} name={{ id }} isCompact={isCompact} />
          {suggestion && isEmpty && written === "" && (
            <SuggestedAnswer
              projectId={project.id}
              suggestion={suggestion}
              question={question}
              name={project.name}
              onUse={() => onText(suggestion.text)}
              onEdit={() => onText(suggestion.text)}
            />
          )}
          <Rows
            id={id}
            form={form}
            answer={answer}
            isTeam={project.interview.isTeam}
            hasFocus={hasFocus}
            onDone={onDone}
          />
          <p id={`${id}-fault`} aria-live="polite" className="mt-2 text-sm text-soft empty:hidden">
            {fault}
          </p>
          <SaveState state={answer.state} isEmpty={isEmpty} onRetry={answer.save} />
          <Button
            tone="ghost"
            size="sm"
            className="mt-1 -ml-3"
            onClick={() => onText(said || written)}
          >
            Write it in your own words
          </Button>
        </div>
        <div className="flex min-w-0 flex-col gap-4 @3xl:pt-8">
          {said !== "" && (
            <InPost>
              <blockquote className="mt-1 font-serif text-md wrap-anywhere">{said}</blockquote>
            </InPost>
          )}
          {isEmpty && written !== "" && (
            <p className="text-sm text-muted wrap-anywhere">
              Your answer stays until you fill these in: {written}
            </p>
          )}
          {/* Heard once the typing rests, not at every key. */}
          <p aria-live="polite" className="sr-only">
            {heard}
          </p>
        </div>
      </div>
    </div>
  );
}

type RowsProps = {
  /** Its name's, and with '-fault' what is wrong with it. */
  id: string;
  form: FactForm;
  answer: ReturnType<typeof useFields>;
  isTeam: boolean;
  hasFocus: boolean;
  onDone: (() => void) | undefined;
};

/** Rows have no names but their places. */
function Rows({ id, form, answer, isTeam, hasFocus, onDone }: RowsProps) {
  const { rows } = answer;
  const group = useRef<HTMLFieldSetElement>(null);
  const { canAdd, add, remove, goOn } = useRows(group, { form, answer, hasFocus, onDone });
  const numbered = rows.map((row, at) => ({ row, at }));
  return (
    <fieldset
      ref={group}
      aria-labelledby={id}
      aria-describedby={`${id}-fault`}
      className="mt-3 flex min-w-0 flex-col gap-3"
    >
      {numbered.map(({ row, at }) => (
        <div key={at} data-row={at} className="flex items-end gap-1">
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            {form.lines.map((line) => (
              <Line
                key={Object.keys(line.fields).join(" ")}
                form={form}
                line={line}
                row={row}
                at={at}
                isFirst={at === 0 && line === form.lines[0]}
                isTeam={isTeam}
                onKeyDown={goOn}
                onBlur={({ relatedTarget }) => {
                  if (!group.current?.contains(relatedTarget)) answer.leave();
                }}
                onChange={(next) => answer.type(rows.with(at, next))}
              />
            ))}
          </div>
          {rows.length > 1 && (
            <IconButton label={`Remove row ${at + 1}`} onClick={() => remove(at)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {canAdd && (
        <Button tone="secondary" size="sm" className="self-start" onClick={add}>
          <Plus size={16} aria-hidden="true" />
          Add another
        </Button>
      )}
    </fieldset>
  );
}

/** Rows come and go, and the keyboard goes along. */
function useRows(
  group: RefObject<HTMLFieldSetElement | null>,
  { form, answer, hasFocus, onDone }: Pick<RowsProps, "form" | "answer" | "hasFocus" | "onDone">,
) {
  const { rows } = answer;
  const canAdd = form.rows !== undefined && rows.length < MOST_ROWS;
  // What is added or removed is there once it is drawn.
  const wanted = useRef<number | null>(hasFocus ? 0 : null);
  useEffect(() => {
    if (wanted.current === null) return;
    const first = `[data-row="${wanted.current}"] input`;
    group.current?.querySelector<HTMLInputElement>(first)?.focus();
    wanted.current = null;
  });
  const change = (next: FieldRow[], row: number) => {
    wanted.current = row;
    answer.type(next);
  };
  const add = () => change([...rows, {}], rows.length);
  const remove = (at: number) =>
    change(
      rows.filter((_, each) => each !== at),
      Math.max(0, at - 1),
    );
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // In a form it would send it.
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      // On its way before anybody waits for it.
      answer.leave();
      onDone?.();
      return;
    }
    const fields = [...(group.current?.querySelectorAll("input") ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else if (canAdd && event.currentTarget.value.trim() !== "") add();
  };
  return { canAdd, add, remove, goOn };
}

type LineProps = {
  form: FactForm;
  line: FactLine;
  row: FieldRow;
  at: number;
  isFirst: boolean;
  isTeam: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent) => void;
  onChange: (row: FieldRow) => void;
};

/** One sentence with its gaps. */
function Line({ form, line, row, at, isFirst, isTeam, onKeyDown, onBlur, onChange }: LineProps) {
  const lineId = useId();
  const keys = Object.keys(line.fields) as FieldKey[];
  const lead = at > 0 && form.rows === "listed" ? "and" : leadOf(line, isTeam);
  return (
    <div className="flex flex-wrap items-end gap-x-2.5 gap-y-2">
      <Printed words={lead} isWide={lead.length > 4} />
      {keys.map((key, place) => (
        <span key={key} className="contents">
          <Printed words={place > 0 ? wordJoin(key) : ""} />
          <span
            className={classNames(
              "flex flex-col gap-1",
              ROOM.find(({ most }) => FACT_FIELDS[key].longest <= most)?.room,
            )}
          >
            <label
              htmlFor={`${lineId}-${key}`}
              className={classNames("text-sm text-soft", at > 0 && "sr-only")}
            >
              {FACT_FIELDS[key].label}
              {at > 0 && `, row ${at + 1}`}
              {!isNeeded(form, key) && <span className="text-muted"> (optional)</span>}
            </label>
            <input
              id={`${lineId}-${key}`}
              data-answer={isFirst && place === 0 ? form.id : undefined}
              value={row[key] ?? ""}
              maxLength={FACT_FIELDS[key].longest}
              placeholder={line.fields[key]}
              autoComplete="off"
              onChange={(event) => onChange({ ...row, [key]: event.target.value })}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
              className={classNames(controlClass, "h-10")}
            />
          </span>
        </span>
      ))}
      <Printed words={tailOf(line, row)} />
    </div>
  );
}

function Printed({ words, isWide = false }: { words: string; isWide?: boolean }) {
  return (
    words !== "" && (
      <span
        className={classNames(
          "py-2 font-serif text-md whitespace-nowrap text-soft",
          isWide && "@max-md:w-full @max-md:pb-0",
        )}
      >
        {words}
      </span>
    )
  );
}

/** 'and uses'; a comma alone is not printed. */
function wordJoin(key: FieldKey): string {
  return (FACT_FIELDS[key].join ?? "").replaceAll(/[, ]+/g, " ").trim();
}

/** By how much may be typed: a number needs less room than what it counts, and an address a line of its own on a phone. */
const ROOM = [
  { most: 30, room: "min-w-20 flex-1" },
  { most: 100, room: "min-w-32 flex-2" },
  { most: Infinity, room: "min-w-56 flex-2" },
];
