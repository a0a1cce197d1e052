import { toSingleLine } from "#engine/text/single-line.ts";
import {
  formatLocalClock,
  formatLocalDate,
  formatLocalDay,
  nameZone,
} from "#engine/clock/format-local.ts";
import type { WebhookShape } from "./webhook.ts";
import type { PostEvent, WebhookEvent, WeeklyCounts, WeeklyEvent } from "./webhook-event.ts";
import { formatCount } from "#engine/text/format.ts";

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

function wordRemoved({ post, project }: PostEvent, timezone: string): Message {
  return {
    heading: `Your post in ${post.community} is not up`,
    quote: toSingleLine(post.title, LONGEST_TITLE),
    lines: [
      ...(post.postedAt ? [`Posted ${wordTime(post.postedAt, timezone)}`] : []),
      `Project: ${shorten(project.name)}`,
      "Do not post it again for now.",
    ],
    links: [
      { label: "See what may have happened", url: post.url },
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
