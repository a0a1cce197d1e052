import { describe, expect, test } from "vitest";
import type { Check } from "#engine/checks/check.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";
import { findNextUnderlined, findReasonsAt, listCosts } from "./costs.ts";

const place = (field: DraftPlace["field"], start: number, end: number) => ({ field, start, end });

function assess(reasons: Record<string, DraftPlace[]>, broken: string[]): Assessment {
  const checks = broken.map((id) => ({ id, outcome: "broken" }) as Check);
  const made = Object.entries(reasons).map(([id, places]) => ({
    id,
    places,
    points: 1,
    text: id,
    fix: null,
    basis: { kind: "norm" as const, text: "" },
  }));
  return {
    checks,
    risk: { level: "low", score: 0, reasons: made, notChecked: [] },
    degree: "none",
  };
}

const ASSESSED = assess(
  {
    links: [place("content", 30, 40)],
    shouting: [place("title", 4, 8), place("content", 2, 6)],
    long: [place("content", 0, 900)],
  },
  ["links"],
);

test("words cost from the title down; a broken rule fails, a habit warns, half a text is left out", () => {
  expect(listCosts(ASSESSED)).toEqual([
    { ...place("title", 4, 8), verdict: "warn" },
    { ...place("content", 2, 6), verdict: "warn" },
    { ...place("content", 30, 40), verdict: "fail" },
  ]);
});

describe("from where the caret is", () => {
  const costs = listCosts(ASSESSED);
  test.each<[string, DraftPlace["field"], number, DraftPlace]>([
    ["the words it is in", "title", 6, place("title", 4, 8)],
    ["the words it ends", "content", 6, place("content", 2, 6)],
    ["the next words of the field", "content", 9, place("content", 30, 40)],
    ["the next field", "title", 9, place("content", 2, 6)],
    ["the first again", "editSection", 0, place("title", 4, 8)],
  ])("%s", (_, field, offset, found) => {
    expect(findNextUnderlined(costs, { field, offset })).toMatchObject(found);
  });

  test("nothing where nothing costs", () => {
    expect(findNextUnderlined([], { field: "title", offset: 0 })).toBeNull();
  });
});

test("words are explained by the reasons that lie on them", () => {
  const at = (field: DraftPlace["field"], offset: number) =>
    findReasonsAt(ASSESSED.risk.reasons, { field, offset }).map(({ id }) => id);
  expect(at("content", 3)).toEqual(["shouting"]);
  expect(at("content", 6)).toEqual([]);
  expect(at("title", 4)).toEqual(["shouting"]);
});
