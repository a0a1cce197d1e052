import type { RiskReason } from "../ban-risk.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { normBasis, ruleBasis } from "../ban-risk.ts";

const LAST = 10;
const FEWEST = 4;

/** One in ten contributions may promote: an old norm of Reddit's that many communities still go by. */
export function judgeShare(situation: Situation): RiskReason[] {
  const { posts, comments = [], promotion, now } = situation;
  if (promotion.degree === "none") return [];
  const made = posts.flatMap(({ isPosted, at, isPromotional }) =>
    isPosted && at ? [{ at, isPromotional }] : [],
  );
  const last = [...made, ...comments]
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, LAST);
  const promoting = last.filter((post) => post.isPromotional).length;
  if (last.length < FEWEST || promoting * 2 <= last.length) return [];
  const rule = ruleBasis(situation, "promotion-limited");
  return [
    {
      id: "promotion-share",
      points: rule ? 16 : 8,
      text: `${promoting} of your last ${last.length} ${comments.length > 0 ? "contributions" : "posts"} that Foothold knows promote your work: take part in other ways, too.`,
      basis:
        rule ?? normBasis("The 9:1 habit: nine other contributions for each one that promotes."),
      places: [],
      fix: null,
    },
  ];
}
