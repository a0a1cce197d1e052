import { expect, test } from "vitest";
import { isExpired } from "./send-request.ts";

const NOW_MS = 1_800_000_000_000;
const tokenUntil = (exp: unknown) => `x.${btoa(JSON.stringify({ sub: "ÿ?>", exp }))}.y`;

test.each([
  ["over since a second", tokenUntil(NOW_MS / 1000 - 1), true],
  ["over right now", tokenUntil(NOW_MS / 1000), true],
  ["good for a minute", tokenUntil(NOW_MS / 1000 + 60), false],
  ["without an end", tokenUntil(undefined), false],
  ["with an end that is no number", tokenUntil("soon"), false],
  ["no token of ours", "opaque", false],
  ["not JSON inside", `x.${btoa("{")}.y`, false],
  ["empty", "", false],
])("%s", (_, token, expected) => {
  expect(isExpired(token, NOW_MS)).toBe(expected);
});
