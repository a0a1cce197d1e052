import { useEffect, useState } from "react";
import { MINUTE_MS } from "#engine/clock/time-units.ts";

/** The time, a new one every minute: whoever leaves the page open is not told of an hour ago. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The value once it has not changed for a while: for what should not follow every keystroke. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** Longer than that the parts of a page do not wait for each other; on a slow network the last of them takes 4 to 6 s. */
const PATIENCE_MS = 10_000;

/** True while parts of a page that has just opened may still wait for each other, so as to appear together. */
export function usePatience(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setIsPatient, PATIENCE_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
