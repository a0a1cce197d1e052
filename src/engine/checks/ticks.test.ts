import { expect, test } from "vitest";
import type { Policy, Requirement } from "#engine/policy/policy.ts";
import { makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { checkDraft } from "./check-draft.ts";
import type { Check } from "./check.ts";
import { readDraftAlone } from "./situation.ts";
import { isTicked, setTick } from "./ticks.ts";

const SOURCE = { kind: "yours", asOf: "2026-11-16" } as const;
const rules = (...texts: string[]) => ({
  uncodedRules: texts.map((text) => ({ text, source: SOURCE })),
});
const forms = (...texts: string[]): Pick<Policy, "requirements"> => ({
  requirements: texts.map((text): Requirement => ({ kind: "format", text, source: SOURCE })),
});

function find(policy: Policy, isWanted: (check: Check) => boolean): Check {
  const found = checkDraft(readDraftAlone(makeDraft(), policy, null)).find(isWanted);
  if (!found) throw new Error("There is no such check.");
  return found;
}

test.each<[name: string, before: Policy, after: Policy, words: string]>([
  [
    "a rule",
    makePolicy(rules("Bring cake")),
    makePolicy(rules("Be on time", "Bring cake")),
    "cake",
  ],
  ["a form", makePolicy(forms("a haiku")), makePolicy(forms("a limerick", "a haiku")), "haiku"],
])("a tick stays with %s that moves down the list", (_name, before, after, words) => {
  const about = ({ label }: Check) => label.includes(words);
  const ticked = setTick([], find(before, about), before, true);
  expect(isTicked(ticked, find(after, about), after)).toBe(true);
  const others = checkDraft(readDraftAlone(makeDraft(), after, null)).filter((one) => !about(one));
  expect(others.filter((one) => isTicked(ticked, one, after))).toEqual([]);
});

test("a tick outlives other words of ours for the same demand", () => {
  const policy = makePolicy({ codes: { "no-memes": true } });
  const check = find(policy, ({ id }) => id === "no-memes");
  const ticked = setTick([], check, policy, true);
  expect(ticked).toEqual(["no-memes"]);
  expect(isTicked(ticked, { ...check, label: "Please post no memes" }, policy)).toBe(true);
});

test("a stance that changes has to be read anew", () => {
  const stance = { ...makePolicy().stance, is: "ask", detail: null } as const;
  const [ask, unknown] = [
    makePolicy({ stance }),
    makePolicy({ stance: { ...stance, is: "unknown" } }),
  ];
  const isStance = ({ id }: Check) => id === "stance";
  const ticked = setTick([], find(ask, isStance), ask, true);
  expect(isTicked(ticked, find(ask, isStance), ask)).toBe(true);
  expect(isTicked(ticked, find(unknown, isStance), unknown)).toBe(false);
});

test("a tick that was kept by its sentence counts, can be taken back and is kept by its key from then on", () => {
  const policy = makePolicy(rules("Bring cake"));
  const check = find(policy, ({ label }) => label === "Bring cake");
  const old = ["Another", "Bring cake"];
  expect(isTicked(old, check, policy)).toBe(true);
  expect(setTick(old, check, policy, false)).toEqual(["Another"]);
  expect(setTick(old, check, policy, true)).toEqual(["Another", check.id]);
});
