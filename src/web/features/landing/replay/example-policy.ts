import { derivePolicy } from "#engine/policy/derive-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { EXAMPLE_NAME } from "./example-name.ts";
import { SCRIPT } from "./script-text.ts";

const CODES = {
  "no-affiliate-links": true,
  "flair-required": true,
  "no-low-effort": true,
  "be-respectful": true,
} as const;

const SOURCE = { kind: "note", asOf: "2026-11" } as const;

/** What the made-up community of the example asks for. */
export const EXAMPLE_POLICY: Policy = {
  ...derivePolicy({
    subredditId: "yourcommunity",
    facts: {
      name: EXAMPLE_NAME.replace(/^r\//, ""),
      rules: { asOf: "2026-11", count: 4, codes: CODES },
      postTypes: [],
      flairs: [],
      requirements: null,
    },
    origin: "catalogue",
    note: null,
    own: null,
  }),
  stance: {
    is: "flair",
    detail: null,
    flairs: [SCRIPT.flair.add],
    day: null,
    sharePercent: null,
    source: SOURCE,
  },
  stanceWords: `Allowed with “${SCRIPT.flair.add}”`,
  bannedKeywords: ["game-changing"],
  flairText: SCRIPT.flair.add,
  postingFrequency: "",
};

/** Somebody with some standing on Reddit; nothing else is known of them. */
export const EXAMPLE_CIRCUMSTANCES = {
  author: { karma: 640, accountAgeDays: 400 },
  timezone: "UTC",
  now: new Date("2026-11-15T12:00:00Z"),
  project: { name: "Chalkline", url: "https://chalkline.example" },
};
