import { DAY_MS } from "#engine/clock/time-units.ts";
import { describe, expect, test } from "vitest";
import { EMPTY_CHECK } from "./check-draft.ts";
import { createKeptDraft } from "./kept-draft.ts";

const KEPT = { draft: { ...EMPTY_CHECK, title: "A year of walnuts" }, subredditId: "saas" };

function open(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  let now = 0;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const kept = createKeptDraft(
    () => storage,
    () => now,
  );
  return { kept, stored, passDays: (days: number) => (now += days * DAY_MS) };
}

describe("a draft to be saved", () => {
  test("is there after a sign-in, until it is forgotten", () => {
    const { kept, stored, passDays } = open();
    expect(kept.read()).toBeNull();
    expect(kept.keep(KEPT)).toBe(true);
    passDays(6);
    expect(kept.read()).toEqual(KEPT);
    kept.forget();
    expect(kept.read()).toBeNull();
    expect(stored.size).toBe(0);
  });

  test("is not kept for ever", () => {
    const { kept, passDays } = open();
    kept.keep(KEPT);
    passDays(8);
    expect(kept.read()).toBeNull();
  });

  test.each([
    ["not JSON", "{"],
    ["no object", "3"],
    ["no community", '{"draft":{"title":"x"},"keptAt":0}'],
    ["a blank draft", '{"draft":{"title":" "},"subredditId":"saas","keptAt":0}'],
  ])("is none where %s is stored", (_, stored) => {
    expect(open({ "check-draft-to-save": stored }).kept.read()).toBeNull();
  });

  test("is none where storage is forbidden, and says so", () => {
    const kept = createKeptDraft(
      () => {
        throw new Error("forbidden");
      },
      () => 0,
    );
    expect(kept.read()).toBeNull();
    expect(kept.keep(KEPT)).toBe(false);
    kept.forget();
  });
});
