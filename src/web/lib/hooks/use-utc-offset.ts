import { useState } from "react";
import { utcOffsetMinutes } from "#engine/clock/local-hours.ts";
import { useUser } from "../session/session.ts";

/** How far the user's clock is ahead of UTC today. */
export function useUtcOffset(): number {
  const { timezone } = useUser();
  const [today] = useState(() => new Date());
  return utcOffsetMinutes(timezone, today);
}
