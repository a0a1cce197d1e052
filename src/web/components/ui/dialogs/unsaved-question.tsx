import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type UnsavedQuestionProps = {
  /** Something was typed that is not saved. */
  isNeeded: boolean;
  /** What it was typed in is about to close. */
  isAsking?: boolean;
  onStay?: () => void;
  onDiscard?: () => void;
  title: string;
  description?: string;
  confirmLabel: string;
};

/** Nothing typed is lost in silence: not by closing a dialog, nor by Back, nor with the tab. */
export function UnsavedQuestion({
  isNeeded,
  isAsking = false,
  onStay,
  onDiscard,
  ...words
}: UnsavedQuestionProps) {
  // A jump within the page takes nothing away.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isNeeded && (from.pathname !== to.pathname || from.search !== to.search),
  );

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
        onStay?.();
      }}
      {...words}
      onConfirm={() => {
        blocker.proceed?.();
        onDiscard?.();
      }}
    />
  );
}
