import { describe, expect, test } from "vitest";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { listUnlocks, type UnlockState } from "./list-unlocks.ts";
import type { Author } from "#engine/drafts/draft.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

const told: Author = { karma: 88, accountAgeDays: 25 };
const untold: Author = { karma: null, accountAgeDays: null };
const community = (name: string, codes: RuleCodes | null) => ({
  ...(codes ? makeCodedPolicy(codes) : unknownPolicy(name)),
  subredditId: name.toLowerCase(),
  fullName: `r/${name}`,
});

describe("one community", () => {
  test.each<[string, Author, RuleCodes | null, UnlockState, string]>([
    [
      "some karma is missing",
      told,
      { "min-karma": 100 },
      "closed",
      "12 more karma opens r/Makers.",
    ],
    [
      "days are missing",
      told,
      { "min-account-age-days": 30 },
      "closed",
      "5 more days open r/Makers.",
    ],
    ["one day is", told, { "min-account-age-days": 26 }, "closed", "1 more day opens r/Makers."],
    [
      "both are",
      told,
      { "min-karma": 2000, "min-account-age-days": 30 },
      "closed",
      "1,912 more karma and 5 more days open r/Makers.",
    ],
    [
      "karma is missing, and the age was not told",
      { karma: 88, accountAgeDays: null },
      { "min-karma": 100, "min-account-age-days": 30 },
      "closed",
      "12 more karma opens r/Makers. It also asks for an account of 30 days. Tell us how old yours is to compare.",
    ],
    [
      "just reached",
      told,
      { "min-karma": 88, "min-account-age-days": 25 },
      "open",
      "r/Makers asks for 88 karma and an account of 25 days: you have that.",
    ],
    [
      "nothing was told",
      untold,
      { "min-karma": 100 },
      "unclear",
      "r/Makers asks for 100 karma. Tell us yours to compare.",
    ],
    [
      "a demand without a number",
      told,
      { "min-karma": true },
      "unclear",
      "r/Makers asks for some karma, but doesn't say how much.",
    ],
    [
      "one reached, the other without a number",
      told,
      { "min-karma": 10, "min-account-age-days": true },
      "unclear",
      "r/Makers asks for 10 karma: you have that. r/Makers asks for some account age, but doesn't say how much.",
    ],
    [
      "no demand in its rules",
      told,
      { "no-self-promotion": true },
      "not-named",
      "r/Makers names no minimum in the rules we know.",
    ],
    ["no rules known", told, null, "rules-unknown", "We don't know the rules of r/Makers."],
  ])("%s", (_case, account, codes, state, text) => {
    const [unlock] = listUnlocks(account, [community("Makers", codes)]);
    expect(unlock).toMatchObject({ state, text, asOf: codes && "2025-09" });
    expect(text).not.toContain("comment karma");
  });
});

test("what is probably demanded is named as that, as in a verdict", () => {
  const probable = {
    of: "all",
    code: "min-karma",
    value: 100,
    detail: null,
    countsComments: false,
    certainty: "probable",
    source: { kind: "rules", asOf: "2023-03" },
  } as const;
  const known = { ...community("Makers", {}), demands: [probable] };
  expect(listUnlocks(told, [known])).toMatchObject([
    { state: "closed", text: "12 more karma probably opens r/Makers.", asOf: "2023-03" },
  ]);
  expect(listUnlocks({ ...told, karma: 100 }, [known])[0]?.text).toBe(
    "r/Makers probably asks for 100 karma: you have that.",
  );
});

test("what opens next comes first, and what is not known last", () => {
  const unlocks = listUnlocks(told, [
    community("Unknown", null),
    community("Silent", {}),
    community("Open", { "min-karma": 5 }),
    community("Far", { "min-karma": 1000 }),
    community("Vague", { "min-karma": true }),
    community("Near", { "min-account-age-days": 27 }),
  ]);
  expect(unlocks.map(({ fullName }) => fullName)).toEqual(
    ["Near", "Far", "Vague", "Open", "Silent", "Unknown"].map((name) => `r/${name}`),
  );
});
