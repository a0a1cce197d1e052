import { type KeyboardEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { classNames } from "#web/lib/class-names.ts";

type BlankFieldProps = {
  hint: string;
  /** Words that are being typed and are not in the text yet. */
  onAnswering: (words: string) => void;
  onFill: (words: string) => void;
  onEnter: (field: HTMLInputElement) => void;
};

/** Filled in when it is left, so that no answer stays behind unnoticed. */
export function BlankField({ hint, onAnswering, onFill, onEnter }: BlankFieldProps) {
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
      <label htmlFor={id} className="mb-1 block text-sm wrap-anywhere text-ink">
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
