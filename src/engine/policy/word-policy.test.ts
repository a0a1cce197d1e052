import { expect, test } from "vitest";
import { wordStance, wordTolerated } from "./word-policy.ts";

test.each([
  ["", "lessons and stories are fine"],
  ["own recipes", "your own recipes are fine"],
  ["own bread with recipe", "your own bread with recipe is fine"],
  ["own paintings, no shop links", "your own paintings are fine, but no shop links"],
  ["photos of own cooking", "photos of your own cooking are fine"],
  ["own bakes only", "only your own bakes are fine"],
  ["own pots shown", "your own pots are fine"],
  ["own scripts shared free", "your own scripts are shared free"],
  ["free tools and guides tolerated", "free tools and guides are tolerated"],
  ["builds with shared files", "builds with shared files are fine"],
  ["open source and articles", "open source and articles are fine"],
  ["substantial mathematics", "substantial mathematics is fine"],
  ["knives you own or made", "knives you own or made are fine"],
  ["workflow post, tool disclosed", "a workflow post is fine, tool disclosed"],
  ["extension as answer, disclosed", "an extension as answer is fine, if disclosed"],
  ["dishes cooked from a book", "dishes cooked from a book are fine"],
  ["useful tip for beginners", "a useful tip for beginners is fine"],
  ["honest teardown", "an honest teardown is fine"],
  ["dice makers show own work", "dice makers show their own work"],
  ["own tracks are posted", "your own tracks are posted"],
  ["how the app was built", "how the app was built is fine"],
  [
    "own free integrations, cards, add-ons",
    "your own free integrations, cards and add-ons are fine",
  ],
  ["own plans, preferably free", "your own plans are fine, preferably free"],
  [
    "tools around Terraform, mostly open source",
    "tools around Terraform are fine, mostly open source",
  ],
  ["pixel art, including from one's own game", "pixel art is fine, including from one's own game"],
  ["limited own work", "some of your own work is fine"],
  [`lessons ${"and lessons ".repeat(8)}`, "lessons and stories are fine"],
])("%j", (noted, words) => {
  expect(wordTolerated(noted)).toBe(words);
});

test.each([
  ["what was pasted says nothing more", "yours", null, "No ads"],
  ["what was pasted is a blank", "yours", " ; ", "No ads"],
  ["what was pasted is a clause", "yours", "free tools are fine", "No ads. Free tools are fine"],
  ["a note says nothing more", "note", null, "No ads. Lessons and stories are fine"],
] as const)("of value without ads: %s", (_, kind, detail, words) => {
  const source = { kind, asOf: "2026-11-01" };
  const stance = { is: "value", detail, flairs: [], day: null, thread: null } as const;
  const limits = { sharePercent: null, gapDays: null };
  expect(wordStance({ ...stance, ...limits, flairs: [], source })).toBe(words);
});

test.each([
  ["the moderators said no", "The moderators said no"],
  ["the moderators said yes, if: on Fridays", "The moderators said yes, with conditions"],
])("what moderators answered is said: %s", (detail, words) => {
  const source = { kind: "yours", asOf: "2026-11-01", isAsked: true } as const;
  const stance = { is: "welcome", flairs: [], day: null, sharePercent: null } as const;
  expect(wordStance({ ...stance, flairs: [], detail, isAsked: true, source })).toBe(words);
});
