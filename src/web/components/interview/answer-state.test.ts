import { describe, expect, test } from "vitest";
import { describeLength, joinLines, readAnswerState } from "./answer-state.ts";
import { createKeptAnswer } from "./use-answer.ts";

const answer = (changes: Partial<Parameters<typeof readAnswerState>[0]>) => ({
  typed: "",
  saved: "",
  isSaving: false,
  accepted: null,
  failed: null,
  ...changes,
});

describe("an answer", () => {
  test.each([
    ["nothing said", {}, "saved"],
    ["as it was saved", { typed: "Why", saved: "Why" }, "saved"],
    ["only blanks around it", { typed: " Why\n", saved: "Why" }, "saved"],
    ["changed", { typed: "Why not", saved: "Why" }, "unsaved"],
    ["emptied", { typed: "", saved: "Why" }, "unsaved"],
    ["under way", { typed: "Why", isSaving: true }, "saving"],
    ["taken, and kept in another form", { typed: "Why", saved: "why", accepted: "Why" }, "saved"],
    ["refused", { typed: "Why", failed: "Why" }, "failed"],
    ["refused, then changed", { typed: "Why not", failed: "Why" }, "unsaved"],
    ["1,200 characters", { typed: "a".repeat(1200) }, "unsaved"],
    ["1,201 characters", { typed: "a".repeat(1201), isSaving: true }, "too-long"],
  ] as const)("%s", (_, changes, state) => {
    expect(readAnswerState(answer(changes))).toBe(state);
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
