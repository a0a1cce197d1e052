import { lazy, Suspense, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { toastsWanted } from "#web/lib/toast.ts";

const Toaster = lazy(() => import("#web/components/ui/toaster.tsx"));

export function ToastArea() {
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, () => false);
  if (!isWanted) return null;
  // On the body, so that a toast stands above an open dialog.
  return createPortal(
    <Suspense>
      <Toaster />
    </Suspense>,
    document.body,
  );
}
