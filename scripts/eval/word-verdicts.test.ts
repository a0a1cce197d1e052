import { expect, test } from "vitest";
import { kindOfCause } from "./cause-kinds.ts";
import type { JudgedCase } from "./measure-verdicts.ts";
import { wordVerdicts } from "./word-verdicts.ts";

function makeJudged(more: Partial<JudgedCase>, isSeen: boolean): JudgedCase {
  return {
    id: "a",
    community: "tea",
    flair: null,
    day: "Monday",
    project: null,
    karma: null,
    accountAgeDays: null,
    title: "Green or white?",
    text: "",
    verdict: "removed",
    cause: "format",
    why: "",
    tags: [],
    objects: { rules: isSeen, known: isSeen, check: isSeen },
    stance: "closed",
    score: 0,
    checkScore: 0,
    reasons: [],
    ...more,
  };
}

test("what was removed for its form, day, topic or thread is counted apart from promotion", () => {
  const worded = wordVerdicts([
    makeJudged({ cause: "missing recipe" }, true),
    makeJudged({ cause: "title form" }, false),
    makeJudged({ cause: "wrong day" }, true),
    makeJudged({ cause: "promotion" }, true),
    makeJudged({ cause: "fine", verdict: "fine" }, true),
  ]);
  expect(worded).toContain("seen by cause: format 1 of 2, day 1 of 1, together 67%");
  expect(worded).not.toContain("topic");
});

test.each([
  ["belongs in a thread", "thread"],
  ["off topic", "topic"],
  ["off-topic advert", null],
  ["promotion", null],
  ["low effort", null],
])("%s is of the kind %s", (cause, kind) => {
  expect(kindOfCause(cause)).toBe(kind);
});
