import { expect, test } from "vitest";
import { countCharged } from "./charged-posts.ts";

test.each([
  ["written", 3, 3],
  ["written", 0, 0],
  ["rewritten", 1, 0],
  ["own", 1, 0],
  ["copied", 1, 0],
  ["restored", 1, 0],
] as const)("of posts that were %s, %i kept, %i are charged", (cameAbout, kept, charged) => {
  expect(countCharged(cameAbout, kept)).toBe(charged);
});
