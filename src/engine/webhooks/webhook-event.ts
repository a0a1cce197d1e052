import { findDigestSpan } from "#engine/timing/digest-day.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

/** What is told, as facts; `compose-body.ts` words them. */
export type WebhookEvent = PostEvent | WeeklyEvent | TestEvent;

type Project = {
  id: string;
  name: string;
  /** Where it opens in the app. */
  url: string;
};

export type PostEvent = {
  type: "post.due" | "post.removed";
  project: Project;
  post: {
    id: string;
    title: string;
    /** As Reddit spells it: 'r/SaaS'. */
    community: string;
    plannedFor: string | null;
    postedAt: string | null;
    redditUrl: string | null;
    /** Where it opens in the app. */
    url: string;
  };
};

/** Upvotes and comments are sums of what is known so far. */
export type WeeklyCounts = {
  posts: number;
  up: number;
  removed: number;
  upvotes: number;
  comments: number;
};

export type WeeklyEvent = {
  type: "results.weekly";
  week: { from: string; to: string };
  projects: (Project & WeeklyCounts)[];
  total: WeeklyCounts;
};

type TestEvent = { type: "test"; message: string };

export type WeeklyPost = {
  projectId: string;
  projectName: string;
  outcome: "live" | "removed" | "unknown";
  upvotes: number | null;
  comments: number | null;
};

const NOTHING: WeeklyCounts = { posts: 0, up: 0, removed: 0, upvotes: 0, comments: 0 };

/** null where nothing was posted: silence says the same. */
export function sumUpWeek(
  week: WeeklyEvent["week"],
  posts: readonly WeeklyPost[],
  urlOf: (projectId: string) => string,
): WeeklyEvent | null {
  if (posts.length === 0) return null;
  const projects = new Map<string, Project & WeeklyCounts>();
  for (const post of posts) {
    const { projectId: id, projectName: name } = post;
    const known = projects.get(id) ?? { id, name, url: urlOf(id), ...NOTHING };
    projects.set(id, { ...known, ...addPost(known, post) });
  }
  const total = posts.reduce(addPost, NOTHING);
  return { type: "results.weekly", week, projects: [...projects.values()], total };
}

function addPost(counts: WeeklyCounts, post: WeeklyPost): WeeklyCounts {
  return {
    posts: counts.posts + 1,
    up: counts.up + (post.outcome === "live" ? 1 : 0),
    removed: counts.removed + (post.outcome === "removed" ? 1 : 0),
    upvotes: counts.upvotes + (post.upvotes ?? 0),
    comments: counts.comments + (post.comments ?? 0),
  };
}

/** From Monday to Sunday by the calendar of a zone. */
type Week = {
  /** '2026-11-09'. */
  firstDay: string;
  lastDay: string;
  startsAt: Date;
  endsAt: Date;
};

/** Eight in the morning of the first Monday after now. */
export function findNextMonday(now: Date, timezone: string): Date {
  for (let days = 0; ; days += 1) {
    const { name, startsAt } = findDigestSpan(new Date(now.getTime() + days * DAY_MS), timezone);
    if (isMonday(name) && startsAt > now) return startsAt;
  }
}

/** The week that ended last night; null where it is not Monday. */
export function findEndedWeek(now: Date, timezone: string): Week | null {
  const today = findLocalDay(now, timezone);
  if (!isMonday(today.name)) return null;
  const endsAt = today.startsAt;
  // Noon, so that a change of clocks leads to no other day.
  const first = findLocalDay(new Date(endsAt.getTime() - 6.5 * DAY_MS), timezone);
  const last = findLocalDay(new Date(endsAt.getTime() - DAY_MS / 2), timezone);
  return { firstDay: first.name, lastDay: last.name, startsAt: first.startsAt, endsAt };
}

function isMonday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}
