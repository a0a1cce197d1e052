import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { Button } from "../button.tsx";
import { useFocusRescue, scrimClass, sheetClass } from "./dialog.tsx";

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone, where the title and the button don't say it. */
  description?: string | undefined;
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  isBusy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const rescueFocus = useFocusRescue(isOpen);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} onOpenChangeComplete={rescueFocus}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup className={sheetClass}>
          <Base.Title className="text-xl">{title}</Base.Title>
          {description && (
            <Base.Description className="mt-2 text-base text-soft">{description}</Base.Description>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Base.Close render={<Button tone="ghost">Cancel</Button>} />
            <Button tone="danger" isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
