import { DAY_MS } from "#engine/clock/time-units.ts";
import { MOST_A_DAY, type RadarReason } from "./rank-entries.ts";

type Found = { reason: RadarReason; score: number; foundAt: Date };

/** Of each day the ten best and every announcement, the newest day first and the best of it first. */
export function pickDaily<Entry extends Found>(entries: readonly Entry[]): Entry[] {
  const days = Map.groupBy(entries, ({ foundAt }) => Math.floor(foundAt.getTime() / DAY_MS));
  return Array.from(days)
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, found]) => {
      const best = found.toSorted((a, b) => b.score - a.score);
      const isAnnouncement = ({ reason }: Entry) => reason.is === "announces";
      const others = best.filter((entry) => !isAnnouncement(entry)).slice(0, MOST_A_DAY);
      return [...others, ...best.filter(isAnnouncement)];
    });
}
