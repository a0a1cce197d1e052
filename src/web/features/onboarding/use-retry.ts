import { useEffect, useRef } from "react";

const PAUSE_MS = 10_000;

/** Tries again after a pause, and as soon as the network is back. */
export function useRetry(isNeeded: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isNeeded) return;
    const again = () => latest.current();
    const timer = setTimeout(again, PAUSE_MS);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [isNeeded]);
}
