import { expect, test } from "vitest";
import { leaveForReddit } from "./leave-for-reddit.ts";

const SITE = "https://ropewise.example";
const TAGS = "utm_source=reddit&utm_content=0123456789";
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
  const content = `${"word ".repeat(7990)} ${SITE}`;
  const leaving = leaveForReddit({ ...post, content }, SITE);
  expect(leaving.content).toBe(content);
  expect(leaving.taggedLinks).toEqual([`${SITE}/faq?${TAGS}`]);
});
