import type { Subreddit } from "#contract/subreddit.ts";
import type { Profile } from "#engine/policy/notes/note.ts";
import { describeSubreddit } from "#engine/subreddits/describe-subreddit.ts";
import type { Activity, SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { busiestDays, isRoughActivity } from "#engine/timing/busy-times.ts";
import { judgeTiming, readHourResults } from "#engine/timing/judge-timing.ts";
import { leaveOutThreads } from "#engine/timing/standing-threads.ts";
import type { Policy } from "#engine/policy/policy.ts";
import {
  type KnownSubreddit,
  findSubreddits,
} from "#server/db/subreddits/subreddits-repository.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { presentPolicy } from "#engine/policy/word-policy.ts";
import type { HourOutcome } from "#contract/timing.ts";
import { wilsonInterval } from "#engine/statistics/chance.ts";
import { listProjectTexts } from "#server/db/projects/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { createAssessor } from "#engine/recommendations/assess-match.ts";
import type { DescribedProject } from "#engine/recommendations/reading/read-project.ts";
import { readOnce } from "#server/services/recommendations/read-once.ts";
import { knowCommunity } from "#server/services/recommendations/assess-communities.ts";

export function presentSubreddit(
  subreddit: KnownSubreddit,
  profile: Profile | undefined,
  match: BestMatch | null,
  policy: Policy = buildPolicy(subreddit),
): Subreddit {
  const { id, name, members, category, facts, isFavorite } = subreddit;
  const known = shown.get(policy);
  const common = known?.facts === facts ? known.common : presentFacts(facts, profile, policy);
  shown.set(policy, { facts, common });
  return {
    id,
    name,
    fullName: `r/${name}`,
    members,
    category,
    ...common,
    relevanceScore: match?.relevance ?? null,
    bestMatch: match && { projectName: match.projectName },
    isFavorite,
  };
}

type OfRow = "id" | "name" | "fullName" | "members" | "category";
type Common = Omit<Subreddit, OfRow | "relevanceScore" | "bestMatch" | "isFavorite">;

/** A policy belongs to the facts of one community, and to one user where that one pasted rules. */
const shown = new WeakMap<Policy, { facts: SubredditFacts; common: Common }>();

function presentFacts(facts: SubredditFacts, profile: Profile | undefined, policy: Policy): Common {
  const timing = judgeTiming(facts.activity);
  return {
    membersAsOf: facts.membersAsOf,
    membersEstimated: facts.membersEstimated,
    isCategoryEstimated: facts.isCategoryEstimated,
    description: profile?.description ?? describeSubreddit(facts),
    ...presentPolicy(policy),
    allowedPostTypes: policy.allowedPostTypes,
    requiresFlair: policy.requiresFlair,
    flairText: policy.flairText,
    extractedRules: policy.extractedRules,
    bannedKeywords: policy.bannedKeywords,
    postingFrequency: policy.postingFrequency,
    activityByHour: presentHours(facts.activity),
    activityBasis: presentBasis(facts.activity),
    activityByDay: presentDays(facts.activity),
    activityByDayBasis: presentDayBasis(facts.activity),
    bestPostingDays: busiestDays(facts.activity),
    bestPostingHours: timing.hours.map((hour) => `${String(hour).padStart(2, "0")}:00`),
    timing,
  };
}

export function presentHours(activity: Activity | null): Record<string, number> {
  const byHour = activity ? leaveOutThreads(activity) : [];
  return Object.fromEntries(byHour.map((posts, hour) => [hour, posts]));
}

const DAY_NAMES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export function presentDays(activity: Activity | null): Record<string, number> {
  const byDay = activity?.byDay ?? [];
  return Object.fromEntries(byDay.map((posts, day) => [DAY_NAMES[day] ?? "", posts]));
}

/** Days may be counted over fewer posts than hours, since only whole weeks count, or at another time. */
export function presentDayBasis(activity: Activity | null): Subreddit["activityBasis"] {
  const posts = activity?.byDay?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (!activity || posts === 0) return null;
  const { byDayAsOf, asOf, spanDays } = activity;
  return presentBasis({
    ...activity,
    posts,
    ...(byDayAsOf && { source: "rss-2025" }),
    asOf: byDayAsOf ?? asOf,
    spanDays: byDayAsOf ? null : spanDays,
  });
}

export function presentBasis(activity: Activity | null): Subreddit["activityBasis"] {
  if (!activity) return null;
  const { posts, spanDays, asOf, source } = activity;
  return { posts, spanDays, asOf, source, isRough: isRoughActivity(activity) };
}

/** How the posts of each hour fared, each share with its interval. */
export function presentOutcome(activity: Activity | null): HourOutcome[] | null {
  const outcome = activity?.outcome;
  if (!outcome) return null;
  return readHourResults(activity).map((result, hour) => {
    const { low, high } = wilsonInterval(result.over10, result.posts);
    return {
      hour,
      posts: result.posts,
      over10: result.over10,
      shareOver10: outcome.shareOver10[hour] ?? 0,
      low,
      high,
      isStanding: result.isStanding,
      medianScore: outcome.medianScore[hour] ?? 0,
      medianComments: outcome.medianComments[hour] ?? 0,
    };
  });
}

/** Subreddits as this user sees them, in the order of the ids. */
export async function presentIds(
  deps: ServiceDeps,
  scope: Scope,
  ids: string[],
): Promise<Subreddit[]> {
  const { db } = deps.database;
  const subreddits = await findSubreddits(db, scope.userId, ids);
  return presentKnown(
    deps,
    subreddits,
    createMatches(deps.matcher, await listProjectTexts(db, scope.userId, MOST_PROJECTS)),
  );
}

export function presentKnown(
  deps: Pick<ServiceDeps, "profiles">,
  subreddits: KnownSubreddit[],
  findMatch: FindMatch,
): Subreddit[] {
  return subreddits.map((subreddit) =>
    presentSubreddit(subreddit, deps.profiles.get(subreddit.id), findMatch(subreddit)),
  );
}

/** The project that a subreddit fits best, and how well, from 0 to 1. */
type BestMatch = { relevance: number; projectName: string };

/** null when there is no project to fit. */
type FindMatch = (subreddit: KnownSubreddit) => BestMatch | null;

/** By the same estimate as the project's own page shows. */
export function createMatches(matcher: Matcher, projects: readonly DescribedProject[]): FindMatch {
  const assessors = projects.map((project) => {
    const reading = readOnce(matcher, project);
    return { name: project.name, assess: reading && createAssessor(matcher, reading) };
  });
  return (subreddit) => {
    const community = knowCommunity(subreddit);
    let best: BestMatch | null = null;
    for (const { name, assess } of assessors) {
      // A project in words that nobody knows matches nothing, here as on its own page.
      const relevance = roundMatch(assess?.(community).relevance ?? 0);
      if (!best || relevance > best.relevance) best = { relevance, projectName: name };
    }
    return best;
  };
}

/** The newest ones: a list must not wait for hundreds. */
export const MOST_PROJECTS = 20;

export function roundMatch(match: number): number {
  return Math.round(match * 1000) / 1000;
}
