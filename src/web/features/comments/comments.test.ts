import { describe, expect, test } from "vitest";
import {
  createPastUses,
  findRepetition,
  type PastUse,
  beginWith,
  createKeptComment,
  NOTHING_KEPT,
} from "./use-comment.ts";

function createMemory(first: Record<string, string> = {}) {
  const values = new Map(Object.entries(first));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const PLACE = { projectId: "p", subredditId: "breadit" };
const KEY = "comment:p:breadit";

describe("what is typed about a thread", () => {
  test("is there again after a reload, for its own community only", () => {
    const memory = createMemory();
    const typed = { ...NOTHING_KEPT, text: "Gummy rye", situation: "Too early", content: "Wait." };
    createKeptComment(() => memory, PLACE).keep(typed);
    expect(createKeptComment(() => memory, PLACE).read()).toEqual(typed);
    const elsewhere = createKeptComment(() => memory, { ...PLACE, subredditId: "baking" });
    expect(elsewhere.read()).toEqual(NOTHING_KEPT);
  });

  test.each<[name: string, stored: string]>([
    ["nothing of ours", "{]"],
    ["a number", "7"],
    ["another version's", '{"text":3,"reading":{"need":"x"},"by":"martian"}'],
  ])("%s is nothing", (_name, stored) => {
    const memory = createMemory({ [KEY]: stored });
    expect(createKeptComment(() => memory, PLACE).read()).toEqual(NOTHING_KEPT);
  });

  test("a browser without storage keeps it for the page", () => {
    const store = createKeptComment(() => {
      throw new Error("forbidden");
    }, PLACE);
    expect(() => store.keep(NOTHING_KEPT)).not.toThrow();
    expect(store.read()).toEqual(NOTHING_KEPT);
  });
});

describe("an answer that was given before", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const use = (subredditId: string, at: string): PastUse => ({
    answer: "teach",
    subredditId,
    fullName: `r/${subredditId}`,
    at,
  });
  const asked = { answers: ["teach" as const], subredditId: "breadit", now };

  test.each<[name: string, uses: PastUse[], words: RegExp | null]>([
    ["here, some days ago", [use("breadit", "2026-11-12T12:00:00Z")], /r\/breadit 4 days ago/],
    ["here, yesterday", [use("breadit", "2026-11-15T11:00:00Z")], /yesterday/],
    ["elsewhere, today", [use("baking", "2026-11-16T09:00:00Z")], /r\/baking today/],
    ["here, long ago", [use("breadit", "2026-10-01T12:00:00Z")], null],
    ["elsewhere, some days ago", [use("baking", "2026-11-12T12:00:00Z")], null],
    ["another answer", [{ ...use("breadit", "2026-11-16T09:00:00Z"), answer: "mistake" }], null],
    ["never", [], null],
  ])("%s", (_name, uses, words) => {
    expect(findRepetition(uses, asked) ?? "nothing").toMatch(words ?? /^nothing$/);
  });

  test("is remembered by id and time alone", () => {
    const memory = createMemory();
    createPastUses(() => memory, "p").add([use("breadit", now.toISOString())]);
    expect(createPastUses(() => memory, "p").read()).toHaveLength(1);
    expect(createPastUses(() => createMemory({ "comment-uses:p": "[" }), "p").read()).toEqual([]);
  });
});

test("a thread from elsewhere takes the place of another, and not of its own comment", () => {
  const handed = { text: "Why is my rye gummy?", link: "https://www.reddit.com/r/a/comments/1/b/" };
  const before = {
    ...NOTHING_KEPT,
    text: "Another",
    link: "https://www.reddit.com/r/a/comments/2/",
  };
  expect(beginWith(handed, before)).toEqual({ ...NOTHING_KEPT, ...handed });
  const own = { ...NOTHING_KEPT, ...handed, content: "Let it rest for a day." };
  expect(beginWith(handed, own)).toBe(own);
  expect(beginWith(null, before)).toBe(before);
});
