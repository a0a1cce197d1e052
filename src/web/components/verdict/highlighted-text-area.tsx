import { type KeyboardEvent, type Ref, useDeferredValue, useMemo, memo } from "react";
import { FieldFrame, type FieldTexts } from "#web/components/ui/field-frame.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { isPressed, ariaKeys } from "#web/components/shortcuts/keys.ts";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { type Layers, isSameSpans, splitText } from "./costs.ts";

type HighlightedTextAreaProps = FieldTexts &
  Layers & {
    value: string;
    onChange: (value: string) => void;
    /** Underlined words were clicked. */
    onCost?: ((offset: number, words: HTMLElement, field: HTMLTextAreaElement) => void) | undefined;
    /** The keyboard asks what the words at the caret cost. */
    onAskCost?: ((caret: number) => void) | undefined;
    /** A title: it wraps, but has no line breaks of its own. */
    isOneLine?: boolean;
    className?: string;
    areaClass?: string;
    textClass?: string;
    ref?: Ref<HTMLTextAreaElement>;
  };

const NONE: readonly never[] = [];

// Field and mirror must break their lines alike, or the highlights miss the words.
const SAME_METRICS =
  "col-start-1 row-start-1 min-w-0 px-3 py-2 whitespace-pre-wrap wrap-break-word [tab-size:4] [unicode-bidi:plaintext]";

/**
 * A field that grows with its text and can light up words of it. The highlights are drawn on a
 * mirror of the text that lies behind it.
 */
export function HighlightedTextArea({
  label,
  hint,
  error,
  value,
  onChange,
  blanks,
  marks,
  doubts = NONE,
  costs = NONE,
  onCost,
  onAskCost,
  isOneLine = false,
  className,
  areaClass,
  textClass = "text-md sm:text-base",
  ref,
}: HighlightedTextAreaProps) {
  // The letters come first: what lights up behind them may follow a moment later.
  const behind = useDeferredValue(
    useMemo(() => ({ value, blanks, marks, doubts, costs }), [value, blanks, marks, doubts, costs]),
  );
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (onAskCost && isPressed(SHORTCUTS.editor.rows.reason, event.nativeEvent)) {
      event.preventDefault();
      onAskCost(event.currentTarget.selectionStart);
    } else if (isOneLine && event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
    }
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div
          className={classNames(
            "grid rounded-control border border-edge bg-surface transition-colors hover:border-muted has-focus-visible:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-aria-invalid:border-fail",
            areaClass,
          )}
        >
          <Mirror {...behind} className={classNames(SAME_METRICS, textClass)} />
          <textarea
            ref={ref}
            {...control}
            rows={1}
            dir="auto"
            value={value}
            onKeyDown={hear}
            onClick={(event) => {
              const field = event.currentTarget;
              // Words that are being selected are not asked about.
              if (!onCost || field.selectionStart !== field.selectionEnd) return;
              const words = findUnderlinedAt(field, event.clientX, event.clientY);
              if (words) onCost(Number(words.dataset["start"]), words, field);
            }}
            aria-keyshortcuts={
              onAskCost && costs.length + doubts.length > 0
                ? ariaKeys(SHORTCUTS.editor.rows.reason)
                : undefined
            }
            onChange={({ target }) =>
              onChange(isOneLine ? target.value.replaceAll(/(?<!\s)\s*\n\s*/g, " ") : target.value)
            }
            className={classNames(
              SAME_METRICS,
              textClass,
              "relative w-full resize-none overflow-hidden bg-transparent text-ink outline-none",
            )}
          />
        </div>
      )}
    </FieldFrame>
  );
}

type MirrorProps = Layers & { value: string; className: string };

/** The text of a field once more, unseen, with what lights up in it. Drawn anew only for a change. */
const Mirror = memo(
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
function findUnderlinedAt(field: Element, x: number, y: number): HTMLElement | null {
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
