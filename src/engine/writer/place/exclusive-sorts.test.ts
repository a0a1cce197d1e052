import { expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { isOtherSort } from "./exclusive-sorts.ts";

test.each<[shows: string, what: string, kind: ProjectKind, expected: boolean]>([
  ["your own solo game", "a cooperative board game for two to four people", "game", true],
  ["your own solo game", "an 18-card solo game about an orchard", "game", false],
  ["your own solo game", "a card game about an orchard", "game", false],
  ["your own newsletter", "a monthly audio play of ten minutes", "media", true],
  ["your own newsletter", "a weekly letter about one parish church", "media", false],
  ["own episodes and podcast tools", "a podcast by two nurses", "media", false],
  ["an item you sewed", "an app where a tailor keeps measurements", "software", true],
  ["own research or an article of substance", "an app that teaches bird calls", "software", true],
  ["own research or an article of substance", "a count of every bench", "cause", false],
  ["an item you sewed", "a bag sewn from sailcloth", "product", false],
])("where people show %s, %s", (shows, what, kind, expected) => {
  expect(isOtherSort(shows, what, kind)).toBe(expected);
});
