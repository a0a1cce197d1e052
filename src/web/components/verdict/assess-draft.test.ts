import { expect, test } from "vitest";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import { assessDraft } from "./assess-draft.ts";

const policy = makeCodedPolicy({ "flair-required": true });

function assess(flair: string | null, postType: PostType) {
  const draft = { title: "How we plan trips", content: "x", editSection: null, flair };
  const { checks, risk } = assessDraft(draft, policy, {
    postType,
    now: new Date("2026-11-15T09:00:00.000Z"),
  });
  const check = checks.find(({ kind }) => kind === "flair");
  return {
    isKept: check && check.outcome === "kept",
    isReason: risk.reasons.some(({ id }) => id === "flair"),
  };
}

test.each<[string | null, PostType, boolean | undefined, boolean]>([
  ["Launch", "story", true, false],
  [null, "story", false, true],
  ["{{the flair that fits}}", "story", false, true],
  [null, "thread-comment", undefined, false],
])("the flair %j of a %s: check and reason agree", (flair, postType, isKept, isReason) => {
  expect(assess(flair, postType)).toEqual({ isKept, isReason });
});
