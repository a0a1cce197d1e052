import type { PastPost } from "#engine/posts/past-post.ts";
import type { RiskReason } from "../ban-risk.ts";
import { findTimeOnDay, isOnDay } from "../allowed-day.ts";
import { readPastPost } from "../read-past-post.ts";
import { normBasis, ruleBasis, type Situation } from "../situation.ts";

const DAY_MS = 86_400_000;
const APART_DAYS = 14;

/** Never more than one promotional post per community in 14 days. */
export function judgeSameCommunity(situation: Situation): RiskReason[] {
  const { promotion, rulebook, at, now, posts, postType } = situation;
  if (promotion.degree === "none" || postType === "thread-comment") return [];
  const then = (at ?? now).getTime();
  const others = posts.filter(
    (post) =>
      post.subredditId === rulebook.subredditId && readPastPost(post, situation).isPromotional,
  );
  const near = others
    .map((post) => ({ post, apart: Math.abs((post.at?.getTime() ?? Infinity) - then) }))
    .filter(({ apart }) => apart < APART_DAYS * DAY_MS)
    .toSorted((a, b) => a.apart - b.apart)[0];
  if (!near) return [];
  const time = findFreeTime(situation, others);
  return [
    {
      id: "same-community",
      points: promotion.degree === "mention" ? 20 : 40,
      text: `You ${near.post.isPosted ? "promoted" : "also plan to promote"} in ${rulebook.fullName} ${wordDistance(near.apart, (near.post.at ?? now) < (at ?? now))}: leave at least ${APART_DAYS} days between.`,
      basis:
        ruleBasis(situation, "no-spam") ??
        normBasis(`Our norm: one promotional post per community in ${APART_DAYS} days.`),
      places: [],
      fix: { kind: "reschedule", label: `Move to ${formatDay(time)}`, at: time },
    },
  ];
}

/** After the last of them, on the day that promotion has there. */
function findFreeTime({ codes, now, at, timezone }: Situation, others: PastPost[]): Date {
  const last = Math.max(now.getTime(), ...others.map((post) => post.at?.getTime() ?? 0));
  const free = new Date(last + APART_DAYS * DAY_MS);
  const day = codes["promotion-on-day"] ?? codes["showcase-on-day"];
  if (day === undefined || day === true || isOnDay(free, day)) return free;
  return findTimeOnDay(day, free, at, timezone);
}

function wordDistance(apartMs: number, isEarlier: boolean): string {
  const days = Math.round(apartMs / DAY_MS);
  if (days === 0) return "within a day of this post";
  return `${days === 1 ? "1 day" : `${days} days`} ${isEarlier ? "before" : "after"} this post`;
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

function formatDay(at: Date): string {
  return dayFormat.format(at);
}
