import { findLocalDay } from "#engine/timing/local-day.ts";
import { utcOffsetMinutes } from "#engine/timing/local-hours.ts";
import { DEMO_TIMEZONE } from "./demo-user.ts";

const DAY_MS = 24 * 3_600_000;

/** Some days ago, at an hour of the demo user's clock. */
export function findDemoMoment(now: Date, daysAgo: number, hour: number): Date {
  const { name } = findLocalDay(new Date(now.getTime() - daysAgo * DAY_MS), DEMO_TIMEZONE);
  const asUtc = Date.parse(`${name}T${String(hour).padStart(2, "0")}:00:00Z`);
  // Clocks change at night, and nothing here is posted then.
  return new Date(asUtc - utcOffsetMinutes(DEMO_TIMEZONE, new Date(asUtc)) * 60_000);
}
