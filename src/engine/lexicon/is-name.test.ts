import { expect, test } from "vitest";
import { isName } from "./is-name.ts";

test.each([
  ["Georgian", ""],
  ["Android", ""],
  ["Juki", "Bins of sliders. Also a Juki that cost $1,300."],
])("%s is a name", (word, said) => {
  expect(isName(word, said)).toBe(true);
});

test.each([
  ["High", "High school people. I teach there."],
  ["Choir", "Choir singers. We ask in each Choir, and in my choir."],
  ["georgian", "we are from georgian street"],
  ["C++", "It's in C++ and c++ only."],
])("%s is none", (word, said) => {
  expect(isName(word, said)).toBe(false);
});
