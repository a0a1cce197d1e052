import type { Policy } from "#engine/policy/policy.ts";
import { wordRule } from "#engine/rules/word-rule.ts";
import { EXAMPLE_NAME } from "./example-name.ts";
import { SCRIPT } from "./script-text.ts";

const CODES = {
  "no-affiliate-links": true,
  "flair-required": true,
  "no-low-effort": true,
  "be-respectful": true,
} as const;

/** What the made-up community of the example asks for. */
export const EXAMPLE_POLICY: Policy = {
  subredditId: "yourcommunity",
  fullName: EXAMPLE_NAME,
  extractedRules: Object.keys(CODES).map((code) => wordRule(code as keyof typeof CODES, true)),
  rules: { asOf: "2026-11", count: 4, codes: CODES },
  bannedKeywords: ["game-changing"],
  allowedPostTypes: [],
  requiresFlair: true,
  flairText: SCRIPT.flair.add,
  flairsSeen: [],
  postingFrequency: "",
};

/** Somebody with some standing on Reddit; nothing else is known of them. */
export const EXAMPLE_CIRCUMSTANCES = {
  author: { karma: 640, accountAgeDays: 400 },
  posts: [],
  postId: null,
  at: null,
  timezone: "UTC",
  now: new Date("2026-11-15T12:00:00Z"),
  projectUrl: "https://chalkline.example",
  projectName: "Chalkline",
};
