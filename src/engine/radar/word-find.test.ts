import { describe, expect, test } from "vitest";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import { STANCES } from "#engine/policy/stances.ts";
import { judgeSentence } from "../../../scripts/sentences/judge-sentence.ts";
import { ANNOUNCEMENTS } from "./announcement-rows.ts";
import type { RadarReason } from "./rank-entries.ts";
import { TROUBLES, wordAllowed, wordReason } from "./word-find.ts";

const ASKS: RadarReason = {
  is: "asks",
  need: "How?",
  helps: "teach",
  shared: ["rye", "gummy", "loaf", "crumb"],
};
const REASONS: RadarReason[] = [
  ASKS,
  { ...ASKS, shared: [] },
  { is: "names-project", name: "Feltfoot" },
  { is: "names-competitor", name: "Level Pads" },
  ...ANNOUNCEMENTS.map((what) => ({ is: "announces" as const, what })),
];

test("a reason names three words at most", () => {
  expect(wordReason(ASKS)).toBe("They ask, and you know about “rye”, “gummy” and “loaf”.");
});

describe("what one may say", () => {
  const policy = { ...unknownPolicy("saas"), fullName: "r/SaaS" };
  const withStance = (is: (typeof STANCES)[number]) => ({
    ...policy,
    stance: { ...policy.stance, is },
  });

  test("is help alone where promotion is closed", () => {
    expect(wordAllowed(withStance("closed"))).toContain("r/SaaS is closed to promotion");
    expect(wordAllowed(withStance("welcome"))).toContain("only if somebody asks");
    expect(wordAllowed(null)).toBe(wordAllowed(withStance("unknown")));
  });

  test("says where a machine's text is banned", () => {
    const codes = { "no-ai-content": {} } as never;
    expect(wordAllowed({ ...withStance("value"), codes })).toContain("AI text is banned");
  });

  test.each(STANCES)("%s, in plain words", (is) =>
    expect(judgeSentence(wordAllowed(withStance(is)))).toEqual([]),
  );
});

test.each([...REASONS.map(wordReason), ...Object.values(TROUBLES)])("%s", (sentence) =>
  expect(judgeSentence(sentence)).toEqual([]),
);
