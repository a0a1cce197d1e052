import { expect, test } from "vitest";
import { createKeptText, createKeptValue, isOwnPage } from "./kept.ts";

function createStorage(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test("what is kept is there until it is forgotten", () => {
  const storage = createStorage();
  const text = createKeptText(() => storage, "a");
  const value = createKeptValue<{ n: number }>(() => storage, "b");
  expect([text.read(), value.read()]).toEqual([null, null]);
  expect([text.keep("x"), value.keep({ n: 1 })]).toEqual([true, true]);
  expect([text.read(), value.read()]).toEqual(["x", { n: 1 }]);
  text.forget();
  value.forget();
  expect([text.read(), value.read()]).toEqual([null, null]);
});

test("what is no value any more is none", () => {
  expect(createKeptValue(() => createStorage({ a: "{" }), "a").read()).toBeNull();
});

test("a browser that forbids storage keeps nothing, and says so", () => {
  const kept = createKeptValue<string>(() => {
    throw new Error("forbidden");
  }, "a");
  expect(kept.keep("x")).toBe(false);
  expect(kept.read()).toBeNull();
  kept.forget();
});

test.each([
  ["/projects/1?post=2", true],
  ["/projects/new", true],
  ["//elsewhere.example", false],
  ["/\\elsewhere.example", false],
  ["https://elsewhere.example", false],
  ["javascript:alert(1)", false],
  ["", false],
])("whether %s is a page to come back to: %s", (place, isOwn) => {
  expect(isOwnPage(place)).toBe(isOwn);
});
