import type { Policy } from "#engine/policy/policy.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { findMonthEnd } from "#engine/clock/local-day.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { findLinks, isHostOf, readHost } from "#engine/drafts/find-links.ts";
import type { Contribution } from "#engine/ledger/contribution.ts";
import { keepRecent, listContributed } from "#engine/ledger/measure-share.ts";
import type { Promoter } from "#engine/ledger/account.ts";
import { openLedger } from "#engine/ledger/open-ledger.ts";
import {
  COMMENTS_A_DAY,
  countMissing,
  findPromotionLimit,
  type PromotionLimit,
} from "#engine/ledger/promotion-limit.ts";
import { wordBecause } from "#engine/ledger/word-ledger.ts";

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
  /** When the next promotion is due, by what was made; null where one is due now. */
  restsUntil: Date | null;
  /** Why not sooner, with source and month; null where one is due now. */
  because: string | null;
  /** How many promotions there is room for until the user's month ends; null where none is allowed. */
  leftThisMonth: number | null;
};

/** An account in one community, as far as Foothold knows it. */
export type BudgetInput = {
  policy: Policy;
  promoter: Promoter;
  posts: readonly PastPost[];
  comments: readonly Contribution[];
  timezone: string;
  now: Date;
};

/** What is still to come does not count, and neither does what is older than the window. */
export function measureBudget({
  policy,
  promoter,
  timezone,
  now,
  ...account
}: BudgetInput): Budget {
  const { subredditId, fullName, postingFrequency } = policy;
  const known = keepRecent(listContributed(account), subredditId, now);
  const promoting = known.filter(({ isPromotional }) => isPromotional);
  const limit = findPromotionLimit(policy, promoter.kinds);
  const posts = account.posts.filter(({ isPosted }) => isPosted);
  const ledger = openLedger({ policy, promoter, ...account, posts, isPromotional: true, now });
  const isBanned = limit.percent === 0;
  const restsUntil = isBanned ? null : ledger.nextDue;
  return {
    subredditId,
    fullName,
    limit,
    frequency: postingFrequency,
    total: known.length,
    promotional: promoting.length,
    shortfall: countMissing(known.length, promoting.length, limit.percent),
    lastPromotedAt: findLatest(promoting),
    restsUntil,
    because: isBanned ? null : wordBecause(ledger, { fullName, timezone }),
    leftThisMonth: isBanned
      ? null
      : countUntil(findMonthEnd(now, timezone), restsUntil ?? now, ledger.gap.days),
  };
}

/** One now, and one more whenever the gap has passed. */
function countUntil(end: Date, from: Date, gapDays: number): number {
  return from >= end
    ? 0
    : 1 + Math.floor((end.getTime() - 1 - from.getTime()) / (gapDays * DAY_MS));
}

/** The first moment by which the missing contributions can be made, a few a day. */
export function findWithinBudget({ shortfall }: Budget, now: Date): Date {
  return new Date(now.getTime() + Math.ceil(shortfall / COMMENTS_A_DAY) * DAY_MS);
}

function findLatest(contributions: Contribution[]): Date | null {
  const times = contributions.map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null;
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
