import type { CodedRules } from "#engine/rules/rule-codes.ts";

// A community's settings give these away; they do not show that its rules were understood.
const FROM_SETTINGS: ReadonlySet<string> = new Set(["flair-required", "text-posts-only"]);

/** How many of a community's rules have a code, at most: one rule may have several. */
export function countUnderstood({ codes, count }: CodedRules): number {
  return Math.min(Object.keys(codes).filter((code) => !FROM_SETTINGS.has(code)).length, count);
}
