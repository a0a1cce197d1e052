import { expect, test, describe } from "vitest";
import { isSameSpans, splitText, findNextUnderlined, findReasonsAt, listCosts } from "./costs.ts";
import type { Check } from "#engine/checks/check.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";

const shape = (text: string, blanks: [number, number][], marks: [number, number][]) =>
  splitText(text, {
    blanks: blanks.map(([start, end]) => ({ start, end })),
    marks: marks.map(([start, end]) => ({ start, end })),
  }).map((part) => `${part.text}${part.isBlank ? "_" : ""}${part.isMarked ? "*" : ""}`);

test.each<[string, string, [number, number][], [number, number][], string[]]>([
  ["nothing to show", "plain", [], [], ["plain"]],
  ["no text", "", [[0, 4]], [[1, 2]], []],
  ["one mark", "a bad word", [], [[2, 5]], ["a ", "bad*", " word"]],
  ["a blank at the end", "by {{n}}", [[3, 8]], [], ["by ", "{{n}}_"]],
  ["a mark within a blank", "{{one}}", [[0, 7]], [[2, 5]], ["{{_", "one_*", "}}_"]],
  [
    "a mark that overlaps another",
    "abcdef",
    [],
    [
      [0, 4],
      [2, 6],
    ],
    ["ab*", "cd*", "ef*"],
  ],
  ["a mark past the end", "abc", [], [[1, 90]], ["a", "bc*"]],
])("%s", (_, text, blanks, marks, parts) => {
  expect(shape(text, blanks, marks)).toEqual(parts);
});

test("what is doubted is parted from what is marked", () => {
  const parts = splitText("abcdef", {
    blanks: [],
    marks: [{ start: 0, end: 4 }],
    doubts: [{ start: 2, end: 6 }],
  });
  expect(parts.map(({ text, isDoubted }) => `${text}${isDoubted ? "?" : ""}`)).toEqual([
    "ab",
    "cd?",
    "ef?",
  ]);
});

test("the parts put together are the text", () => {
  const text = "مرحبا {{name}} 👋 <b>x</b>";
  const parts = splitText(text, {
    blanks: [{ start: 6, end: 14 }],
    marks: [{ start: 3, end: 20 }],
  });
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test.each([
  [[{ start: 1, end: 2 }], [{ start: 1, end: 2 }], true],
  [[{ start: 1, end: 2 }], [{ start: 1, end: 3 }], false],
  [[{ start: 1, end: 2 }], [], false],
  [[], [], true],
])("spans are the same by what they mean (%#)", (a, b, isSame) => {
  expect(isSameSpans(a, b)).toBe(isSame);
});

test("where words cost for two reasons, the worse one shows", () => {
  const parts = splitText("free free 🎉", {
    blanks: [],
    marks: [],
    costs: [
      { start: 5, end: 12, verdict: "warn" },
      { start: 0, end: 4, verdict: "fail" },
      { start: 5, end: 9, verdict: "fail" },
    ],
  });
  expect(parts.map(({ text, cost }) => `${text}${cost ? `:${cost}` : ""}`)).toEqual([
    "free:fail",
    " ",
    "free:fail",
    " 🎉:warn",
  ]);
});

test("a text in which every word costs is split in one go", () => {
  const words = Array.from({ length: 8000 }, (_, index) => ({
    start: index * 5,
    end: index * 5 + 4,
    verdict: "fail" as const,
  }));
  const parts = splitText("free ".repeat(8000), { blanks: [], marks: [], costs: words });
  expect(parts).toHaveLength(16_000);
  expect(parts.filter(({ cost }) => cost === "fail")).toHaveLength(8000);
});

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
    sort: null,
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
