import { expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy, PolicySource } from "./policy.ts";
import { makePolicy } from "./testing/make-policy.ts";
import { isTaken, readBrought } from "./takes.ts";

const NOTE: PolicySource = { kind: "note", asOf: "2026-11" };

function policyOf(takes: string | null, detail: string | null, source = NOTE): Policy {
  const policy = makePolicy({ takes });
  return { ...policy, stance: { ...policy.stance, is: "value", detail, source } };
}

const FREE = "40000000000";
const PIECES = "00004000000";
const MEDIA = "00000004000";

test.each<[string, ProjectKind, Record<string, string>, string | null, string, boolean]>([
  ["free software", "software", { what: "an app", price: "Free, MIT" }, FREE, "free tools", true],
  ["what is free at first", "software", { price: "Free, then $6 a month" }, FREE, "tools", false],
  ["paid software", "software", { what: "an app", price: "$6 once" }, FREE, "free tools", false],
  ["what nobody graded", "software", { what: "an app" }, null, "own pots", true],
  ["a pot", "product", { what: "salt-glazed pots" }, PIECES, "own pots shown", true],
  ["what is for pots", "product", { what: "Shelves for pots" }, PIECES, "own pots shown", false],
  ["any piece", "product", { what: "a lamp" }, PIECES, "a thing you made yourself", true],
  ["a course there", "course", { what: "a course on pots" }, PIECES, "own pots shown", false],
  ["a zine among pieces", "media", { what: "a printed zine" }, PIECES, "own prints", true],
  ["a podcast there", "media", { what: "a podcast" }, PIECES, "own prints", false],
  ["a podcast among such", "media", { what: "a podcast" }, MEDIA, "own shows", true],
])("%s", (_, kind, answers, takes, detail, expected) => {
  expect(isTaken(policyOf(takes, detail), readBrought({ kind, answers }))).toBe(expected);
});

test("what the user knows counts before our grades, and moderators decide where they are asked", () => {
  const brought = readBrought({ kind: "course", answers: { what: "a course on pots" } });
  const yours = policyOf(PIECES, "own pots", { kind: "yours", asOf: null });
  expect(isTaken(yours, brought)).toBe(true);
  const asked = policyOf(PIECES, "own pots");
  expect(isTaken({ ...asked, stance: { ...asked.stance, is: "ask" } }, brought)).toBe(true);
});
