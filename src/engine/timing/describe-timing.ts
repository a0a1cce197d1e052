import type { Timing, Share } from "./judge-timing.ts";
import { formatCount, joinWords } from "#engine/text/format.ts";
import { inClockOrder } from "#engine/clock/local-hours.ts";
import type { ActivitySource } from "#engine/subreddits/subreddit-facts.ts";
import { wilsonInterval } from "#engine/statistics/chance.ts";

export const ANY_HOUR = "Any hour is fine";
export const TOO_FEW_TO_TELL = "Too few posts to tell";
/** Where the reader's days are not those of UTC. */
export const DAYS_NOTE = "Moved from UTC to your days by the hours of the whole week.";

/** A UTC hour as the reader's clock shows it. */
type ToClock = (utcHour: number) => string;

/** 'Best' is what results show; most of the time only activity is known. */
export function nameHours({ kind }: Timing): string {
  return kind === "differs" ? "Best hours" : "Busiest hours";
}

/** What is known about when to post in a community: one sentence for every place that shows hours. */
export function describeTiming(timing: Timing, toClock: ToClock): string {
  return `${describeHours(timing, toClock)}${describeThreads(timing, toClock)}`;
}

function describeHours(timing: Timing, toClock: ToClock): string {
  const { kind, all, better, others } = timing;
  const hours = joinWords(inClockOrder(timing.hours).map(toClock));
  if (kind === "unknown") return "No posts counted here, so we don't know its busy hours.";
  if (kind === "unclear") return `${TOO_FEW_TO_TELL} which hours are busy.`;
  if (kind === "differs" && better && others) {
    return `Posts made in the hour from ${hours} did better: ${wordShareWithInterval(better)} reached 10 points, against ${wordShare(others)} at other hours. It may be the posts, not the hour.`;
  }
  if (kind === "even") return `${ANY_HOUR}.`;
  const busy = hours ? `Most posts are made around ${hours}` : "No hour is clearly busier";
  if (all) return `${busy}. The results of ${wordPosts(all.posts)} are too few to compare.`;
  return `${busy}. We don't know which hours do best.`;
}

/** What was left out of the hours, and why. */
export function describeThreads({ standingThreads }: Timing, toClock: ToClock): string {
  if (standingThreads.length === 0) return "";
  const posts = standingThreads.reduce((sum, thread) => sum + thread.posts, 0);
  const hours = joinWords(standingThreads.map(({ hour }) => toClock(hour)));
  return ` Leaves out about ${formatCount(posts)} posts in the hour from ${hours}, probably scheduled threads.`;
}

/** The same in a few words, for a card. */
export function labelTiming({ kind }: Timing): string {
  if (kind === "differs") return "by results";
  return kind === "even" ? "any hour is fine" : "";
}

/** What was read to count the posts. */
const SOURCES: Record<ActivitySource, string> = {
  "listing-2026": "newest posts",
  "rss-2025": "feed",
  "hot-2025": "front page",
  reddit: "read from Reddit",
};

/** "1,000 posts, August 2026 (newest posts)" */
export function describeSource(source: ActivitySource | null, basis: string): string {
  return source ? `${basis} (${SOURCES[source]})` : basis;
}

/** "41% of 803 posts" */
export function wordShare({ posts, over10 }: Share): string {
  if (posts === 0) return "no posts";
  return `${wordPercent(over10 / posts)} of ${wordPosts(posts)}`;
}

export function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}

/** "41% of 803 posts (95% interval 38% to 45%)" */
export function wordShareWithInterval(share: Share): string {
  if (share.posts === 0) return "no posts";
  const { low, high } = wilsonInterval(share.over10, share.posts);
  return `${wordShare(share)} (95% interval ${wordPercent(low)} to ${wordPercent(high)})`;
}

function wordPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
