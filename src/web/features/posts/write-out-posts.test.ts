import { expect, test } from "vitest";
import { samplePost } from "#web/testing/sample-post.ts";
import { writeOutPosts } from "./write-out-posts.ts";

test("each post with where it goes, and nothing for what it lacks", () => {
  const first = samplePost({ title: "One", content: "Text." });
  const second = samplePost({ title: "Two", content: "", editSection: "EDIT: x" });
  expect(writeOutPosts([first, second])).toBe(
    "r/SaaS: One\n\nText.\n\n---\n\nr/SaaS: Two\n\nEDIT: x",
  );
});
