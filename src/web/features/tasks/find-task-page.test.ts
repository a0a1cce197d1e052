import { expect, test } from "vitest";
import { findTaskPage, wordNext, wordRest } from "./find-task-page.ts";

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
    "/projects/p/facts",
  ],
  [
    "the questions, on the project's page",
    [{ kind: "facts", projectId: "p", postId: null }, true],
    undefined,
  ],
  [
    "the roadmap, from elsewhere",
    [{ kind: "plan", projectId: "p", postId: null }, false],
    "/projects/p#roadmap",
  ],
  [
    "the roadmap, on the project's page",
    [{ kind: "plan", projectId: "p", postId: null }, true],
    "#roadmap",
  ],
  [
    "the communities, on the project's page",
    [{ kind: "communities", projectId: "p", postId: null }, true],
    "/projects/p/communities",
  ],
  [
    "comments in a community",
    [{ kind: "comments", projectId: "p", postId: null, subredditId: "saas" }, true],
    "/projects/p/comments?community=saas",
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

const endsAt = "2026-11-15T23:00:00.000Z";

test.each<[string, number, string | null, string]>([
  ["all ticked, nothing planned", 2, null, "All done for today"],
  ["all ticked, more today", 2, "2026-11-15T22:59:59.000Z", "All done"],
  ["all ticked, more at midnight", 2, endsAt, "All done for today"],
  ["no task, nothing planned", 0, null, "Nothing to do today"],
  ["no task, one comes today", 0, "2026-11-15T10:00:00.000Z", "Nothing to do right now"],
  ["no task, one comes tomorrow", 0, "2026-11-16T10:00:00.000Z", "Nothing to do today"],
])("%s", (_case, count, at, words) => {
  const tasks = Array.from({ length: count }, () => ({}));
  expect(wordRest({ tasks, next: at === null ? null : { at }, endsAt })).toBe(words);
});

test.each<[string, string | null, string | null]>([
  ["nothing", null, null],
  [
    "later today",
    "2026-11-15T10:16:00.000Z",
    "At 11:16 AM, check that your r/SaaS post is still up.",
  ],
  [
    "tomorrow",
    "2026-11-16T10:16:00.000Z",
    "On Monday, November 16 at 11:16 AM, check that your r/SaaS post is still up.",
  ],
])("what comes next: %s", (_case, at, words) => {
  const text = "check that your r/SaaS post is still up";
  const next = at === null ? null : { at, text, projectId: "p", postId: "q" };
  expect(wordNext({ next, endsAt }, "Europe/Berlin", "en-US")).toBe(words);
});
