import { useEffect } from "react";

/** Once a page's parts are there: its address may name one that the browser looked for too early. */
export function useFragment(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, []);
}
