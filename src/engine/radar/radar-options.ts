import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import type { TextField } from "#engine/text/text-field.ts";

/** Each costs a request every half hour; with five projects that is all that a key is used for. */
export const MOST_PHRASES = 5;
export const MOST_RADARS = 5;
/** Of a project, the first of them; Reddit joins no more into one feed. */
export const MOST_COMMUNITIES_READ = 20;
export const READ_EVERY_MS = 30 * MINUTE_MS;
/** What is older was answered by others. */
export const OLDEST_SHOWN_MS = 3 * DAY_MS;
/** Then what was found is deleted, whether it was looked at or not. */
export const KEEP_ENTRIES_MS = 14 * DAY_MS;
/** Of what somebody pastes at once. */
export const MOST_PASTED = 20;

/** Found in a feed, or brought by the founder. */
export const RADAR_SOURCES = ["feed", "pasted"] as const;

/** What may keep feeds from being read. */
export const FEED_TROUBLES = ["slow-down", "refused", "lost", "unreadable", "no-answer"] as const;
export type FeedTrouble = (typeof FEED_TROUBLES)[number];

export const RADAR_ADDRESS = {
  missing: "Paste one of the addresses from Reddit's page of private feeds.",
  longest: 3000,
  tooLong: "That isn't an address. Copy the one behind the word RSS on Reddit's page.",
} satisfies TextField;

export const RADAR_PHRASE = {
  missing: "Please enter the phrase, or remove it.",
  longest: 80,
  tooLong: "A phrase can have at most 80 characters.",
} satisfies TextField;
export const TOO_MANY_PHRASES = `The radar looks for at most ${MOST_PHRASES} phrases.`;

export const NO_PERMALINK = "Please paste the thread's address.";

export const PASTED_TITLE = {
  missing: "Please paste the thread's title.",
  longest: MAX_TITLE_LENGTH,
  tooLong: "Reddit's titles have at most 300 characters.",
} satisfies TextField;
export const PASTED_TEXT = {
  longest: MAX_CONTENT_LENGTH,
  tooLong: "A thread can have at most 40,000 characters.",
} satisfies TextField;
