import { describe, expect, test } from "vitest";
import { describeLength, readAnswerState } from "./answer-state.ts";
import { createKeptAnswer } from "./kept-answer.ts";
import { countAnswered, QUESTIONS } from "./questions.ts";

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
    ["1,000 characters", { typed: "a".repeat(1000) }, "unsaved"],
    ["1,001 characters", { typed: "a".repeat(1001), isSaving: true }, "too-long"],
  ] as const)("%s", (_, changes, state) => {
    expect(readAnswerState(answer(changes))).toBe(state);
  });

  test("that is too long says by how much", () => {
    expect(describeLength("a".repeat(1012))).toContain("12 too many");
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
    const why = createKeptAnswer(open, "p1", "whyBuilt");
    why.keep("Because");
    expect(createKeptAnswer(open, "p1", "whyBuilt").read()).toBe("Because");
    expect(createKeptAnswer(open, "p2", "whyBuilt").read()).toBeNull();
    expect(createKeptAnswer(open, "p1", "oneNumber").read()).toBeNull();
    why.forget();
    expect(why.read()).toBeNull();
  });

  test("is nothing where storage is forbidden", () => {
    const forbid = () => {
      throw new Error("forbidden");
    };
    const kept = createKeptAnswer(forbid, "p1", "whyBuilt");
    kept.keep("Because");
    expect(kept.read()).toBeNull();
  });
});

test("answers are counted", () => {
  const none = {
    whyBuilt: null,
    firstUser: null,
    oneNumber: null,
    wentWrong: null,
    wantFromReaders: null,
  };
  expect(QUESTIONS).toHaveLength(5);
  expect(countAnswered(none)).toBe(0);
  expect(countAnswered({ ...none, whyBuilt: "x", wentWrong: "y" })).toBe(2);
});
