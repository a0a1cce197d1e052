import { expect, test } from "vitest";
import { findCurrentSection } from "./use-current-section.ts";

/** Three sections of 500 px, scrolled by so much, in a window of 800 px. */
function read(scrolled: number, askedFor = "") {
  const places = ["account", "sessions", "delete"].map((id, index) => ({
    id,
    top: 150 + index * 500 - scrolled,
    bottom: 650 + index * 500 - scrolled,
  }));
  return findCurrentSection(places, { isAtEnd: scrolled >= 850, height: 800, askedFor });
}

test.each([
  ["at the top", 0, "", "account"],
  ["a bit further", 400, "", "account"],
  ["when the second is reached", 540, "", "sessions"],
  ["at the end", 850, "", "delete"],
  ["at the end, asked for one that can't come up", 850, "sessions", "sessions"],
  ["at the end, asked for one that is out of sight", 850, "account", "delete"],
  ["on the way, whatever was asked for before", 540, "delete", "sessions"],
])("%s", (_case, scrolled, askedFor, current) => {
  expect(read(scrolled, askedFor)).toBe(current);
});

test("a page without sections has none", () => {
  expect(findCurrentSection([], { isAtEnd: true, height: 800, askedFor: "" })).toBeNull();
});
