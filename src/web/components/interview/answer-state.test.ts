import { describe, expect, test } from "vitest";
import { describeLength, holdText, joinLines, readAnswerState } from "./answer-state.ts";
import { createKeptAnswer } from "./use-answer.ts";

const answer = (changes: Partial<Parameters<typeof readAnswerState>[0]>) => ({
  wanted: "",
  held: null,
  saved: "",
  isSaving: false,
  accepted: null,
  failed: null,
  ...changes,
});

describe("an answer", () => {
  test.each([
    ["nothing said", {}, "saved"],
    ["as it was saved", { wanted: "Why", saved: "Why" }, "saved"],
    ["changed", { wanted: "Why not", saved: "Why" }, "unsaved"],
    ["emptied", { wanted: "", saved: "Why" }, "unsaved"],
    ["under way", { wanted: "Why", isSaving: true }, "saving"],
    ["taken, and kept in another form", { wanted: "Why", saved: "why", accepted: "Why" }, "saved"],
    ["refused", { wanted: "Why", failed: "Why" }, "failed"],
    ["refused, then changed", { wanted: "Why not", failed: "Why" }, "unsaved"],
    ["with an empty field", { wanted: "[]", held: "half", isSaving: true }, "half"],
  ] as const)("%s", (_, changes, state) => {
    expect(readAnswerState(answer(changes))).toBe(state);
  });

  test.each([
    [1200, null],
    [1201, "too-long"],
  ] as const)("of %i characters is held back: %s", (length, held) => {
    expect(holdText(` ${"a".repeat(length)} `)).toBe(held);
  });

  test("that is too long says by how much", () => {
    expect(describeLength("a".repeat(1212))).toContain("12 too many");
  });
});

describe("what is kept", () => {
  test("belongs to one project and one question", () => {
    const storage = new Map<string, string>();
    const open = () => ({
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
    });
    const why = createKeptAnswer(open, "p1", "scene");
    why.keep("Because");
    expect(createKeptAnswer(open, "p1", "scene").read()).toBe("Because");
    expect(createKeptAnswer(open, "p2", "scene").read()).toBeNull();
    expect(createKeptAnswer(open, "p1", "numbers").read()).toBeNull();
    why.forget();
    expect(why.read()).toBeNull();
  });

  test("is nothing where storage is forbidden", () => {
    const forbid = () => {
      throw new Error("forbidden");
    };
    const kept = createKeptAnswer(forbid, "p1", "scene");
    kept.keep("Because");
    expect(kept.read()).toBeNull();
  });
});

test.each([
  ["a space that is being typed", "for climbers ", "for climbers "],
  ["two lines", "for climbers\nwho share a car", "for climbers who share a car"],
  ["lines with blanks around them", "for climbers \r\n  who share", "for climbers who share"],
])("one sentence has one line: %s", (_, typed, joined) => {
  expect(joinLines(typed)).toBe(joined);
});
