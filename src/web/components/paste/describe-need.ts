import type { Policy } from "#engine/policy/policy.ts";
import { formatFactDate, type FactDate } from "#engine/text/format.ts";

/** What is known about a community's list of rules. */
export type KnownList = {
  count: number;
  understood: number;
  asOf: FactDate | null;
  isYours: boolean;
} | null;

/** As a policy has it. */
export function toKnownList({ listedRules }: Pick<Policy, "listedRules">): KnownList {
  if (!listedRules) return null;
  const { count, understood, source } = listedRules;
  return { count, understood, asOf: source.asOf, isYours: source.kind === "yours" };
}

export type PasteNeed = { words: string; label: string };

const LABEL = "Paste the rules";

/** Why one should paste a community's rules; null where we know them well enough. */
export function describeNeed(list: KnownList, today: FactDate): PasteNeed | null {
  if (!list) return { words: "We don't have its rules.", label: LABEL };
  const { count, understood, asOf, isYours } = list;
  if (isYours) {
    const day = asOf ? ` on ${formatFactDate(asOf)}` : "";
    return { words: `You pasted its rules${day}.`, label: "Change what you pasted" };
  }
  if (asOf && asOf.slice(0, 7) < yearBefore(today)) {
    return { words: `Our copy of its rules is from ${formatFactDate(asOf)}.`, label: LABEL };
  }
  if (understood >= count) return null;
  const rules = count === 1 ? "its one rule" : `its ${count} rules`;
  return {
    words:
      understood === 0 ? `We can't check ${rules}.` : `We understand ${understood} of ${rules}.`,
    label: LABEL,
  };
}

/** '2026-11-16' → '2025-11'. */
function yearBefore(today: FactDate): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
}
