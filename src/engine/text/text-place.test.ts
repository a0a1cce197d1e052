import { expect, test } from "vitest";
import { escapePattern, findPlaces } from "./text-place.ts";

test.each([
  [
    "a cat and a cat",
    /cat/g,
    [
      { start: 2, end: 5 },
      { start: 12, end: 15 },
    ],
  ],
  ["none here", /cat/g, []],
  ["an empty match is none", /x*/g, []],
])("%s", (text, pattern, places) => {
  expect(findPlaces(text, pattern)).toEqual(places);
});

test.each(["C++", "a.b", "[x]", "(y)", "{{z}}", "$^|?*", "back\\slash", "a-b", "a/b", "plain"])(
  "%s as a pattern matches itself alone",
  (text) => {
    const pattern = new RegExp(`^${escapePattern(text)}$`, "u");
    expect(pattern.test(text)).toBe(true);
    expect(pattern.test(`${text}x`)).toBe(false);
  },
);
