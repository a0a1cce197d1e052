import { expect, test } from "vitest";
import type { Project } from "#contract/project.ts";
import { isNewPost, newPostId, startPost } from "./new-post.ts";
import { samplePost } from "#web/testing/sample-post.ts";

const { subreddit } = samplePost();
const project = {
  id: "p1",
  recommendations: [{ subredditId: "saas", subreddit }],
} as unknown as Project;

test("an empty page belongs to one community of one project", () => {
  const page = startPost(project, "saas");
  expect(page).toMatchObject({
    id: newPostId("p1", "saas"),
    projectId: "p1",
    subredditId: "saas",
    subreddit,
    title: "",
    content: "",
    by: "founder",
    status: "draft",
  });
  expect(page && isNewPost(page)).toBe(true);
  expect(startPost(project, "gone")).toBeNull();
});

test("a post that the server keeps is not new", () => {
  expect(isNewPost(samplePost())).toBe(false);
});
