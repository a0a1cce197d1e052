import { memo } from "react";
import { isSameSpans, type Span, splitText } from "./split-text.ts";

type MirrorProps = {
  value: string;
  blanks: readonly Span[];
  marks: readonly Span[];
  className: string;
};

/** The text of a field once more, unseen, with what lights up in it. Drawn anew only for a change. */
export const Mirror = memo(
  function Mirror({ value, blanks, marks, className }: MirrorProps) {
    return (
      <div aria-hidden="true" dir="auto" className={`draft-mirror text-transparent ${className}`}>
        {splitText(value, blanks, marks).map(({ start, text, isBlank, isMarked }) =>
          isBlank || isMarked ? (
            <mark key={start} data-blank={isBlank} data-marked={isMarked}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {/* A line break at the end only counts when something follows it. */}
        {"\u200B"}
      </div>
    );
  },
  (a, b) =>
    a.value === b.value &&
    a.className === b.className &&
    isSameSpans(a.blanks, b.blanks) &&
    isSameSpans(a.marks, b.marks),
);
