import { expect, test } from "vitest";
import { findHandover } from "./find-handover.ts";
import { samplePost } from "./testing/sample-post.ts";

test("a post goes to the submit page with its words", () => {
  const { url, ...plan } = findHandover(samplePost({ title: "One", content: "Text" }));
  expect(url).toBe("https://www.reddit.com/r/SaaS/submit?type=TEXT&title=One&text=Text");
  expect(plan).toEqual({ community: "r/SaaS", isComment: false, isTextCopied: false });
});

test("a comment is no post: the community opens, and the text is on the clipboard", () => {
  expect(findHandover(samplePost({ postType: "thread-comment" }))).toEqual({
    community: "r/SaaS",
    url: "https://www.reddit.com/r/SaaS/",
    isComment: true,
    isTextCopied: true,
  });
});

test.each(["story", "thread-comment"] as const)(
  "a %s for a community that is gone does not go to r/Unknown",
  (postType) => {
    const subreddit = { id: "gone", name: "Unknown", fullName: "r/Unknown", members: 0 };
    const plan = findHandover(samplePost({ postType, subredditId: "gone", subreddit }));
    expect(plan.community).toBe("r/gone");
    expect(new URL(plan.url).pathname).toMatch(/^\/r\/gone\//);
  },
);
