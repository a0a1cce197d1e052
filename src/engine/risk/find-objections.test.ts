import { expect, test } from "vitest";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import { CALM_TEXT, makeInput, NOW, OWN_TEXT } from "#engine/risk/testing/assess-draft.ts";
import type { RiskInput } from "#engine/checks/risk-input.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { findObjections } from "./find-objections.ts";
import { measureBudget } from "#engine/budget/measure-budget.ts";
import { ANYBODY } from "#engine/ledger/account.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const { subredditId } = makeCodedPolicy({});

function past(days: number, changes: Partial<PastPost> = {}): PastPost {
  return {
    id: `${days}`,
    subredditId,
    title: "Another matter",
    content: "Words that nothing else here has in common with anything.",
    at: inDays(days),
    isPosted: days < 0,
    isPromotional: true,
    ...changes,
  };
}

function object(
  at: Date,
  posts: PastPost[],
  {
    content = OWN_TEXT,
    codes = {},
    isMoved = false,
    ...input
  }: Partial<RiskInput> & { content?: string; codes?: RuleCodes; isMoved?: boolean } = {},
) {
  // What is not known to welcome projects goes by the norm.
  const known = makeCodedPolicy(codes);
  const { stance } = unknownPolicy(subredditId);
  const policy = known.stance.is === "welcome" ? { ...known, stance } : known;
  return findObjections(
    { ...makeInput({ draft: { content }, posts, policy, ...input }), at, isMoved },
    measureBudget({ policy, posts, comments: [], promoter: ANYBODY, timezone: "UTC", now: NOW }),
  );
}

test("a first promotional post meets no objection, and neither does one that promotes nothing", () => {
  expect(object(inDays(1), [])).toBeNull();
  expect(object(inDays(1), [past(-3)], { content: CALM_TEXT })).toBeNull();
});

test("a second one within 14 days is too soon, and a later time is named that is not", () => {
  const found = object(inDays(1), [past(-3)]);
  expect(found?.reasons).toHaveLength(2);
  expect(found?.reasons[0]).toContain("Your 1 contribution in r/Example was promotional (100%)");
  expect(found?.reasons[1]).toContain("One promotion in 14 days is our own norm");
  expect(found?.commentsFirst).toBe(9);
  expect(found?.laterAt?.getTime()).toBeGreaterThanOrEqual(inDays(11).getTime());
  expect(object(found?.laterAt ?? NOW, [past(-3)])).toBeNull();
});

test("when the rest is over, the missing comments still need days: three a day", () => {
  const old = [past(-20)];
  expect(object(inDays(2), old)?.reasons).toHaveLength(1);
  expect(object(inDays(3), old)).toBeNull();
});

test("a ban is said, and no other time helps", () => {
  const content = `${OWN_TEXT} https://ledgerly.io`;
  const found = object(inDays(1), [], { content, codes: { "no-self-promotion": true } });
  expect(found).toMatchObject({ laterAt: null, commentsFirst: 0 });
  expect(found?.reasons[0]).toMatch(/Its rules allow no promotion\.$/);
  const moved = { content, codes: { "no-self-promotion": true } as const, isMoved: true };
  expect(object(inDays(1), [], moved)).toBeNull();
});

test("the same words again are told, wherever they went", () => {
  const copy = past(-40, {
    subredditId: "elsewhere",
    fullName: "r/ElseWhere",
    title: "What helped with late invoices this year",
    content: OWN_TEXT,
  });
  const found = object(inDays(1), [copy]);
  expect(found?.reasons).toEqual(["100% of this is also in your r/ElseWhere post. Rewrite it."]);
  expect(found?.laterAt).toBeNull();
});

test("a fourth link to the same site within a week is told, a third is not", () => {
  const content = `${OWN_TEXT} https://ledgerly.io/why`;
  const link = (days: number) =>
    past(days, {
      subredditId: `place${days}`,
      content: `Matter ${days}: see https://www.ledgerly.io/x`,
    });
  expect(object(inDays(1), [link(-1), link(-2)], { content })).toBeNull();
  expect(object(inDays(1), [link(-1), link(-2), link(3)], { content })?.reasons).toEqual([
    expect.stringContaining("3 other posts within 7 days of this one link to ledgerly.io"),
  ]);
});

test("a later time is named at which there is room for the link as well", () => {
  const content = `${OWN_TEXT} https://ledgerly.io/why`;
  const links = [1, 2, 3].map((days) =>
    past(days, { subredditId: `place${days}`, content: `Matter ${days}: https://ledgerly.io` }),
  );
  const posts = [past(-20), ...links];
  const found = object(inDays(1.5), posts, { content });
  expect(found?.laterAt?.getTime()).toBeGreaterThan(inDays(8).getTime());
  expect(object(found?.laterAt ?? NOW, posts, { content })).toBeNull();
});

test("what was written for a promotion thread keeps no post away", () => {
  const comment = past(-3, { postType: "thread-comment" });
  expect(object(inDays(4), [comment])).toBeNull();
});

test("a comment for a promotion thread and the post itself are no objection", () => {
  expect(object(inDays(1), [past(-3)], { postType: "thread-comment" })).toBeNull();
  expect(object(inDays(2), [past(1)], { postId: "1" })).toBeNull();
});
