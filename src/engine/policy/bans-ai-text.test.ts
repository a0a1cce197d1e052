import { expect, test } from "vitest";
import { bansAiText } from "./policy.ts";
import type { PolicyDemand } from "./demand.ts";

const BAN: PolicyDemand = {
  of: "AI-made",
  code: "no-ai",
  value: null,
  detail: null,
  countsComments: false,
  certainty: "sure",
  source: { kind: "note", asOf: null },
};
const bans = (detail: string | null) => bansAiText({ codes: {}, demands: [{ ...BAN, detail }] });

test.each([null, "AI content", "AI-written posts and comments", "AI slop", "text written by AI"])(
  "a ban on %j is one on text",
  (detail) => {
    expect(bans(detail)).toBe(true);
  },
);

test.each(["AI images", "AI art", "AI answers", "AI-written comments that lead to a profile"])(
  "a ban on %j is none",
  (detail) => {
    expect(bans(detail)).toBe(false);
  },
);
