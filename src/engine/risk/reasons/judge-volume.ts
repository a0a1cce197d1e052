import type { Situation } from "#engine/checks/situation.ts";
import { normBasis, type RiskReason } from "../ban-risk.ts";

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 20;

/** How many promotional posts anywhere in that time weigh how much; the most first. */
const GRADES = [
  { from: 12, points: 38 },
  { from: 7, points: 24 },
  { from: 4, points: 10 },
];

/** Somebody who promotes everywhere is seen as a spammer by each community, and by Reddit. */
export function judgeVolume({ posts, promotion, at, now }: Situation): RiskReason[] {
  if (promotion.degree === "none") return [];
  const then = (at ?? now).getTime();
  const near = posts.filter(
    (post) =>
      post.isPromotional && post.at && Math.abs(post.at.getTime() - then) < WINDOW_DAYS * DAY_MS,
  );
  const grade = GRADES.find(({ from }) => near.length >= from);
  if (!grade) return [];
  return [
    {
      id: "promotion-volume",
      points: grade.points,
      text: `You have ${near.length} promotional posts within ${WINDOW_DAYS} days of this one: spread them out, and take part in other ways.`,
      basis: normBasis("Accounts that promote in many places at once are reported as spam."),
      places: [],
      fix: null,
    },
  ];
}
