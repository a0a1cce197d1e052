import type { Policy } from "./policy.ts";
import { levelOfStance, wordSource, wordStance } from "./word-policy.ts";

/** What every card, row and list says about a community's policy. */
export function presentPolicy({ stance }: Pick<Policy, "stance">) {
  const words = wordStance(stance);
  const sourceWords = wordSource(stance.source);
  return {
    riskLevel: levelOfStance(stance),
    riskReasons: [stance.source.kind === "none" ? words : `${words} (${sourceWords})`],
    policy: {
      stance: stance.is,
      words,
      detail: stance.detail,
      source: stance.source,
      sourceWords,
    },
  };
}
