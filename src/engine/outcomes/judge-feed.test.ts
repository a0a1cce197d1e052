import { expect, test } from "vitest";
import { judgeFeed } from "./judge-feed.ts";

test.each([
  [true, true, "live"],
  [true, false, null],
  [false, true, null],
  [false, false, null],
])("in its thread: %s, in the list: %s, so it is %s", (isInThread, isInList, sighting) => {
  expect(judgeFeed({ isInThread, isInList })).toBe(sighting);
});
