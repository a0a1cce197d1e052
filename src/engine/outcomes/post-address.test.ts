import { describe, expect, test } from "vitest";
import { findPostId, readPostAddress } from "./post-address.ts";

const place = { subredditId: "saas", isComment: false };
const FULL = "https://www.reddit.com/r/SaaS/comments/1abcde/a_title/";
const SHORT = "https://www.reddit.com/comments/1abcde/";

describe("cleaned without a word is", () => {
  test.each([
    ["nothing, where nothing is wrong", FULL, FULL],
    ["space around it", `  ${FULL}\n`, FULL],
    ["what traces who shared it", `${FULL}?utm_source=share&utm_medium=web3x&rdt=41#top`, FULL],
    ["the old design", "https://old.reddit.com/r/SaaS/comments/1abcde/a_title/", FULL],
    ["the new design", "https://new.reddit.com/r/SaaS/comments/1abcde/a_title/", FULL],
    ["a phone", "https://m.reddit.com/r/SaaS/comments/1abcde/a_title", FULL],
    ["a language", "https://de.reddit.com/r/SaaS/comments/1abcde/a_title/?tl=de", FULL],
    ["no encryption", "http://reddit.com/r/SaaS/comments/1abcde/a_title/", FULL],
    ["no scheme", "www.reddit.com/r/SaaS/comments/1abcde/a_title/", FULL],
    ["only the path", "/r/SaaS/comments/1abcde/a_title/", FULL],
    [
      "a port that changes nothing",
      "https://www.reddit.com:443/r/SaaS/comments/1abcde/a_title",
      FULL,
    ],
    ["a comment below the post", `${FULL}kx1yz9a/?context=3`, FULL],
    [
      "the newer form of a comment",
      "https://www.reddit.com/r/SaaS/comments/1abcde/comment/kx1yz9a/",
      "https://www.reddit.com/r/SaaS/comments/1abcde/",
    ],
    [
      "data instead of the page",
      "https://www.reddit.com/r/SaaS/comments/1abcde/a_title.json",
      FULL,
    ],
    ["words of a share menu", `Have a look at this ${FULL} (3 comments)`, FULL],
    ["Markdown around it", `[my post](${FULL})`, FULL],
    ["angle brackets and a full stop", `<${FULL}>.`, FULL],
    ["a sentence's end", "https://www.reddit.com/r/SaaS/comments/1abcde/a_title.", FULL],
    ["capitals", "HTTPS://WWW.REDDIT.COM/R/SaaS/COMMENTS/1ABCDE/a_title/", FULL],
    [
      "no title",
      "https://www.reddit.com/r/saas/comments/1abcde",
      "https://www.reddit.com/r/saas/comments/1abcde/",
    ],
    [
      "a title that breaks out",
      "https://www.reddit.com/r/saas/comments/1abcde/a;b&c/",
      "https://www.reddit.com/r/saas/comments/1abcde/",
    ],
    ["a short link", "https://redd.it/1abcde", SHORT],
    ["no community", "https://www.reddit.com/comments/1abcde", SHORT],
    ["a gallery", "https://www.reddit.com/gallery/1abcde", SHORT],
  ])("%s", (_case, typed, address) => {
    expect(readPostAddress(typed, place)).toEqual({ address, postId: "1abcde" });
  });

  test("what traces who shared it behind a share link, which keeps its secret", () => {
    const typed = "https://www.reddit.com/r/SaaS/s/AbC123?x=1";
    const address = "https://www.reddit.com/r/SaaS/s/AbC123";
    expect(readPostAddress(typed, place)).toEqual({ address, postId: null });
  });
});

test.each([
  `${FULL}kx1yz9a/?context=3`,
  "https://www.reddit.com/r/SaaS/comments/1abcde/comment/kx1yz9a/",
])("of what was posted as a comment, the comment is kept: %s", (typed) => {
  const read = readPostAddress(typed, { ...place, isComment: true });
  expect(read).toMatchObject({ address: expect.stringMatching(/\/1abcde\/\w+\/kx1yz9a\/$/) });
});

describe("refused with its own sentence is", () => {
  test.each([
    ["nothing", "  ", "Paste the address first."],
    ["words", "my post", "Its address looks like https://www.reddit.com/r/…/comments/…"],
    ["a script", "javascript:alert(1)", "Its address looks like https://www.reddit.com"],
    [
      "another site",
      "https://news.example.com/r/SaaS/comments/1abcde/",
      "It leads to news.example.com.",
    ],
    [
      "a look-alike",
      "https://reddit.com.evil.example/r/SaaS/comments/1abcde/",
      "It leads to reddit.com.evil.example.",
    ],
    [
      "another look-alike",
      "https://notreddit.com/r/SaaS/comments/1abcde/",
      "It leads to notreddit.com.",
    ],
    [
      "a name before the host",
      "https://www.reddit.com@evil.example/r/SaaS/comments/1abcde/",
      "Its address looks like",
    ],
    [
      "another port",
      "https://www.reddit.com:8443/r/SaaS/comments/1abcde/",
      "Its address looks like",
    ],
    ["Reddit's front page", "https://www.reddit.com/", "isn't a single post"],
    ["a search", "https://www.reddit.com/search/?q=x", "isn't a single post"],
    ["the community", "https://www.reddit.com/r/SaaS/", "the address of r/SaaS, not of a post."],
    ["its wiki", "https://www.reddit.com/r/SaaS/wiki/index", "isn't a single post"],
    [
      "the page to write on",
      "https://www.reddit.com/r/SaaS/submit?title=x",
      "where you write a post",
    ],
    ["a picture", "https://i.redd.it/abc123.png", "a picture or a video"],
    [
      "an id that can't be one",
      "https://www.reddit.com/r/SaaS/comments/--/",
      "isn't a single post",
    ],
    ["an empty short link", "https://redd.it/", "isn't a single post"],
    [
      "another community",
      "https://www.reddit.com/r/webdev/comments/1abcde/x/",
      "leads to r/webdev, but the post is for r/saas.",
    ],
    [
      "a share link of another community",
      "https://www.reddit.com/r/webdev/s/AbC123",
      "leads to r/webdev",
    ],
    [
      "a post on a profile",
      "https://www.reddit.com/user/someone/comments/1abcde/x/",
      "the profile of a user",
    ],
    [
      "the same, in its other form",
      "https://www.reddit.com/r/u_someone/comments/1abcde/x/",
      "the profile of a user",
    ],
    [
      "a name that no community has",
      "https://www.reddit.com/r/sa;as/comments/1abcde/x/",
      "isn't a single post",
    ],
    ["a profile", "https://www.reddit.com/u/someone", "isn't a single post"],
  ])("%s", (_case, typed, words) => {
    expect(readPostAddress(typed, place)).toEqual({ fault: expect.stringContaining(words) });
  });
});

test.each([
  [null, null],
  [FULL, "1abcde"],
  ["https://redd.it/1abcde", "1abcde"],
  ["https://www.reddit.com/r/SaaS/s/AbC123", null],
  ["https://example.com/", null],
])("the id behind %s is %s", (permalink, id) => {
  expect(findPostId(permalink)).toBe(id);
});
