import { expect, test } from "vitest";
import type { Check } from "./check.ts";
import { wordChecks } from "./word-checks.ts";

const check = (label: string, changes: Partial<Check> = {}): Check => ({
  id: label,
  kind: "rule",
  label,
  isFollowed: true,
  message: "",
  isMachineChecked: true,
  ...changes,
});
const broken = (label: string) => check(label, { isFollowed: false });
const unread = (label: string) => check(label, { isMachineChecked: false });

test.each([
  ["none", [], "Nothing checked: no rules of this community are known"],
  ["all followed", [check("a"), check("b")], "2 followed"],
  ["one broken", [check("a"), broken("No links")], "1 followed, 1 not followed (No links)"],
  [
    "many broken",
    [broken("a"), broken("b"), broken("c"), broken("d")],
    "4 not followed (a; b; 2 more)",
  ],
  ["some to read", [check("a"), unread("b")], "1 followed, 1 to read yourself"],
  ["only to read", [unread("b")], "1 to read yourself"],
])("%s", (_case, checks, words) => {
  expect(wordChecks(checks)).toBe(words);
  expect(words).not.toMatch(/\bsafe\b|\bpass/i);
});
