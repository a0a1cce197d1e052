import { expect, test } from "vitest";
import { listNamesFirst } from "./names-first.ts";

const VOCABULARY = new Set(["bakery", "star", "note", "taking"]);
const spelt = ["first", "second", "third", "fourth"];

test.each([
  ["a word that is known: its name alone", "bakery", []],
  ["a known word so short that a name may go on", "star", ["first", "second", "third"]],
  ["a word that nobody knows, as one half typed", " Koche", ["first", "second", "third"]],
  ["several words", "note taking", []],
])("%s: '%s'", (_case, phrase, begun) => {
  const names = ["named"];
  expect(listNamesFirst({ names, spelt, phrase }, VOCABULARY)).toEqual(["named", ...begun]);
});
