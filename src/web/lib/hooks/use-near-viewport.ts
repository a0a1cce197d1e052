import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";

/** About two screens ahead: ready before it is seen. */
const MARGIN = "1500px 0px";

/** Tells when the element comes near the visible part of the page, and when it leaves it. */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  onChange: (entry: IntersectionObserverEntry) => void,
  margin = MARGIN,
): void {
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (newest) latestOnChange.current(newest);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
}

/** Whether a media query holds, followed as it changes: for what another layout alone can't do. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
