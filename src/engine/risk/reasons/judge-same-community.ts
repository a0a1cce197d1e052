import { isBudgeted } from "#engine/budget/is-budgeted.ts";
import type { RiskReason } from "../ban-risk.ts";
import { moveToGoodTime } from "#engine/checks/find-good-time.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { normBasis, ruleBasis } from "../ban-risk.ts";

const DAY_MS = 86_400_000;
const APART_DAYS = 14;

/** Never more than one promotional post per community in 14 days. */
export function judgeSameCommunity(situation: Situation): RiskReason[] {
  const { promotion, policy, at, now, posts, postType } = situation;
  if (promotion.degree === "none" || postType === "thread-comment") return [];
  const then = (at ?? now).getTime();
  const near = posts
    .filter((post) => post.subredditId === policy.subredditId && isBudgeted(post))
    .map((post) => ({ post, apart: Math.abs((post.at?.getTime() ?? Infinity) - then) }))
    .filter(({ apart }) => apart < APART_DAYS * DAY_MS)
    .toSorted((a, b) => a.apart - b.apart)[0];
  if (!near) return [];
  return [
    {
      id: "same-community",
      points: promotion.degree === "mention" ? 20 : 40,
      text: `You ${near.post.isPosted ? "promoted" : "also plan to promote"} in ${policy.fullName} ${wordDistance(near.apart, (near.post.at ?? now) < (at ?? now))}: leave at least ${APART_DAYS} days between.`,
      basis:
        ruleBasis(situation, "no-spam") ??
        normBasis(`Our norm: one promotional post per community in ${APART_DAYS} days.`),
      places: [],
      fix: moveToGoodTime(situation),
    },
  ];
}

function wordDistance(apartMs: number, isEarlier: boolean): string {
  const days = Math.round(apartMs / DAY_MS);
  if (days === 0) return "within a day of this post";
  return `${days === 1 ? "1 day" : `${days} days`} ${isEarlier ? "before" : "after"} this post`;
}
