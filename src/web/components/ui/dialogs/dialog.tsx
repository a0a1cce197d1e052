import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../button.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** False while something must not be interrupted: no close button, no Escape, no click outside. */
  isDismissable?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
};

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  isDismissable = true,
  footer,
  children,
}: DialogProps) {
  const rescueFocus = useFocusRescue(isOpen);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (next || isDismissable) onOpenChange(next);
      }}
      onOpenChangeComplete={rescueFocus}
      disablePointerDismissal={!isDismissable}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          ref={sheet}
          // A form begins at its first field. By touch that would raise the keyboard over what it asks.
          initialFocus={(opened) =>
            opened === "touch" ||
            (sheet.current?.querySelector(
              "form :is(input:not([type=hidden], :disabled), textarea:not(:disabled))",
            ) ??
              null)
          }
          className={sheetClass}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-xl">{title}</Base.Title>
            {isDismissable && (
              <Base.Close
                render={
                  <IconButton label="Close" className="-mt-1.5 -mr-2">
                    <X size={18} />
                  </IconButton>
                }
              />
            )}
          </div>
          {description && (
            <Base.Description className="mt-2 text-base text-soft">{description}</Base.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          {/* Where the sheet is too low for what it holds, its buttons stay in sight. */}
          {footer && (
            <div className="sticky -bottom-6 mt-3 -mb-6 flex flex-wrap justify-end gap-3 bg-surface pt-3 pb-6 low:-bottom-4 low:-mb-4 low:pb-4">
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** What dims the page under a dialog, and the dialog's sheet itself, as dim below a question as the page is. */
export const scrimClass =
  "fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

export const sheetClass =
  "floating fixed top-[12dvh] left-1/2 z-50 max-h-[76dvh] max-sm:max-h-[84dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 overflow-y-auto p-6 outline-none data-nested-dialog-open:brightness-60 low:top-2 low:max-h-[calc(100dvh-1rem)] low:py-4";

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), [tabindex='0']";

/**
 * What opened a dialog may be gone when it closes: a card that moved on, a button that gave way to a list. The keyboard
 * then goes on at the nearest thing that still stands, instead of at the top of the page.
 */
export function useFocusRescue(isOpen: boolean): (isOpen: boolean) => void {
  const around = useRef<readonly Element[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    const found = listAround(document.activeElement);
    if (found.length > 0) latestAround = found;
    // A dialog that takes the place of another was opened where that one was.
    around.current = latestAround;
  }, [isOpen]);
  return (next) => {
    if (next) return;
    const places = around.current;
    latestAround = [];
    // Once the focus has gone back to what opened it, where that is still there.
    requestAnimationFrame(() => moveFocus(places));
  };
}

/** Around what opened the dialog that is open, or that gave way to another before it had closed. */
let latestAround: readonly Element[] = [];

/** On nothing, or on the first link of the page, where it goes when what had it is gone. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.getAttribute("href") === `#${MAIN_ID}`;
}

function moveFocus(around: readonly Element[]): void {
  if (!isFocusLost()) return;
  for (const place of around) {
    if (!place.isConnected) continue;
    place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    // What is hidden does not take it: further out, then.
    if (!isFocusLost()) return;
  }
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** What it stands in, from the inside out, as far as it is the page's content. */
function listAround(element: Element | null): Element[] {
  if (element === document.body) return [];
  const around: Element[] = [];
  for (let each = element?.parentElement; each && each.id !== MAIN_ID; each = each.parentElement) {
    if (each === document.body) return [];
    around.push(each);
  }
  return around;
}
