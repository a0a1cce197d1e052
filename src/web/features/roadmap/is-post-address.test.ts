import { expect, test } from "vitest";
import { isPostAddress } from "./is-post-address.ts";

test.each([
  ["https://www.reddit.com/r/SaaS/comments/abc123/title/", true],
  [" https://old.reddit.com/r/SaaS/comments/abc123/ ", true],
  ["https://redd.it/abc123", true],
  ["https://www.reddit.com/", false],
  ["http://www.reddit.com/r/SaaS/comments/abc123/", false],
  ["https://notreddit.com/r/SaaS/comments/abc123/", false],
  ["https://reddit.com.example/r/SaaS", false],
  ["javascript:alert(1)", false],
  ["", false],
])("%j: %s", (text, isOne) => {
  expect(isPostAddress(text)).toBe(isOne);
});
