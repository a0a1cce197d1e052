import { expect, test } from "vitest";
import type { Check } from "#engine/checks/check.ts";
import { wordTally } from "#engine/checks/can-we-tell.ts";
import { tallyChecks } from "#engine/checks/summarise-checks.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import type { PolicyDemand } from "#engine/policy/demand.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { assessDraft as assess } from "./assess-ban-risk.ts";
import { listVerdict } from "./list-verdict.ts";
import { makeInput, OWN_TEXT } from "./testing/assess-draft.ts";

const demand = (changes: Partial<PolicyDemand>): PolicyDemand => ({
  of: "all",
  code: "contains",
  value: null,
  detail: null,
  countsComments: false,
  source: { kind: "note", asOf: "2026-08" },
  certainty: "sure",
  ...changes,
});

const judge = (changes: Parameters<typeof makeInput>[0]) => {
  const assessment = assess(makeInput(changes));
  return { ...listVerdict(assessment), ...assessment };
};

test("every check and every reason is in just one list", () => {
  const policy = makePolicy({
    demands: [
      demand({ code: "title-tag", value: "[OC]" }),
      demand({ value: "camera and exposure" }),
      demand({ code: "min-local-karma", value: 10 }),
      demand({ code: "text-only" }),
    ],
  });
  const { fix, fine, unknown, checks } = judge({ policy, draft: { content: OWN_TEXT } });
  const listed = [...fix.flatMap(({ check }) => check ?? []), ...fine, ...unknown.checks];
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(listed.length).toBe(checks.length);
  expect(fix.map(({ check }) => check?.outcome)).toEqual(["broken", "asked"]);
});

test("good news is not among what is to be fixed, though it weighs a little", () => {
  const { fix, fine, risk } = judge({
    draft: { content: OWN_TEXT, title: "I made Ledgerly: buy it now" },
  });
  expect(risk.reasons.map(({ id }) => id)).toContain("stance");
  expect(fix.map(({ reason }) => reason.id)).not.toContain("stance");
  expect(fine.map(({ id }) => id)).toContain("stance");
});

test("what a community notes about such a project is to be fixed: ask about hardware first", () => {
  const policy = makePolicy({
    demands: [demand({ of: "own product", code: "ask-mods", detail: "hardware" })],
  });
  const draft = {
    title: "I made a product for kitchens: a hardware timer",
    content:
      "I built a small hardware device that counts down and blinks. It is a kit of nine parts.",
  };
  const { fix } = judge({ policy, draft });
  expect(fix.map(({ check }) => check?.question?.text)).toContain(
    "r/Example wants you to ask first. Did its moderators agree?",
  );
});

test.each([
  ["nothing is known", unknownPolicy("nobodyknows"), "We can't tell"],
  ["it welcomes projects", makePolicy(), "No problem found · 0 passed"],
])("where %s", (_case, policy, words) => {
  const { checks, risk, unknown } = judge({ policy });
  expect(wordTally(tallyChecks(checks, risk.reasons))).toBe(words);
  expect(unknown.sentences).toContain(`Whether ${policy.fullName} takes texts, links or pictures.`);
});

test("an advert where nothing is known is no verdict either", () => {
  const policy = unknownPolicy("nobodyknows");
  const { checks, risk, fix, unknown } = judge({ policy, draft: { content: OWN_TEXT } });
  expect(wordTally(tallyChecks(checks, risk.reasons))).toBe("We can't tell");
  expect(fix).toEqual([]);
  expect(unknown.checks.map((check: Check) => check.id)).toEqual(["stance"]);
});
