import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";

/** Asks before unsaved input is left behind: within the app, and when the tab closes. */
export function LeaveWarning({ isNeeded }: { isNeeded: boolean }) {
  const blocker = useBlocker(isNeeded);

  useEffect(() => {
    if (!isNeeded) return;
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", askOnUnload);
    return () => window.removeEventListener("beforeunload", askOnUnload);
  }, [isNeeded]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title="Leave without saving?"
      description="What you changed on this page is not saved. Leaving discards it."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
