import { expect, test } from "vitest";
import { findTaskPage } from "./find-task-page.ts";

test.each<[string, Parameters<typeof findTaskPage>, string | undefined]>([
  ["a post", [{ kind: "blanks", projectId: "p", postId: "q" }, false], "/projects/p?post=q"],
  [
    "a post on its project's page",
    [{ kind: "check", projectId: "p", postId: "q" }, true],
    "/projects/p?post=q",
  ],
  ["a project", [{ kind: "comments", projectId: "p", postId: null }, false], "/projects/p"],
  [
    "the questions, from elsewhere",
    [{ kind: "facts", projectId: "p", postId: null }, false],
    "/projects/p#interview",
  ],
  [
    "the questions, on the project's page",
    [{ kind: "facts", projectId: "p", postId: null }, true],
    "#interview",
  ],
  [
    "the roadmap, on the project's page",
    [{ kind: "plan", projectId: "p", postId: null }, true],
    "#roadmap",
  ],
  [
    "the communities, on the project's page",
    [{ kind: "communities", projectId: "p", postId: null }, true],
    "#communities",
  ],
  [
    "comments, on the project's page",
    [{ kind: "comments", projectId: "p", postId: null }, true],
    undefined,
  ],
  [
    "the first project",
    [{ kind: "project", projectId: null, postId: null }, false],
    "/projects/new",
  ],
])("%s", (_case, input, to) => {
  expect(findTaskPage(...input)?.to).toBe(to);
});
