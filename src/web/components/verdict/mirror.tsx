import { memo } from "react";
import { isSameSpans, type Layers, splitText } from "./split-text.ts";

type MirrorProps = Layers & { value: string; className: string };

const NONE: readonly never[] = [];

/** The text of a field once more, unseen, with what lights up in it. Drawn anew only for a change. */
export const Mirror = memo(
  function Mirror({ value, className, ...layers }: MirrorProps) {
    return (
      <div aria-hidden="true" dir="auto" className={`draft-mirror text-transparent ${className}`}>
        {splitText(value, layers).map(({ start, text, isBlank, isMarked, isDoubted, cost }) =>
          isBlank || isMarked || isDoubted || cost ? (
            <mark
              key={start}
              data-start={start}
              data-blank={isBlank}
              data-marked={isMarked}
              data-doubted={isDoubted}
              data-cost={cost ?? undefined}
            >
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
    isSameSpans(a.doubts ?? NONE, b.doubts ?? NONE) &&
    isSameSpans(a.costs ?? NONE, b.costs ?? NONE) &&
    isSameSpans(a.marks, b.marks),
);

/** The underlined words under a pointer; null where it is beside them. */
export function findUnderlinedAt(field: Element, x: number, y: number): HTMLElement | null {
  const under = document.elementsFromPoint(x, y);
  return listUnderlined(field).find((mark) => under.includes(mark)) ?? null;
}

/** The underlined words at an offset into the text. */
export function findUnderlinedFrom(field: Element, offset: number): HTMLElement | null {
  return listUnderlined(field).findLast((mark) => Number(mark.dataset["start"]) <= offset) ?? null;
}

function listUnderlined(field: Element): HTMLElement[] {
  const marks = 'mark[data-cost], mark[data-doubted="true"]';
  return [...(field.parentElement?.querySelectorAll<HTMLElement>(marks) ?? [])];
}
