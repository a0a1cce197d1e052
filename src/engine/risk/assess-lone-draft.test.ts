import { expect, test } from "vitest";
import { type RiskInput, toRiskInput } from "#engine/checks/risk-input.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { assessDraft } from "./assess-ban-risk.ts";
import { readSort } from "#engine/sorts/read-sort.ts";
import { assessLoneDraft } from "./assess-lone-draft.ts";
import { offerFixes } from "./offer-fixes.ts";

const everyRule = Object.fromEntries(
  RULE_CODES.map((code) => [code, code.startsWith("min-") ? 50 : true]),
);
const ON_SATURDAYS = makeCodedPolicy({ "promotion-on-day": "saturday" });

const CLOSED = makeCodedPolicy({ "no-self-promotion": true });
const TAKES_ALL = { ...CLOSED, stance: { ...CLOSED.stance, except: "^" } };

const ADVERT = {
  title: "INTRODUCING Ledgerly!!! Invoices in a minute",
  content:
    "We built Ledgerly. Sign up at https://ledgerly.example today, 20% off. DM me for a code.",
  editSection: null,
  flair: null,
};
const QUESTION = {
  title: "How do you keep receipts for the tax office?",
  content: "I have a shoebox full of them and it takes me a weekend every spring. What do you do?",
  editSection: null,
  flair: null,
};

test.each<[string, Pick<RiskInput, "draft" | "policy">]>([
  ["an advert under every rule", { draft: ADVERT, policy: makeCodedPolicy(everyRule) }],
  ["a question under every rule", { draft: QUESTION, policy: makeCodedPolicy(everyRule) }],
  ["an advert that has its day", { draft: ADVERT, policy: ON_SATURDAYS }],
  ["an advert that is taken all the same", { draft: ADVERT, policy: TAKES_ALL }],
  ["an advert where nothing is known", { draft: ADVERT, policy: makeCodedPolicy({}) }],
])("%s gets the verdict that it gets without posts and a time", (_, checked) => {
  const known = {
    ...checked,
    author: { karma: 10, accountAgeDays: 3 },
    timezone: "Europe/Berlin",
    now: new Date("2026-11-15T12:00:00Z"),
  };
  const whole = assessDraft(toRiskInput(known));
  const lone = offerFixes(assessLoneDraft(known, readSort), { ...checked, projectName: null });
  expect(lone).toEqual(withoutNewTimes(whole));
});

test("what is taken all the same promotes nothing", () => {
  const author = { karma: 900, accountAgeDays: 900 };
  const judged = (policy: Policy) => assessLoneDraft({ draft: ADVERT, policy, author }).degree;
  expect([judged(TAKES_ALL), judged(CLOSED)]).toEqual(["none", "promotion"]);
});

/** A draft without a time has none that could be another. */
function withoutNewTimes<T>(assessment: T): T {
  const drop = (_: string, value: { kind?: string } | null) =>
    value?.kind === "reschedule" ? null : value;
  return JSON.parse(JSON.stringify(assessment, drop)) as T;
}
