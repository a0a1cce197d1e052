import { expect, test } from "vitest";
import { findAddressFault, isPostAddress } from "./is-post-address.ts";
import { samplePost } from "#web/testing/sample-post.ts";

test.each([
  ["https://www.reddit.com/r/SaaS/comments/abc123/title/", true],
  ["https://redd.it/abc123", true],
  ["https://www.reddit.com/", false],
  ["https://reddit.com.example/r/SaaS/comments/abc123/", false],
  ["javascript:alert(1)", false],
  ["", false],
])("%j: %s", (text, isOne) => {
  expect(isPostAddress(text)).toBe(isOne);
});

test.each([
  ["https://www.reddit.com/r/SaaS/comments/abc123/title/", null],
  [
    "https://www.reddit.com/r/webdev/comments/abc123/title/",
    "This address leads to r/webdev, but the post is for r/SaaS.",
  ],
  ["https://example.com/post", "That isn't a Reddit post. It leads to example.com."],
])("%s for r/saas: %s", (text, fault) => {
  expect(findAddressFault(text, samplePost({ subredditId: "saas" }))).toBe(fault);
});
