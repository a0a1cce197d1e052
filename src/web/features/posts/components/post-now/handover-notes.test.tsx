import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { HandoverNotes } from "./handover-notes.tsx";

function show(post: Parameters<typeof samplePost>[0]) {
  const handover = {
    community: "r/SaaS",
    url: "https://www.reddit.com/r/SaaS/submit",
    text: "Text",
    taggedLinks: [],
    copied: null,
    isComment: post?.postType === "thread-comment",
    link: null,
    isTextCopied: true,
  };
  render(<HandoverNotes post={toRoadmapPost(samplePost(post))} handover={handover} />);
}

test("who posts a picture is asked to add it", () => {
  show({ type: "image" });
  expect(screen.queryByText("The title is filled in. Add your pictures there.")).not.toBeNull();
});

test.each([{ type: "text" }, { type: "image", postType: "thread-comment" }] as const)(
  "a text or a comment has no pictures: %s",
  (post) => {
    show(post);
    expect(screen.queryByText(/Add your pictures/)).toBeNull();
  },
);
