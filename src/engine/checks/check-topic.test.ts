import { expect, test } from "vitest";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makeCodedPolicy, makeDraft } from "#engine/policy/testing/make-policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { checkDraft } from "./check-draft.ts";
import { readDraftAlone } from "./situation.ts";

const TOPIC = { levels: ["knead", "", "dough", "", "bread flour sourdough"] };
const BIKES = makeDraft({
  title: "Forty kilometres along the river",
  content: "We rode along the river until the chain broke and had to walk home. ".repeat(5),
});
const BREAD = makeDraft({
  title: "More water in the dough",
  content: "The sourdough bread takes more water than the flour on the bag says. ".repeat(5),
});

const from = (kind: Policy["stance"]["source"]["kind"]): Partial<Policy> => ({
  topic: TOPIC,
  stance: { ...makeCodedPolicy({}).stance, source: { kind, asOf: null } },
});

function checkSubject(
  codes: RuleCodes,
  known: Partial<Policy>,
  draft: Draft,
  type: PostType | null,
) {
  const checks = checkDraft(readDraftAlone(draft, makeCodedPolicy(codes, known), type));
  const found = checks.filter(({ id }) => id === "on-topic");
  return found.map(({ outcome, finding }) => [outcome, finding?.points ?? 0]);
}

const RULE: RuleCodes = { "on-topic": true };

test.each<[name: string, RuleCodes, Partial<Policy>, Draft, PostType | null, unknown[]]>([
  ["far off, by the rule", RULE, from("note"), BIKES, null, [["broken", 35]]],
  ["far off, without a rule", {}, from("note"), BIKES, null, [["broken", 28]]],
  ["far off where we only guess", {}, from("hint"), BIKES, null, [["broken", 17]]],
  ["far off, by a rule, where we only guess", RULE, from("hint"), BIKES, null, [["broken", 21]]],
  ["on topic, the rule is for the author", RULE, from("note"), BREAD, null, [["read", 0]]],
  ["on topic, and no rule", {}, from("note"), BREAD, null, []],
  ["nobody knows the subject", {}, { topic: null }, BIKES, null, []],
  ["nobody knows the subject, with a rule", RULE, { topic: null }, BIKES, null, [["read", 0]]],
  ["a comment in a thread", {}, from("note"), BIKES, "thread-comment", []],
])("%s", (_, codes, known, draft, type, expected) => {
  expect(checkSubject(codes, known, draft, type)).toEqual(expected);
});
