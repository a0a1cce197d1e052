import { expect, test } from "vitest";
import { wordTokenTimes } from "./word-token.ts";

const TOKEN = {
  id: "1",
  name: "A script",
  scope: "read",
  hint: "abcd",
  createdAt: "2026-11-01T00:00:00.000Z",
  lastUsedAt: null,
  expiresAt: null,
  isExpired: false,
} as const;

test.each([
  ["new and without an end", {}, "Never used. No expiry date."],
  [
    "used, with an end",
    { lastUsedAt: "2026-11-15T23:30:00.000Z", expiresAt: "2027-02-13T12:00:00.000Z" },
    "Last used November 15, 2026. Expires February 13, 2027.",
  ],
  [
    "over",
    { expiresAt: "2026-11-08T12:00:00.000Z", isExpired: true },
    "Never used. Expired November 8, 2026.",
  ],
])("a token that is %s", (_name, changes, words) => {
  expect(wordTokenTimes({ ...TOKEN, ...changes }, "UTC")).toBe(words);
});
