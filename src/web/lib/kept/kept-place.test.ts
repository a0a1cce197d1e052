import { expect, test } from "vitest";
import { isOwnPage } from "./kept-place.ts";

test.each([
  ["/projects/1?post=2", true],
  ["/projects/new", true],
  ["//elsewhere.example", false],
  ["/\\elsewhere.example", false],
  ["https://elsewhere.example", false],
  ["javascript:alert(1)", false],
  ["", false],
])("whether %s is a page to come back to: %s", (place, isOwn) => {
  expect(isOwnPage(place)).toBe(isOwn);
});
