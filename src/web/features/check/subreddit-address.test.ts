import { expect, test } from "vitest";
import { readSubredditId } from "./subreddit-address.ts";

test.each([
  [null, null],
  ["", null],
  [" ", null],
  ["saas", "saas"],
  ["SaaS", "saas"],
  ["r/SaaS", "saas"],
  ["/r/SaaS", "saas"],
  ["r/", null],
  ["not a name!", "not a name!"],
])("%j is %j", (param, id) => {
  expect(readSubredditId(param)).toBe(id);
});
