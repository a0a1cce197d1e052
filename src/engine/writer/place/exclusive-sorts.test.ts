import { expect, test } from "vitest";
import { isOtherSort } from "./exclusive-sorts.ts";

test.each<[shows: string, what: string, expected: boolean]>([
  ["your own solo game", "a cooperative board game for two to four people", true],
  ["your own solo game", "an 18-card solo game about an orchard", false],
  ["your own solo game", "a card game about an orchard", false],
  ["your own newsletter", "a monthly audio play of ten minutes", true],
  ["your own newsletter", "a weekly letter about one parish church", false],
  ["own episodes and podcast tools", "a podcast by two nurses", false],
])("where people show %s, %s", (shows, what, expected) => {
  expect(isOtherSort(shows, what)).toBe(expected);
});
