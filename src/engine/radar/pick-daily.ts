import { DAY_MS } from "#engine/clock/time-units.ts";
import { MOST_A_DAY, type RadarReason } from "./rank-entries.ts";

type Found = { reason: RadarReason; score: number; foundAt: Date };

/**
 * Of each day the ten best and every announcement, the newest day first and the best of it first; ten for
 * each group, such as a project.
 */
export function pickDaily<Entry extends Found>(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => string = () => "",
): Entry[] {
  const shown = new Map<string, number>();
  return entries
    .toSorted((a, b) => dayOf(b) - dayOf(a) || b.score - a.score)
    .filter((entry) => {
      if (entry.reason.is === "announces") return true;
      const key = `${dayOf(entry)} ${groupOf(entry)}`;
      const place = (shown.get(key) ?? 0) + 1;
      shown.set(key, place);
      return place <= MOST_A_DAY;
    });
}

function dayOf({ foundAt }: Found): number {
  return Math.floor(foundAt.getTime() / DAY_MS);
}
