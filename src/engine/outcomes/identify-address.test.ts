import { expect, test } from "vitest";
import { identifyAddress } from "./identify-address.ts";

const REDDIT = "https://www.reddit.com";

test.each<[string | null, string | null]>([
  [null, null],
  [`${REDDIT}/r/SaaS/comments/1abcde/a_title/`, "1abcde"],
  [`${REDDIT}/r/saas/comments/1abcde/another_title`, "1abcde"],
  [`${REDDIT}/r/saas/comments/1abcde/`, "1abcde"],
  [`${REDDIT}/comments/1abcde/`, "1abcde"],
  ["https://redd.it/1abcde", "1abcde"],
  [`${REDDIT}/r/SaaS/comments/1abcde/a_title/kx12abc/`, "1abcde/kx12abc"],
  [`${REDDIT}/r/saas/comments/1abcde/comment/kx12abc`, "1abcde/kx12abc"],
  [`${REDDIT}/r/comments/comments/1abcde/s/`, "1abcde"],
  [`${REDDIT}/r/SaaS/comments/1abcde/s/kx12abc/`, "1abcde/kx12abc"],
  [`${REDDIT}/r/SaaS/s/AbC12`, "s/AbC12"],
  [`${REDDIT}/r/saas/s/AbC12/`, "s/AbC12"],
  ["https://example.com/else", null],
])("%s is %s", (permalink, expected) => {
  expect(identifyAddress(permalink)).toBe(expected);
});
