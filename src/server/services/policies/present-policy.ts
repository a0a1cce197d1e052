import type { Subreddit } from "#contract/subreddit.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { levelOfStance, wordSource, wordStance } from "#engine/policy/word-policy.ts";

/** What every card, row and list says about a community's policy. */
export function presentPolicy({
  stance,
  kind,
}: Policy): Pick<Subreddit, "riskLevel" | "riskReasons" | "policy"> {
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
