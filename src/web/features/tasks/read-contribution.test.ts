import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import {
  type ContributionEdit,
  readContributionFaults,
  toContribution,
} from "./read-contribution.ts";

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

test("what the server says of a field stands at the field", () => {
  const issues = [{ field: "at", message: "This time is in the future." }];
  const error = new ApiError(400, { code: "VALIDATION", message: "", details: { issues } });
  expect(readContributionFaults(error)).toEqual({ at: "This time is in the future." });
  expect(readContributionFaults(new Error("no answer"))).toEqual({});
});
