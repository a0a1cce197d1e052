import { escapePattern } from "#engine/text/text-place.ts";
import type { RiskReason } from "../ban-risk.ts";
import { findInPost, normBasis, type Situation } from "../situation.ts";

/** Words that the community's filter is known to catch. */
export function judgeKeywords({ draft, policy }: Situation): RiskReason[] {
  const keywords = policy.bannedKeywords.map((keyword) => keyword.trim()).filter(Boolean);
  if (keywords.length === 0) return [];
  const pattern = new RegExp(keywords.map(escapePattern).join("|"), "giu");
  const places = findInPost(draft, pattern);
  if (places.length === 0) return [];
  return [
    {
      id: "banned-keywords",
      points: 55,
      text: `The draft has words that ${policy.fullName} bans.`,
      basis: normBasis("Banned words are mostly removed by a robot, whatever is meant."),
      places,
      fix: {
        kind: "remove-words",
        label: places.length === 1 ? "Remove the word" : "Remove these words",
        places,
      },
    },
  ];
}
