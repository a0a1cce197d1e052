import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { assessDraft, CALM_TEXT, CALM_TITLE, NOW, OWN_TEXT } from "./testing/assess-draft.ts";

const post = (index: number, changes: Partial<PastPost>): PastPost => ({
  id: `post ${index}`,
  subredditId: `place${index}`,
  title: `Something else, number ${index}`,
  content: `Words of post ${index} that no other post has, since it is about ${index} other things.`,
  at: new Date(NOW.getTime() - index * DAY_MS),
  isPosted: true,
  isPromotional: false,
  ...changes,
});

const make = (count: number, changes: Partial<PastPost>) =>
  Array.from({ length: count }, (_, index) => post(index + 1, changes));

describe("repetition is grave", () => {
  test.each([
    ["one earlier copy", 1, "medium"],
    ["ten identical posts", 10, "high"],
  ])("%s elsewhere", (_case, count, level) => {
    const posts = make(count, { title: CALM_TITLE, content: CALM_TEXT });
    expect(assessDraft({ posts, at: NOW }).level).toBe(level);
  });

  test.each([
    ["four promotions in twenty days", 4, "low"],
    ["twenty promotions in twenty days", 19, "high"],
  ])("%s, each in words of its own", (_case, count, level) => {
    const posts = make(count, { isPromotional: true });
    expect(
      assessDraft({ posts, at: new Date(NOW.getTime() + HOUR_MS), draft: { content: OWN_TEXT } })
        .level,
    ).toBe(level);
  });
});
