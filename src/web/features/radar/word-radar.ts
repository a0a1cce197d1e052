import type { Radar } from "#contract/radar.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { TROUBLES } from "#engine/radar/word-find.ts";

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** "12 minutes ago": how long something is past. */
export function wordAgo(isoTime: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(isoTime)) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < HOUR_MINUTES) return `${count(minutes, "minute")} ago`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < DAY_HOURS) return `${count(hours, "hour")} ago`;
  return `${count(Math.floor(hours / DAY_HOURS), "day")} ago`;
}

function wordUntil(isoTime: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(isoTime) - now.getTime()) / MINUTE_MS);
  return minutes <= 1 ? "in a minute" : `in ${count(minutes, "minute")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

type Status = Pick<Radar, "readAt" | "trouble" | "nextReadAt">;

/** When feeds were read, when they are read next, and what is wrong, if anything is. */
export function wordStatus({ readAt, trouble, nextReadAt }: Status, now: Date): string {
  const isStuck = trouble === "refused" || trouble === "lost";
  return [
    trouble && TROUBLES[trouble],
    readAt ? `Last read ${wordAgo(readAt, now)}.` : trouble ? null : "Nothing has been read yet.",
    nextReadAt && !isStuck ? `Next ${wordUntil(nextReadAt, now)}.` : null,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What became of a thread that was pasted. */
export function wordTakenIn(kept: number): string {
  return kept > 0
    ? "It's on your list."
    : "It isn't on your list: your answers don't cover it, or it was there before.";
}
