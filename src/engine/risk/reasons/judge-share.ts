import type { RiskReason } from "../ban-risk.ts";
import { normBasis, ruleBasis, type Situation } from "../situation.ts";

const LAST = 10;
const FEWEST = 4;

/** One in ten posts may promote: an old norm of Reddit's that many communities still go by. */
export function judgeShare(situation: Situation): RiskReason[] {
  const { posts, promotion, now } = situation;
  if (promotion.degree === "none") return [];
  const last = posts
    .filter((post) => post.isPosted && post.at !== null && post.at <= now)
    .toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0))
    .slice(0, LAST);
  const promoting = last.filter((post) => post.isPromotional).length;
  if (last.length < FEWEST || promoting * 2 <= last.length) return [];
  const rule = ruleBasis(situation, "promotion-limited");
  return [
    {
      id: "promotion-share",
      points: rule ? 16 : 8,
      text: `${promoting} of your last ${last.length} posts that Foothold knows promote your work: take part in other ways, too.`,
      basis:
        rule ?? normBasis("The 9:1 habit: nine other contributions for each one that promotes."),
      places: [],
      fix: null,
    },
  ];
}
