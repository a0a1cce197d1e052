import { describe, expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { derivePolicy, type PolicySources } from "./derive-policy.ts";
import { readNote } from "./notes/read-note.ts";
import type { Policy } from "./policy.ts";
import type { Stance } from "./stances.ts";
import { levelOfStance } from "./risk-level.ts";
import { wordSource } from "./word-source.ts";

type Said = Record<string, unknown>;

const said = (stance: string, confidence: string, more: Said = {}) => ({
  source: "knowledge",
  stance,
  confidence,
  ...more,
});

/** A community of which these statements are noted, the first as the better one. */
function derive(says: Said[], codes: RuleCodes | null = null, more: Partial<PolicySources> = {}) {
  const rules = codes && { asOf: "2023-03", count: 5, codes };
  return derivePolicy({
    subredditId: "example",
    facts: makeFacts({ rules }),
    origin: "catalogue",
    note: readNote(JSON.stringify({ community: "Example", says })),
    own: null,
    ...more,
  });
}

const BANNED = { "no-self-promotion": true } as const;
const THREAD = { asOf: "2026-06", source: "announcement", detail: "since June 2026" };

describe("the better source counts, field by field", () => {
  test.each<[string, Policy, Stance, string]>([
    [
      "the first of two that are sure",
      derive([said("T", "h", THREAD), said("F", "m")]),
      "thread",
      "note",
    ],
    [
      "what is sure before a guess that loosens it",
      derive([said("W", "l"), said("C", "m")]),
      "closed",
      "note",
    ],
    [
      "what is sure before a guess that is stricter",
      derive([said("C", "l"), said("V", "m")]),
      "value",
      "note",
    ],
    ["the stricter of two guesses", derive([said("W", "l"), said("C", "l")]), "closed", "hint"],
    [
      "the stricter of two guesses, whatever their order",
      derive([said("C", "l"), said("V", "l")]),
      "closed",
      "hint",
    ],
    [
      "one that knows before one that does not",
      derive([said("U", "h"), said("C", "m")]),
      "closed",
      "note",
    ],
    ["what is noted before an older list", derive([said("V", "m")], BANNED), "value", "note"],
    ["a list before a guess", derive([said("W", "l")], BANNED), "closed", "rules"],
    [
      "what Reddit answered before a note",
      derive([said("W", "h")], BANNED, { origin: "reddit" }),
      "closed",
      "reddit",
    ],
    ["a guess before nothing", derive([said("W", "l")]), "welcome", "hint"],
    ["nothing", derive([said("U", "l")]), "unknown", "none"],
  ])("%s", (_, { stance }, is, kind) => {
    expect([stance.is, stance.source.kind]).toEqual([is, kind]);
  });

  test("a guess is no permission", () => {
    const { stance } = derive([said("W", "l")]);
    expect(levelOfStance(stance)).toBe("MODERATE");
  });

  test("what is newer keeps its words and its month", () => {
    const { stance } = derive([
      said("T", "h", THREAD),
      said("F", "m", { detail: "under a flair" }),
    ]);
    expect(stance).toMatchObject({
      detail: "since June 2026",
      source: { kind: "note", asOf: "2026-06" },
    });
  });

  test("exceptions that another statement of the same stance knows stay", () => {
    const other = said("T", "m", { detail: "in a thread; open code as [P]" });
    expect(derive([said("T", "h", THREAD), other]).stance.detail).toBe(
      "since June 2026; open code as [P]",
    );
    expect(derive([said("C", "h", THREAD), other]).stance.detail).toBe("since June 2026");
  });
});

describe("the better demand counts", () => {
  const gap = (days: number) => ({ of: "promotion", code: "gap-days", value: days });
  const tag = (of: string, value: string) => ({ of, code: "title-tag", value });

  test("of one sort of post and one code", () => {
    const { demands, stance } = derive([
      said("R", "h", { ...THREAD, demands: [gap(60)] }),
      said("R", "m", { demands: [gap(7), { of: "promotion", code: "disclose" }] }),
    ]);
    expect(demands.map(({ code, value, source }) => [code, value, source.asOf])).toEqual([
      ["gap-days", 60, "2026-06"],
      ["disclose", null, null],
    ]);
    expect(stance.gapDays).toBe(60);
  });

  test("what goes with another stance goes with it", () => {
    const { demands } = derive([
      said("T", "h", { ...THREAD, demands: [{ of: "own work", code: "thread-only" }] }),
      said("F", "m", {
        demands: [
          { of: "promotion", code: "flair", value: "Showcase" },
          { of: "survey", code: "ask-mods" },
        ],
      }),
    ]);
    expect(demands.map(({ code }) => code)).toEqual(["thread-only", "ask-mods"]);
  });

  test("of the form of posts, whichever sort it is of", () => {
    const { demands, requirements } = derive([
      said("C", "h", { ...THREAD, demands: [tag("own work", "[OC]")] }),
      said("C", "m", { demands: [tag("all", "[Art]")] }),
    ]);
    expect(demands.map(({ of, value }) => [of, value])).toEqual([["own work", "[OC]"]]);
    expect(requirements).toEqual([]);
  });

  test.each([
    ["a guess", { confidence: "l" }, "probable"],
    ["of before 2025", { asOf: "2024-12", source: "rules-page" }, "probable"],
    ["of 2025", { asOf: "2025-01", source: "rules-page" }, "sure"],
    ["of no known month", {}, "sure"],
  ])("%s: %j is %s", (_, more, certainty) => {
    const { demands } = derive([said("R", "h", { demands: [gap(7)], ...more })]);
    expect(demands[0]?.certainty).toBe(certainty);
  });

  test("old evidence that somebody confirms is sure", () => {
    const { demands } = derive([
      said("R", "h", { asOf: "2023-03", demands: [gap(7)] }),
      said("R", "m", { demands: [gap(10)] }),
    ]);
    expect(demands.map(({ value, certainty }) => [value, certainty])).toEqual([[7, "sure"]]);
  });

  test("is in one list only: a sure one that has a check on every account or post is a code", () => {
    const demands = [
      { of: "all", code: "flair" },
      { of: "all", code: "min-karma", value: 20 },
      tag("all", "[OC]"),
    ];
    const sure = derive([said("C", "h", { demands })], { "min-karma": 50 });
    expect(sure.codes).toMatchObject({ "flair-required": true, "min-karma": 20 });
    expect(sure.demands.map(({ code }) => code)).toEqual(["title-tag"]);
    const guessed = derive([said("C", "l", { demands })], { "min-karma": 50 });
    expect(guessed.codes).toMatchObject({ "min-karma": 50 });
    expect(guessed.demands.map(({ code }) => code)).toEqual(["flair", "min-karma", "title-tag"]);
  });
});

test.each([
  [{ kind: "rules", asOf: "2023-03" }, "rules of March 2023: read them"],
  [{ kind: "rules", asOf: "2025-11" }, "rules of November 2025"],
  [{ kind: "note", asOf: "2023-03" }, "our note, March 2023: read the rules"],
  [{ kind: "note", asOf: "2026-06" }, "our note, June 2026"],
  [{ kind: "note", asOf: null }, "our note"],
  [{ kind: "yours", asOf: "2025-01-20" }, "rules you pasted, January 20, 2025: read the rules"],
  [{ kind: "yours", asOf: "2026-11-02", isAsked: true }, "you asked, November 2026"],
  [{ kind: "yours", asOf: "2025-01-20", isAsked: true }, "you asked, January 2025: ask again"],
  [{ kind: "hint", asOf: "2023-03" }, "our guess"],
  [{ kind: "none", asOf: null }, "nothing known"],
] as const)("%j is said to be '%s' in November 2026", (source, words) => {
  expect(wordSource(source, "2026-11")).toBe(words);
});
