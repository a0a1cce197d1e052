import { expect, test } from "vitest";
import { checkPost } from "./check-post.ts";
import { summariseChecks } from "./summarise-checks.ts";
import { makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";

test.each([
  [[], { followed: 0, total: 0 }],
  [["Stay on topic."], { followed: 1, total: 1 }],
  [["No low effort", "Be kind", "Stay on topic."], { followed: 2, total: 3 }],
])("%j", (extractedRules, summary) => {
  const checks = checkPost(makeDraft({ title: "Short" }), makePolicy({ extractedRules }));
  expect(summariseChecks(checks)).toEqual(summary);
});
