import { useEffect } from "react";

/** Each time the way on is refused, the field that is at fault gets the focus. */
export function useFaultFocus(refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus();
  }, [refusals]);
}
