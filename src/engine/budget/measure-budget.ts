import type { Policy, StanceOnPromotion } from "#engine/policy/policy.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { PostType, PastPost } from "#engine/drafts/draft.ts";
import { findLinks, isHostOf, readHost } from "#engine/drafts/find-links.ts";
import type { FactDate } from "#engine/text/format.ts";

/** Between two posts that promote, in one community. */
export const PROMOTION_GAP_DAYS = 14;

/** As far back as somebody looks who judges an account by what it wrote. */
export const BUDGET_WINDOW_DAYS = 90;
/** What one can write in a day and mean it. */
export const COMMENTS_A_DAY = 3;

/** What an account wrote in one community, and how much of it may promote. */
export type Budget = {
  subredditId: string;
  /** As Reddit spells it: 'r/SaaS'. */
  fullName: string;
  limit: PromotionLimit;
  /** How often one may promote there, in words. */
  frequency: string;
  /** In the window, as far as Foothold knows. */
  total: number;
  promotional: number;
  /** Other contributions that are missing until the promotional ones are within the limit. */
  shortfall: number;
  lastPromotedAt: Date | null;
  /** The end of the rest after the last promotional one; null when it is over. */
  restsUntil: Date | null;
};

type Community = Pick<Policy, "subredditId" | "fullName" | "stance" | "postingFrequency">;

/** What is still to come does not count, and neither does what is older than the window. */
export function measureBudget(
  { subredditId, fullName, stance, postingFrequency }: Community,
  contributions: readonly Contribution[],
  now: Date,
): Budget {
  const from = new Date(now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS);
  const known = contributions.filter(
    (each) => each.subredditId === subredditId && each.at > from && each.at <= now,
  );
  const promoting = known.filter(({ isPromotional }) => isPromotional);
  const limit = findPromotionLimit(stance);
  const lastPromotedAt = findLatest(promoting);
  return {
    subredditId,
    fullName,
    limit,
    frequency: postingFrequency,
    total: known.length,
    promotional: promoting.length,
    shortfall: countMissing(known.length, promoting.length, limit.percent),
    lastPromotedAt,
    restsUntil: findRestEnd(lastPromotedAt, now),
  };
}

/** The first moment by which the missing contributions can be made, a few a day. */
export function findWithinBudget({ shortfall }: Budget, now: Date): Date {
  return new Date(now.getTime() + Math.ceil(shortfall / COMMENTS_A_DAY) * DAY_MS);
}

/** Where promotion is banned, no number of other contributions makes room for it. */
export function countMissing(total: number, promotional: number, percent: number): number {
  return percent === 0 ? 0 : Math.max(0, Math.ceil((promotional * 100) / percent) - total);
}

function findLatest(contributions: Contribution[]): Date | null {
  const times = contributions.map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null;
}

function findRestEnd(lastPromotedAt: Date | null, now: Date): Date | null {
  if (!lastPromotedAt) return null;
  const end = new Date(lastPromotedAt.getTime() + PROMOTION_GAP_DAYS * DAY_MS);
  return end > now ? end : null;
}

/** How much of what somebody writes in a community may promote. */
type PromotionLimit = {
  /** Of all contributions; 0 where promotion is banned, 100 where it is what the place is for. */
  percent: number;
  /** What the community wants, its purpose, or the old norm of Reddit's where neither is known. */
  basis: "rule" | "purpose" | "norm";
  /** Of when that is; null where nothing is known. */
  asOf: FactDate | null;
};

/** The 9:1 norm: nine other contributions for each one that promotes. */
const NORM_PERCENT = 10;

function findPromotionLimit({ is, sharePercent, source }: StanceOnPromotion): PromotionLimit {
  const { asOf } = source;
  if (is === "closed" || is === "no-place") return { percent: 0, basis: "rule", asOf };
  if (sharePercent !== null) return { percent: sharePercent, basis: "rule", asOf };
  return is === "welcome" && source.kind !== "hint"
    ? { percent: 100, basis: "purpose", asOf }
    : { percent: NORM_PERCENT, basis: "norm", asOf };
}

/** Something that the user wrote on Reddit, through Foothold or logged by hand. */
export type Contribution = {
  subredditId: string;
  at: Date;
  /** Whether it promotes the user's own work. */
  isPromotional: boolean;
};

export const CONTRIBUTION_KINDS = ["comment", "post"] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

/** Whether it is promotion that has to be made up for: in a thread that is meant for it, it is at home. */
export function isBudgeted({
  isPromotional,
  postType,
}: {
  isPromotional: boolean;
  postType?: PostType | null;
}): boolean {
  return isPromotional && postType !== "thread-comment";
}

const SPAN_DAYS = 7;
/** The fourth link to one site within a week looks like a campaign, wherever it is posted. */
const MOST_LINKS = 3;

/** What speaks against one more link to the project's own site around that time; null if nothing does. */
export function judgeDomain({
  draft,
  projectUrl,
  posts,
  at,
  now,
}: {
  draft: Texts;
  projectUrl: string | null;
  posts: readonly PastPost[];
  at: Date | null;
  now: Date;
}): string | null {
  const near = createLinkCounter(draft, projectUrl, posts)(at ?? now);
  if (near < MOST_LINKS) return null;
  const host = projectUrl && readHost(projectUrl);
  return `${near} other posts within ${SPAN_DAYS} days of this one link to ${host}: Reddit's filters notice a site that is posted repeatedly.`;
}

/** The same for every time that could be chosen: whether there is room for this one's link. */
export function createLinkRoom(...about: Parameters<typeof createLinkCounter>) {
  const countNear = createLinkCounter(...about);
  return (at: Date): boolean => countNear(at) < MOST_LINKS;
}

/** How many others link to the site near a moment; none where the text itself does not. */
function createLinkCounter(
  text: Texts,
  projectUrl: string | null,
  posts: readonly PastPost[],
): (at: Date) => number {
  const host = projectUrl && readHost(projectUrl);
  if (!host || !linksTo(text, host)) return () => 0;
  const times = posts.flatMap((post) =>
    post.at && linksTo(post, host) ? [post.at.getTime()] : [],
  );
  return (at) => times.filter((time) => Math.abs(time - at.getTime()) <= SPAN_DAYS * DAY_MS).length;
}

type Texts = { title: string; content: string };

function linksTo({ title, content }: Texts, host: string): boolean {
  const links = findLinks(`${title}\n${content}`);
  return links.some((link) => isHostOf(link.host, new Set([host])));
}
