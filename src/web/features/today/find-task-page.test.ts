import { expect, test } from "vitest";
import { findTaskPage } from "./find-task-page.ts";

test.each<[string, Parameters<typeof findTaskPage>, string | undefined]>([
  ["a post", [{ kind: "blanks", projectId: "p", postId: "q" }, false], "/projects/p?post=q"],
  [
    "a post on its project's page",
    [{ kind: "check", projectId: "p", postId: "q" }, true],
    "/projects/p?post=q",
  ],
  ["a project", [{ kind: "facts", projectId: "p", postId: null }, false], "/projects/p"],
  ["a project on its own page", [{ kind: "facts", projectId: "p", postId: null }, true], undefined],
  [
    "the first project",
    [{ kind: "project", projectId: null, postId: null }, false],
    "/projects/new",
  ],
])("%s", (_case, input, to) => {
  expect(findTaskPage(...input)?.to).toBe(to);
});
