import { expect, test } from "vitest";
import type { AnswerId } from "#engine/interview/interview.ts";
import { tell } from "../testing/make-place.ts";
import { findMatter } from "../told/told.ts";
import { findOpening } from "./find-opening.ts";

const openingOf = (id: AnswerId, text: string) => {
  const told = tell({ answers: { what: "a game about gunboats on a river", [id]: text } });
  const matter = findMatter(told, id);
  return matter && findOpening(matter, told);
};

test.each<[AnswerId, string]>([
  ["premise", "Grete Ahrend is not allowed to burn charcoal. The smelter needs forty loads."],
  ["numbers", "We counted on twelve evenings in June. Before that there were 47 entrances."],
  ["numbers", "Over fourteen Saturdays we surveyed 412 crossings with a steel rule."],
])("a post can open on %s: %s", (id, text) => {
  expect(openingOf(id, text)).toBe(id);
});

test.each<[AnswerId, string]>([
  // Readers wanted to know first that it is a game.
  ["howItPlays", "You have three boats. You say a speed, and then you turn over a river card."],
  ["premise", "The book follows one chicken through the days after. Then it is eaten."],
  ["numbers", "I made 163 and sold 140. Three came back."],
  ["numbers", "48 towers, which are the levels. About 3,900 plays since March."],
  ["limits", "You have to bring your own boats. There is no other version."],
])("no post opens on %s: %s", (id, text) => {
  expect(openingOf(id, text)).toBeNull();
});
