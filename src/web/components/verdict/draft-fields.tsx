import { type ReactNode, useRef, type KeyboardEvent, useId, useState } from "react";
import { type OpenBlank, wordBlanks } from "./open-blank.ts";
import { flushSync } from "react-dom";
import { controlClass, TextField } from "#web/components/ui/field-frame.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { isOpenFlair } from "#engine/checks/open-flair.ts";

type BlankFieldsProps = {
  blanks: readonly OpenBlank[];
  onAnswering: (blank: OpenBlank, words: string) => void;
  onFill: (blank: OpenBlank, words: string) => void;
  /** The last one is about to be filled in: where the keyboard goes on. */
  onLast: () => void;
  askAbout: ((blank: OpenBlank, onFill: (words: string) => void) => ReactNode) | undefined;
};

/** What only the author knows, asked for one by one; each answer goes to its place in the text. */
export function BlankFields({ blanks, onAnswering, onFill, onLast, askAbout }: BlankFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  if (blanks.length === 0) return null;

  const goOn = (from: HTMLInputElement) => {
    const fields = [...(list.current?.querySelectorAll("input") ?? [])];
    const next = fields[fields.indexOf(from) + 1] ?? fields[fields.indexOf(from) - 1];
    // Leaving a field is what fills it in.
    if (next) next.focus();
    else onLast();
  };

  const asked = blanks.map((blank) => ({
    blank,
    question: askAbout?.(blank, (words) => onFill(blank, words)) ?? null,
  }));
  return (
    <fieldset className="min-w-0 rounded-control border border-accent-line bg-accent-soft px-4 pt-3 pb-4">
      <legend className="sr-only">Blanks to fill in</legend>
      <p className="text-sm font-medium text-accent">{wordBlanks(blanks.length)}</p>
      <div ref={list} className="mt-3 grid gap-3 sm:grid-cols-2">
        {asked.map(({ blank, question }) =>
          question ? (
            <div key={blank.key} className="min-w-0 sm:col-span-2">
              {question}
            </div>
          ) : (
            <BlankField
              key={blank.key}
              hint={blank.hint}
              onAnswering={(words) => onAnswering(blank, words)}
              onFill={(words) => onFill(blank, words)}
              onEnter={goOn}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}

type BlankFieldProps = {
  hint: string;
  /** Words that are being typed and are not in the text yet. */
  onAnswering: (words: string) => void;
  onFill: (words: string) => void;
  onEnter: (field: HTMLInputElement) => void;
};

/** Filled in when it is left, so that no answer stays behind unnoticed. */
function BlankField({ hint, onAnswering, onFill, onEnter }: BlankFieldProps) {
  const id = useId();
  const [words, setWords] = useState("");
  const type = (next: string) => {
    setWords(next);
    onAnswering(next);
  };
  const fill = () => {
    if (words.trim()) onFill(words);
    setWords("");
  };
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      // Whoever hears this key next, to save, must find the words in the text.
      if (/^(Enter|s)$/i.test(event.key)) flushSync(fill);
      return;
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    onEnter(event.currentTarget);
  };
  return (
    <div className="flex min-w-0 flex-col justify-end">
      <label
        htmlFor={id}
        className="mb-1 block text-sm wrap-anywhere text-ink first-letter:uppercase"
      >
        {hint}
      </label>
      <input
        id={id}
        autoComplete="off"
        value={words}
        onChange={({ target }) => type(target.value)}
        onKeyDown={hear}
        onBlur={fill}
        className={classNames(controlClass, "h-9")}
      />
    </div>
  );
}

const MAX_CHOICES = 6;

type FlairFieldProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  flairs: readonly string[];
  isRequired: boolean;
  error: string | undefined;
};

/** Any words, or one of the flairs that were seen in the community. */
export function FlairField({ value, onChange, flairs, isRequired, error }: FlairFieldProps) {
  return (
    <div>
      <TextField
        label={isRequired ? "Flair" : "Flair (optional)"}
        autoComplete="off"
        hint={isRequired && "Required. Choose it on Reddit."}
        // Whoever chooses one does not have to clear a blank first.
        value={isOpenFlair(value) ? "" : (value ?? "")}
        error={error}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      />
      {flairs.length > 0 && (
        <fieldset className="mt-2">
          <legend className="float-left mt-1.5 mr-2 text-xs text-muted">Used there</legend>
          <div className="flex flex-wrap gap-1.5">
            {flairs.slice(0, MAX_CHOICES).map((flair) => (
              <button
                key={flair}
                type="button"
                aria-pressed={flair === value}
                onClick={() => onChange(flair === value ? null : flair)}
                className={classNames(
                  "max-w-full cursor-pointer truncate rounded-full border px-2.5 py-1 text-xs transition-colors",
                  flair === value
                    ? "border-accent bg-accent-soft text-accent"
                    : "border-line text-soft hover:bg-hover",
                )}
              >
                {flair}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
