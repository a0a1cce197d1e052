import { expect, test } from "vitest";
import { createAskedAccess } from "./asked-access.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const MINUTE = 60_000;

function open(text: string | null = null) {
  let held = text;
  return createAskedAccess(() => ({
    getItem: () => held,
    setItem: (_key, value) => void (held = value),
    removeItem: () => void (held = null),
  }));
}

test("who signs in for an assistant goes on with it, for as long as a sign-in link works", () => {
  const asked = open();
  expect(asked.placeAfterSignIn(NOW)).toBe("/dashboard");
  asked.keep("?client_id=1", NOW);
  expect(asked.placeAfterSignIn(NOW + 15 * MINUTE - 1)).toBe("/connect?client_id=1");
  expect(asked.placeAfterSignIn(NOW + 15 * MINUTE)).toBe("/dashboard");
  asked.forget();
  expect(asked.placeAfterSignIn(NOW)).toBe("/dashboard");
});

test.each([
  ["not JSON", "{"],
  ["nothing", "null"],
  ["another place", JSON.stringify({ search: "//evil.test", atMs: NOW })],
  ["a time to come", JSON.stringify({ search: "?a", atMs: NOW + MINUTE })],
  ["no time", JSON.stringify({ search: "?a" })],
])("%s in the storage leads nowhere else", (_name, text) => {
  expect(open(text).placeAfterSignIn(NOW)).toBe("/dashboard");
});
