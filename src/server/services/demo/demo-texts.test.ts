import { describe, expect, test } from "vitest";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { adviseAnswer } from "#engine/interview/advise-answer.ts";
import { listSteps } from "#engine/interview/list-questions.ts";
import type { DemoPost } from "./demo-project.ts";
import { SETTERLY } from "./setterly.ts";
import { ODDMONTH, TIDEWICK } from "./create-demo.ts";

const projects = [SETTERLY, ODDMONTH, TIDEWICK];
const openIn = ({ title, content, editSection }: DemoPost) =>
  countBlanks({ title, content, editSection: editSection ?? null });

describe.each(projects.map((demo) => [demo.project.name, demo] as const))("%s", (_name, demo) => {
  const { past, upcoming, drafts } = demo;

  test.each([...past, ...upcoming, ...drafts].map((post) => [post.title, post] as const))(
    "%s",
    (title, { content, editSection }) => {
      expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
      expect(`${title} ${content} ${editSection}`).not.toMatch(/!|\bsafe\b/i);
      for (const [address] of content.matchAll(/https?:\/\/\S+/g)) {
        expect(address).toBe(demo.project.url);
      }
    },
  );

  test("answers every question of its kind, and no answer needs advice", () => {
    const { kind, answers = {} } = demo.interview;
    for (const question of listSteps(kind ?? "software").flat()) {
      const answer = answers[question.id] ?? "";
      expect(answer, question.id).not.toBe("");
      expect(adviseAnswer(question, answer, demo.project.name), question.id).toBeNull();
    }
  });

  test("what was posted has no blanks, and drafts show some", () => {
    expect(past.map(openIn)).toEqual(past.map(() => 0));
    for (const draft of drafts) expect(openIn(draft)).toBeGreaterThan(0);
  });

  test("fits under the cap, and no community sees two posts in a fortnight", () => {
    expect(upcoming.length + drafts.length).toBeLessThanOrEqual(5);
    const times = Map.groupBy(past, ({ subredditId }) => subredditId);
    for (const posts of times.values()) expect(posts).toHaveLength(1);
    const recent = past.filter(({ daysAgo }) => daysAgo < 14);
    const busy = new Set(recent.map(({ subredditId }) => subredditId));
    for (const { subredditId } of upcoming) expect(busy).not.toContain(subredditId);
  });
});
