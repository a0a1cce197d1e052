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
