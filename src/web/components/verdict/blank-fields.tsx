import { useRef } from "react";
import { BlankField } from "./blank-field.tsx";
import { type OpenBlank, wordBlanks } from "./open-blank.ts";

type BlankFieldsProps = {
  blanks: readonly OpenBlank[];
  onAnswering: (blank: OpenBlank, words: string) => void;
  onFill: (blank: OpenBlank, words: string) => void;
  /** The last one is about to be filled in: where the keyboard goes on. */
  onLast: () => void;
};

/** What only the author knows, asked for one by one; each answer goes to its place in the text. */
export function BlankFields({ blanks, onAnswering, onFill, onLast }: BlankFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  if (blanks.length === 0) return null;

  const goOn = (from: HTMLInputElement) => {
    const fields = [...(list.current?.querySelectorAll("input") ?? [])];
    const next = fields[fields.indexOf(from) + 1] ?? fields[fields.indexOf(from) - 1];
    // Leaving a field is what fills it in.
    if (next) next.focus();
    else onLast();
  };

  return (
    <fieldset className="min-w-0 rounded-control border border-accent-line bg-accent-soft px-4 pt-3 pb-4">
      <legend className="sr-only">Blanks to fill in</legend>
      <p className="text-sm">
        <span className="font-medium text-accent">{wordBlanks(blanks.length)}</span>
        <span className="text-soft">
          {" "}
          Only you know these. Enter puts your words into the text.
        </span>
      </p>
      <div ref={list} className="mt-3 grid gap-3 sm:grid-cols-2">
        {blanks.map((blank) => (
          <BlankField
            key={blank.key}
            hint={blank.hint}
            onAnswering={(words) => onAnswering(blank, words)}
            onFill={(words) => onFill(blank, words)}
            onEnter={goOn}
          />
        ))}
      </div>
    </fieldset>
  );
}
