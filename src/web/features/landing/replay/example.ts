import { derivePolicy } from "#engine/policy/derive-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { EXAMPLE_NAME, SCRIPT, type Script, type ScriptPart } from "./script-text.ts";
import type { Draft } from "#engine/drafts/draft.ts";

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

/** The draft as it stands once so many steps are done. */
export function draftAfter(script: Script, steps: number): Draft {
  const read = (parts: readonly ScriptPart[]) =>
    parts
      .map((part) => {
        if (typeof part === "string") return part;
        if ("cut" in part) return part.step > steps ? part.cut : "";
        return part.step <= steps ? part.add : "";
      })
      .join("")
      .replaceAll(/ {2,}/g, " ")
      .trim();
  return {
    title: read(script.title),
    content: script.paragraphs.map(read).join("\n\n"),
    editSection: null,
    flair: script.flair.step <= steps ? script.flair.add : null,
  };
}
