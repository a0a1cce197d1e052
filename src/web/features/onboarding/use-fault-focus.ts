import { useEffect } from "react";

/** Each time the way on is refused, the field that is at fault gets the focus. */
export function useFaultFocus(refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const field = document.querySelector<HTMLElement>("main [aria-invalid=true]");
    field?.focus({ preventScroll: true });
    // It may have the focus already, out of sight behind the bar at the bottom.
    field?.scrollIntoView({ block: "center" });
  }, [refusals]);
}
