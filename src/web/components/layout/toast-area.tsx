import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastsWanted } from "#web/lib/toast.ts";

const Toaster = lazy(() => import("#web/components/ui/toaster.tsx"));

export function ToastArea() {
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
