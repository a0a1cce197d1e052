import { expect, test } from "vitest";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import * as giveaways from "./giveaway-rows.ts";
import * as promotion from "./promotion-rows.ts";
import { PITCH_EXAMPLES, PROMOTION_EXAMPLES } from "./testing/promotion-examples.ts";

test("every pitch has its examples", () => {
  expect(PITCH_EXAMPLES).toHaveLength(promotion.PITCH.length);
});

test.each(promotion.PITCH.map((row, at) => ({ row, examples: PITCH_EXAMPLES[at] ?? ["", ""] })))(
  "$row is in $examples.0, and not in $examples.1",
  ({ row, examples: [pitch, none] }) => {
    const pattern = new RegExp(`\\b(?:${row.source})`, "i");
    expect(pattern.test(pitch)).toBe(true);
    expect(pattern.test(none)).toBe(false);
    expect(pitch.search(promotion.PITCHES)).toBeGreaterThanOrEqual(0);
  },
);

test("each other row is found as its examples say", () => {
  const all: Record<string, unknown> = { ...giveaways, ...promotion };
  const rows = Object.fromEntries(
    Object.entries(all).filter(
      (entry): entry is [string, RegExp] => entry[1] instanceof RegExp && entry[0] !== "PITCHES",
    ),
  );
  expect(Object.keys(PROMOTION_EXAMPLES).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(listMisread(rows, PROMOTION_EXAMPLES)).toEqual([]);
});
