import { findDigestSpan } from "#engine/timing/digest-day.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import {
  formatLocalClock,
  formatLocalDate,
  formatLocalDay,
  nameZone,
} from "#engine/clock/format-local.ts";
import { type RadarEvent, wordFound } from "./radar-event.ts";
import type { WebhookShape } from "./webhook.ts";
import { formatCount } from "#engine/text/format.ts";

/** What is told, as facts; `composeBody` words them. */
export type WebhookEvent = PostEvent | WeeklyEvent | RadarEvent | TestEvent;

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
  /** Of a post that was removed, as far as it was known by then. */
  removal?: {
    /** In the moderators' words. */
    reason: string | null;
    /** What the last look saw; null where nobody looked and somebody said so. */
    seenAs: (typeof SEEN_AS)[number] | null;
  };
};

export const SEEN_AS = ["removed-by-moderators", "removed-by-reddit", "not-listed"] as const;

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

type Sent = {
  /** The same for every receiver and every attempt. */
  eventId: string;
  createdAt: Date;
  /** By whose clock times are worded. */
  timezone: string;
};

/** What is sent, as JSON text. */
export function composeBody(event: WebhookEvent, shape: WebhookShape, sent: Sent): string {
  const { type, ...facts } = event;
  switch (shape) {
    case "json":
      return JSON.stringify({
        id: sent.eventId,
        type,
        createdAt: sent.createdAt.toISOString(),
        ...facts,
      });
    case "slack": {
      const text = write(wordEvent(event, sent.timezone), SLACK);
      return JSON.stringify({ text, unfurl_links: false, unfurl_media: false });
    }
    case "discord": {
      const content = write(wordEvent(event, sent.timezone), DISCORD);
      // Whatever a title says, nobody is pinged by it.
      return JSON.stringify({ content, allowed_mentions: { parse: [] }, flags: NO_PREVIEWS });
    }
  }
}

/** Discord's SUPPRESS_EMBEDS. */
const NO_PREVIEWS = 4;

type Message = {
  heading: string;
  quote?: string;
  lines: string[];
  links: { label: string; url: string }[];
};

/** How a chat writes each part; `escape` comes first, so that no text of a user is read as markup. */
type Markup = {
  escape: (text: string) => string;
  bold: (text: string) => string;
  link: (label: string, url: string) => string;
};

const SLACK: Markup = {
  escape: escapeSlack,
  bold: (text) => `*${text}*`,
  link: (label, url) => `<${escapeSlack(url).replaceAll("|", "%7C")}|${label}>`,
};

const DISCORD: Markup = {
  escape: (text) => text.replaceAll(/[\\*_~`|[\]<>#-]/g, "\\$&"),
  bold: (text) => `**${text}**`,
  link: (label, url) => `[${label}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`,
};

function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function write(message: Message, { escape, bold, link }: Markup): string {
  return [
    bold(escape(message.heading)),
    ...(message.quote ? [`> ${escape(message.quote)}`] : []),
    ...message.lines.map(escape),
    ...message.links.map(({ label, url }) => link(escape(label), url)),
  ].join("\n");
}

function wordEvent(event: WebhookEvent, timezone: string): Message {
  switch (event.type) {
    case "post.due":
      return wordDue(event, timezone);
    case "post.removed":
      return wordRemoved(event, timezone);
    case "results.weekly":
      return wordWeek(event);
    case "radar.found":
      return wordFound(event);
    case "test":
      return { heading: "A test from Foothold", lines: [event.message], links: [] };
  }
}

function wordDue({ post, project }: PostEvent, timezone: string): Message {
  return {
    heading: `Your post for ${post.community} is due`,
    quote: toSingleLine(post.title, LONGEST_TITLE),
    lines: [
      ...(post.plannedFor ? [`Planned for ${wordTime(post.plannedFor, timezone)}`] : []),
      `Project: ${shorten(project.name)}`,
    ],
    links: [{ label: "Open the post", url: post.url }],
  };
}

function wordRemoved({ post, project, removal }: PostEvent, timezone: string): Message {
  return {
    heading: `Your post isn't showing in ${post.community}`,
    quote: toSingleLine(post.title, LONGEST_TITLE),
    lines: [
      ...(post.postedAt ? [`Posted ${wordTime(post.postedAt, timezone)}`] : []),
      `Project: ${shorten(project.name)}`,
      ...(removal?.reason ? [`Reason: ${toSingleLine(removal.reason, LONGEST_TITLE)}`] : []),
      "Don't post it again yet.",
    ],
    links: [
      { label: "See what happened", url: post.url },
      ...(post.redditUrl ? [{ label: "The post on Reddit", url: post.redditUrl }] : []),
    ],
  };
}

/** Discord takes 2,000 characters, and escaping may double what a user typed. */
const LONGEST_TITLE = 300;
const LONGEST_NAME = 40;
const MOST_PROJECTS = 5;

function wordWeek({ week, projects, total }: WeeklyEvent): Message {
  const shown = projects.slice(0, MOST_PROJECTS);
  const hidden = projects.length - shown.length;
  return {
    heading: `Your week on Reddit: ${wordDay(week.from)} to ${wordDay(week.to)}`,
    lines: [
      wordCounts(total),
      ...(projects.length > 1
        ? shown.map((project) => `${shorten(project.name)}: ${wordCounts(project)}`)
        : []),
      ...(hidden > 0 ? [`And ${count(hidden, "other project")}`] : []),
    ],
    links: shown.map(({ name, url }) => ({ label: `Results of ${shorten(name)}`, url })),
  };
}

function wordCounts({ posts, up, removed, upvotes, comments }: WeeklyCounts): string {
  return [
    `${count(posts, "post")}, ${up} still up, ${removed} removed`,
    `${count(upvotes, "upvote")}, ${count(comments, "comment")}`,
  ].join("; ");
}

function count(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? "" : "s"}`;
}

function shorten(name: string): string {
  return toSingleLine(name, LONGEST_NAME);
}

function wordTime(at: string, timezone: string): string {
  const date = new Date(at);
  return `${formatLocalClock(date, timezone)}, ${formatLocalDay(date, timezone)} (${nameZone(timezone)})`;
}

/** '2026-11-09' → 'November 9, 2026', which is that day in every zone. */
function wordDay(day: string): string {
  return formatLocalDate(new Date(`${day}T12:00:00Z`), "UTC");
}
