import { expect, test } from "vitest";
import { FEED_TROUBLES } from "#engine/radar/radar-options.ts";
import { judgeSentence } from "../../../../scripts/sentences/judge-sentence.ts";
import { wordAgo, wordStatus, wordTakenIn } from "./word-radar.ts";

const NOW = new Date("2026-11-18T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

test.each([
  [0, "just now"],
  [-1, "1 minute ago"],
  [-59, "59 minutes ago"],
  [-60, "1 hour ago"],
  [-1500, "1 day ago"],
  [-4400, "3 days ago"],
])("%d minutes: %s", (minutes, words) => expect(wordAgo(at(minutes), NOW)).toBe(words));

test.each([
  [
    { readAt: at(-12), trouble: null, nextReadAt: at(18) },
    "Last read 12 minutes ago. Next in 18 minutes.",
  ],
  [
    { readAt: null, trouble: null, nextReadAt: at(0) },
    "Nothing has been read yet. Next in a minute.",
  ],
  [
    { readAt: at(-60), trouble: "slow-down" as const, nextReadAt: at(30) },
    "Reddit asked us to slow down, so we've paused. Last read 1 hour ago. Next in 30 minutes.",
  ],
  [
    { readAt: null, trouble: "refused" as const, nextReadAt: at(30) },
    "Reddit no longer accepts your feed address. Paste a new one.",
  ],
])("%o: %s", (status, words) => expect(wordStatus(status, NOW)).toBe(words));

test.each([
  ...FEED_TROUBLES.map((trouble) =>
    wordStatus({ readAt: at(-1), trouble, nextReadAt: at(5) }, NOW),
  ),
  wordTakenIn(0),
  wordTakenIn(1),
])("%s", (words) => expect(judgeSentence(words)).toEqual([]));
