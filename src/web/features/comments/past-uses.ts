import type { AnswerId } from "#engine/interview/interview.ts";
import { createKeptValue, type OpenStorage } from "#web/lib/kept/kept.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

/** An answer that went into a comment which was posted. */
export type PastUse = { answer: AnswerId; subredditId: string; fullName: string; at: string };

/** The same words twice within it are noticed in one community. */
const REST_DAYS = 30;
const MOST_KEPT = 50;

/** What speaks against saying the same again; null if nothing does. */
export function findRepetition(
  uses: readonly PastUse[],
  { answers, subredditId, now }: { answers: readonly AnswerId[]; subredditId: string; now: Date },
): string | null {
  const same = uses.filter(({ answer }) => answers.includes(answer));
  const days = (use: PastUse) => Math.floor((now.getTime() - Date.parse(use.at)) / DAY_MS);
  const here = same.findLast((use) => use.subredditId === subredditId && days(use) < REST_DAYS);
  if (here) {
    return `You gave this answer in ${here.fullName} ${wordDays(days(here))}. Twice in a month looks like spam. Use other words or skip this thread.`;
  }
  const today = same.findLast((use) => days(use) < 1);
  return today
    ? `You gave this answer in ${today.fullName} today. The same words in two places on one day look like spam.`
    : null;
}

function wordDays(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** Only ids and times, in this browser: nothing about the thread or who asked. */
export function createPastUses(openStorage: OpenStorage, projectId: string) {
  const kept = createKeptValue<PastUse[]>(openStorage, `comment-uses:${projectId}`);
  const read = (): PastUse[] => {
    const found = kept.read();
    return Array.isArray(found) ? (found as PastUse[]).filter((use) => use?.at) : [];
  };
  return { read, add: (uses: PastUse[]) => kept.keep([...read(), ...uses].slice(-MOST_KEPT)) };
}
