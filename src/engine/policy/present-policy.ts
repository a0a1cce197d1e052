import type { Policy } from "./policy.ts";
import { levelOfStance, wordSource, wordStance } from "./word-policy.ts";

/** What every card, row and list says about a community's policy. */
export function presentPolicy({ stance, kind }: Pick<Policy, "stance" | "kind">) {
  const words = wordStance(stance, kind);
  const sourceWords = wordSource(stance.source);
  return {
    riskLevel: levelOfStance(stance, kind),
    riskReasons: [stance.is === "unknown" ? words : `${words} (${sourceWords})`],
    policy: {
      stance: stance.is,
      words,
      detail: stance.detail,
      source: stance.source,
      sourceWords,
    },
  };
}
