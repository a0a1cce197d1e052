import { DAY_MS } from "#engine/clock/time-units.ts";
import { MOST_A_DAY, type RadarReason } from "./rank-entries.ts";

type Found = { reason: RadarReason; score: number; foundAt: Date };

/** Of each day the ten best and every announcement, the newest day first and the best of it first. */
export function pickDaily<Entry extends Found>(entries: readonly Entry[]): Entry[] {
  const shown = new Map<number, number>();
  return entries
    .toSorted((a, b) => dayOf(b) - dayOf(a) || b.score - a.score)
    .filter((entry) => {
      if (entry.reason.is === "announces") return true;
      const place = (shown.get(dayOf(entry)) ?? 0) + 1;
      shown.set(dayOf(entry), place);
      return place <= MOST_A_DAY;
    });
}

function dayOf({ foundAt }: Found): number {
  return Math.floor(foundAt.getTime() / DAY_MS);
}
