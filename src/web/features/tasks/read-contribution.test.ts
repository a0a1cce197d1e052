import { expect, test } from "vitest";
import { type ContributionEdit, toContribution } from "./read-contribution.ts";

const empty: ContributionEdit = { sort: "helpful-comment", permalink: "  ", at: "" };

test.each<[string, Partial<ContributionEdit>, object]>([
  ["a comment now", {}, { kind: "comment", isPromotional: false }],
  ["a promotional post", { sort: "promotional-post" }, { kind: "post", isPromotional: true }],
  [
    "with address and time",
    { permalink: " https://www.reddit.com/r/SaaS/comments/1/a ", at: "2026-11-15T10:00" },
    {
      kind: "comment",
      isPromotional: false,
      permalink: "https://www.reddit.com/r/SaaS/comments/1/a",
      at: "2026-11-15T09:00:00.000Z",
    },
  ],
])("%s", (_case, edit, expected) => {
  expect(toContribution({ ...empty, ...edit }, "saas", "Europe/Berlin")).toEqual({
    subredditId: "saas",
    ...expected,
  });
});
