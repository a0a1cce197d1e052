import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Button, IconButton } from "../button.tsx";
import { useFocusRescue, scrimClass } from "./dialog.tsx";

type DetailDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What it is about; another subject starts at the top again. */
  subject: string;
  title: ReactNode;
  /** Stands under the title, and stays in sight with it. */
  subtitle?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** All about one thing, over the list it is from: a sheet on a phone, two columns wide elsewhere. */
export function DetailDialog({
  isOpen,
  onClose,
  subject,
  title,
  subtitle,
  footer,
  children,
}: DetailDialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const leaving = useLeaving(isOpen, onClose);
  const shownSubject = useRef(subject);
  useEffect(() => {
    if (shownSubject.current === subject) return;
    shownSubject.current = subject;
    sheet.current?.scrollTo(0, 0);
    sheet.current?.focus({ preventScroll: true });
  }, [subject]);
  return (
    <Base.Root {...leaving}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          ref={sheet}
          initialFocus={sheet}
          className="floating fixed inset-0 z-50 flex scroll-pb-24 flex-col overflow-y-auto overscroll-contain outline-none data-nested-dialog-open:brightness-60 max-sm:rounded-none max-sm:border-0 sm:inset-x-auto sm:inset-y-[4dvh] sm:left-1/2 low:inset-y-2 sm:w-[min(66rem,calc(100vw-3rem))] sm:-translate-x-1/2"
        >
          <div
            className={classNames(
              "sticky top-0 z-10 flex justify-between gap-4 border-b border-line bg-surface px-5 py-4 sm:px-8 low:py-2",
              subtitle ? "items-start" : "items-center",
            )}
          >
            <div className="min-w-0">
              <Base.Title className="text-xl">{title}</Base.Title>
              {subtitle}
            </div>
            <Base.Close
              render={
                <IconButton label="Close" className="-mr-2">
                  <X size={18} />
                </IconButton>
              }
            />
          </div>
          <div className="flex-1 px-5 py-6 sm:px-8">{children}</div>
          <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-5 py-3 sm:px-8 sm:py-4 low:py-2">
            {footer}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** For the footer: closes the dialog it is in. Where a second row would cost the room to read, the cross above does. */
export function DialogClose() {
  return (
    <Base.Close
      render={
        <Button tone="ghost" className="sm:-mr-4 sm:ml-auto low:hidden">
          Close
        </Button>
      }
    />
  );
}

/** How a dialog is left: a toast lies above it, and using that does not mean leaving. */
export function useLeaving(isOpen: boolean, onClose: () => void) {
  const onOpenChangeComplete = useFocusRescue(isOpen);
  const onOpenChange: Base.Root.Props["onOpenChange"] = (next, { event, cancel }) => {
    if (isInToast(event.target)) cancel();
    else if (!next) onClose();
  };
  return { open: isOpen, onOpenChange, onOpenChangeComplete };
}

function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
