import { MAX_CONTENT_LENGTH } from "#engine/drafts/draft.ts";
import { expect, test } from "vitest";
import { samplePost } from "#web/testing/sample-post.ts";
import { findHandover, leaveForReddit } from "./handover.ts";

const SITE = "https://ropewise.example";
const TAGS = "fh=0123456789";

test("a post goes to the submit page with its words", () => {
  const { url, ...plan } = findHandover(samplePost({ title: "One", content: "Text" }), null);
  expect(url).toBe("https://www.reddit.com/r/SaaS/submit?type=TEXT&title=One&text=Text");
  expect(plan).toEqual({
    community: "r/SaaS",
    isComment: false,
    link: null,
    isTextCopied: false,
  });
});

test("a comment is no post: the community opens, and the text is on the clipboard", () => {
  expect(findHandover(samplePost({ postType: "thread-comment" }), null)).toEqual({
    community: "r/SaaS",
    url: "https://www.reddit.com/r/SaaS/",
    isComment: true,
    link: null,
    isTextCopied: true,
  });
});

test.each([
  [
    "the link of its text",
    "Look: https://ropewise.example/faq",
    "https%3A%2F%2Fropewise.example%2Ffaq",
  ],
  [
    "an address that was typed in short",
    "It's on ropewise.example/faq.",
    "https%3A%2F%2Fropewise.example%2Ffaq",
  ],
  ["the project's address", "I made it.", "https%3A%2F%2Fropewise.example"],
])("a link post goes there with %s, and its text is the first comment", (_, content, link) => {
  const plan = findHandover(samplePost({ title: "One", content, type: "link" }), SITE);
  expect(plan).toEqual({
    community: "r/SaaS",
    url: `https://www.reddit.com/r/SaaS/submit?type=LINK&title=One&url=${link}`,
    isComment: false,
    link: decodeURIComponent(link),
    isTextCopied: true,
  });
});

test("a link post leaves with tags where its community permits them", () => {
  const { url } = findHandover(samplePost({ content: "", type: "link", linkTags: TAGS }), SITE);
  expect(new URL(url).searchParams.get("url")).toBe(`${SITE}/?${TAGS}`);
});

test("a picture is added on Reddit: its page opens with the title, and the text is on the clipboard", () => {
  expect(findHandover(samplePost({ title: "One", content: "Text", type: "image" }), SITE)).toEqual({
    community: "r/SaaS",
    url: "https://www.reddit.com/r/SaaS/submit?type=IMAGE&title=One",
    isComment: false,
    link: null,
    isTextCopied: true,
  });
});

test("a link post of a project without an address opens as a text", () => {
  const { url } = findHandover(samplePost({ content: "Text", type: "link" }), null);
  expect(url).toContain("type=TEXT");
});

test.each(["story", "thread-comment"] as const)(
  "a %s for a community that is gone does not go to r/Unknown",
  (postType) => {
    const subreddit = {
      id: "gone",
      name: "Unknown",
      fullName: "r/Unknown",
      members: 0,
      membersEstimated: false,
    };
    const plan = findHandover(samplePost({ postType, subredditId: "gone", subreddit }), null);
    expect(plan.community).toBe("r/gone");
    expect(new URL(plan.url).pathname).toMatch(/^\/r\/gone\//);
  },
);

const post = { content: `Look: ${SITE}`, editSection: `EDIT: ${SITE}/faq`, linkTags: TAGS };

test("content and edit section leave with tagged links, which are named", () => {
  expect(leaveForReddit(post, SITE)).toEqual({
    content: `Look: ${SITE}/?${TAGS}`,
    editSection: `EDIT: ${SITE}/faq?${TAGS}`,
    taggedLinks: [`${SITE}/?${TAGS}`, `${SITE}/faq?${TAGS}`],
  });
});

test("plain words leave as they are", () => {
  const { content, editSection } = post;
  const plain = { content, editSection, taggedLinks: [] };
  expect(leaveForReddit({ ...post, linkTags: null }, SITE)).toEqual(plain);
  expect(leaveForReddit(post, null)).toEqual(plain);
});

test("a text that tags would make too long for Reddit leaves as it is", () => {
  const content = `${"x".repeat(MAX_CONTENT_LENGTH - SITE.length - 1)} ${SITE}`;
  const leaving = leaveForReddit({ ...post, content }, SITE);
  expect(leaving.content).toBe(content);
  expect(leaving.taggedLinks).toEqual([`${SITE}/faq?${TAGS}`]);
});
