import { expect, test } from "vitest";
import type { Check } from "./check.ts";
import { wordChecks } from "./word-checks.ts";

const check = (label: string, changes: Partial<Check> = {}): Check => ({
  id: label,
  kind: "rule",
  label,
  outcome: "kept",
  message: "",
  source: null,
  finding: null,
  ...changes,
});
const broken = (label: string) => check(label, { outcome: "broken" });
const unread = (label: string) => check(label, { outcome: "read" });

test.each([
  ["none", [], "Nothing checked: we don't know this community's rules"],
  ["all kept", [check("a"), check("b")], "2 passed"],
  ["one broken", [check("a"), broken("No links")], "1 passed, 1 broken (No links)"],
  ["many broken", [broken("a"), broken("b"), broken("c"), broken("d")], "4 broken (a; b; 2 more)"],
  ["some to read", [check("a"), unread("b")], "1 passed, 1 for you to read"],
  ["only to read", [unread("b")], "1 for you to read"],
])("%s", (_case, checks, words) => {
  expect(wordChecks(checks)).toBe(words);
  expect(words).not.toMatch(/\bsafe\b/i);
});
