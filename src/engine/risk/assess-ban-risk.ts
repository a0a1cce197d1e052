import type { RiskInput } from "#engine/checks/risk-input.ts";
import { readSituation, type Situation } from "#engine/checks/situation.ts";
import { type BanRisk, type RiskReason, normBasis, ruleBasis } from "./ban-risk.ts";
import { offerFixes } from "./offer-fixes.ts";
import { type Assessment, weighSituation } from "./weigh-situation.ts";
import { judgeLikeness } from "./reasons/judge-likeness.ts";
import { judgeGap, judgeOwnShare } from "./reasons/judge-limits.ts";
import {
  countPromotions,
  MANY_PROMOTIONS,
  PROMOTION_WINDOW_DAYS,
} from "#engine/slots/spacing-limits.ts";

/** What is known against a draft of somebody whose other posts and calendar are known. */
export function assessDraft(input: RiskInput): Assessment {
  const assessment = weighSituation(readSituation(input), judgeHistory);
  return offerFixes(assessment, input);
}

/** How likely a draft is to get its author removed or banned: an estimate with its reasons. */
export function assessBanRisk(input: RiskInput): BanRisk {
  return assessDraft(input).risk;
}

/** The draft beside what else the user wrote, as far as Foothold knows them. */
function judgeHistory(input: Situation): RiskReason[] {
  const posts = input.posts.filter(({ id }) => id !== input.postId);
  if (posts.length === 0 && input.comments.length === 0) return [];
  const situation = { ...input, posts };
  return [
    ...judgeGap(situation),
    ...judgeLikeness(situation),
    ...judgeShare(situation),
    ...judgeVolume(situation),
  ];
}

const LAST = 10;
const FEWEST = 4;

/** What the community itself says counts; else one in ten may promote, an old norm of Reddit's. */
function judgeShare(situation: Situation): RiskReason[] {
  const { posts, comments, promotion, now } = situation;
  if (promotion.degree === "none") return [];
  const own = judgeOwnShare(situation);
  if (own.length > 0) return own;
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
      text: `${promoting} of your last ${last.length} ${comments.length > 0 ? "contributions" : "posts"} that we know of promote your work: take part in other ways, too.`,
      basis: rule ?? normBasis("The 9:1 habit: nine other contributions for each promotion."),
      places: [],
      fix: null,
    },
  ];
}

/** How many promotional posts anywhere in that time weigh how much; the most first. */
const GRADES = [
  { from: 18, points: 60 },
  { from: 12, points: 42 },
  { from: MANY_PROMOTIONS, points: 24 },
];

/** Somebody who promotes everywhere is seen as a spammer by each community, and by Reddit. */
function judgeVolume(situation: Situation): RiskReason[] {
  const { posts, postType, promotion, at, now, moveToGoodTime } = situation;
  if (promotion.degree === "none" || postType === "thread-comment") return [];
  const count = countPromotions(posts, at ?? now);
  const grade = GRADES.find(({ from }) => count >= from);
  if (!grade) return [];
  return [
    {
      id: "promotion-volume",
      points: grade.points,
      text: `You have ${count} other promotional posts within ${PROMOTION_WINDOW_DAYS} days: spread them out.`,
      basis: normBasis("Accounts that promote everywhere at once get reported as spam."),
      places: [],
      fix: moveToGoodTime(),
    },
  ];
}

/**
 * A draft as Reddit got it at that moment: without the edit section, which comes later if at all, and
 * beside what the account had posted by then.
 */
export function asPosted(input: Omit<RiskInput, "at" | "now">, at: Date): RiskInput {
  return {
    ...input,
    draft: { ...input.draft, editSection: null },
    posts: input.posts.filter((post) => post.isPosted && post.at !== null && post.at <= at),
    comments: input.comments.filter((comment) => comment.at <= at),
    at,
    now: at,
  };
}
