import { useEffect } from "react";

/** So long what stands above may still be loading, and pushes the part away. */
const SETTLING_MS = 4_000;

/** Whoever does any of this knows where to go. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Once a page's parts are there: its address may name one that the browser looked for too early. */
export function useFragment(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    if (!part) return;
    part.focus({ preventScroll: true });
    const growth = new ResizeObserver(() => part.scrollIntoView());
    growth.observe(document.body);
    const stop = () => growth.disconnect();
    const timer = setTimeout(stop, SETTLING_MS);
    for (const way of OWN_WAYS) addEventListener(way, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const way of OWN_WAYS) removeEventListener(way, stop);
    };
  }, []);
}
