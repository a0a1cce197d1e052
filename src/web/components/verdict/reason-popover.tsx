import { Popover as Base } from "@base-ui/react/popover";
import { Wand } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Fix } from "#engine/checks/check.ts";
import { Button } from "#web/components/ui/button.tsx";
import type { UnderlineReason } from "./costs.ts";
import type { AskedWords } from "./draft-editor.tsx";
import { Basis } from "./reason-receipt.tsx";

/** Underlined words, and why they are. */
export type Explained = { asked: AskedWords; reasons: readonly UnderlineReason[] };

type ReasonPopoverProps = {
  /** null while it is closed. */
  explained: Explained | null;
  /** Goes to the next underlined words; not given where there are no others. */
  onNext: (() => void) | undefined;
  onFix: (fix: Fix) => void;
  onClose: () => void;
};

/** Why words are underlined, beside the words themselves, with what mends them. */
export function ReasonPopover({ explained, onNext, onFix, onClose }: ReasonPopoverProps) {
  const first = useRef<HTMLButtonElement>(null);
  // It says the same while it fades.
  const [last, setLast] = useState(explained);
  if (explained && explained !== last) setLast(explained);
  useEscape(explained !== null, onClose);
  if (!last) return null;
  const { words, input, isByKeyboard } = last.asked;
  return (
    <Base.Root open={explained !== null} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Positioner
          // Words that run over a line end are met where they begin.
          anchor={{
            contextElement: words,
            getBoundingClientRect: () => words.getClientRects()[0] ?? words.getBoundingClientRect(),
          }}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 outline-none"
        >
          <Base.Popup
            // A click leaves the caret in the text, where the typing goes on; the keyboard goes along.
            initialFocus={isByKeyboard ? first : false}
            finalFocus={() => input}
            className="floating w-88 max-w-[calc(100vw-1.5rem)] origin-(--transform-origin) overflow-hidden outline-none"
          >
            <Base.Title className="sr-only">Why these words are underlined</Base.Title>
            <ul className="max-h-[50dvh] divide-y divide-line overflow-y-auto">
              {last.reasons.map(({ id, text, basis, hint, fix }) => (
                <li key={id} className="px-4 py-3">
                  <p className="text-base font-medium">{text}</p>
                  {basis && <Basis basis={basis} />}
                  {hint && <p className="mt-2 text-sm text-soft">{hint}</p>}
                  {fix && (
                    <Button
                      tone="secondary"
                      size="sm"
                      className="mt-2.5 max-w-full"
                      onClick={() => onFix(fix)}
                    >
                      <Wand size={14} />
                      <span className="truncate">{fix.label}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <div className="flex justify-end gap-1 border-t border-line bg-sunken px-2 py-1">
              {onNext && (
                <Button tone="ghost" size="sm" onClick={onNext}>
                  Next
                </Button>
              )}
              <Base.Close
                ref={first}
                render={
                  <Button tone="ghost" size="sm">
                    Close
                  </Button>
                }
              />
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** While the caret is still in the text, Escape closes this alone: before the dialog around it hears of it. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, [isActive]);
}
