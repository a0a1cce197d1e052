import { expect, test } from "vitest";
import { indexPhrases } from "./phrases.ts";

const ROWS = ["crock-pot(s),slow {cook*,braise}", "run(ning),trail * map(s)", "d d"];

test.each([
  ["a word or two", "Crockpots and crock-pots", [0]],
  ["an end of any kind", "Slow cookers", [0]],
  ["one of several", "A slow braise", [0]],
  ["an end that may be missing", "Running", [1]],
  ["any word between two", "Trail running maps", [1]],
  ["letters with a sign between them", "For D&D groups", [2]],
  ["no such word", "Runners with pots", []],
  ["a thing that is ruled out", "No running, you run nothing", []],
])("a text with %s", (_, text, rows) => {
  expect([...indexPhrases(ROWS)(text)]).toEqual(rows);
});
