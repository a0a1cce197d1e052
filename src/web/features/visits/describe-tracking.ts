import type { Tracking } from "#contract/visit.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { formatCount } from "#engine/text/format.ts";

/** How far counting is, in a line. */
export function describeTracking(tracking: Tracking, timezone: string): string {
  const { key, firstHitAt, lastVisitAt, visits } = tracking;
  if (key === null) return "Not counted yet.";
  if (firstHitAt === null) return "Set up, nothing reported yet.";
  const count = `${formatCount(visits)} ${visits === 1 ? "visit" : "visits"}`;
  const last = lastVisitAt ? `, the last on ${formatDay(lastVisitAt, timezone)}` : "";
  return `${count} from posts since ${formatDay(firstHitAt, timezone)}${last}.`;
}
