import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";

type DiscardQuestionProps = {
  /** Something was typed that is not saved. */
  isNeeded: boolean;
  /** The dialog is about to close. */
  isAsking: boolean;
  onStay: () => void;
  onDiscard: () => void;
};

/** Nothing typed is lost in silence: not by closing the dialog, nor by Back, nor with the tab. */
export function DiscardQuestion({ isNeeded, isAsking, onStay, onDiscard }: DiscardQuestionProps) {
  const blocker = useBlocker(isNeeded);

  useEffect(() => {
    if (!isNeeded) return;
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", askOnUnload);
    return () => window.removeEventListener("beforeunload", askOnUnload);
  }, [isNeeded]);

  return (
    <ConfirmDialog
      isOpen={isAsking || blocker.state === "blocked"}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        blocker.reset?.();
        onStay();
      }}
      title="Discard your changes?"
      description="What you changed in this post is not saved. Discarding it leaves the post as it was."
      confirmLabel="Discard changes"
      onConfirm={() => {
        blocker.proceed?.();
        onDiscard();
      }}
    />
  );
}
