import type { LookStage } from "#engine/outcomes/look.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { findDigestSpan } from "#engine/timing/digest-day.ts";
import { formatLocalClock, formatLocalDay, nameZone } from "#engine/clock/format-local.ts";
import {
  layOutMessage,
  type LaidOutMessage,
  type MessageBlock,
  type ReminderFooter,
  wordFooter,
  type RemindedPost,
  STAGE_NAMES,
} from "./message-layout.ts";
import { joinWords } from "#engine/text/format.ts";

type Digest = {
  /** To be made, the earliest first; from eight in the morning to eight of the next. */
  posts: RemindedPost[];
  /** Looks at posts that were made, in the order in which they fall due in that time. */
  looks: DigestLook[];
  /** Conversations that the radar found since the last digest, the best first. */
  found: DigestFound[];
  /** What else the day asks for; never the reason for a digest. */
  tasks: DigestTask[];
  /** Any moment of the day on which it is sent. */
  today: Date;
  timezone: string;
  footer: ReminderFooter;
};

export type DigestLook = Pick<RemindedPost, "title" | "community" | "project" | "url"> & {
  stage: LookStage;
  dueAt: Date;
};

export type DigestFound = {
  title: string;
  community: string;
  project: string;
  why: string;
  url: string;
};

export type DigestTask = { title: string; detail: string; project: string; url: string };

/** About at least one post, one look or one conversation. */
export function composeDigest(digest: Digest): LaidOutMessage {
  const { posts, looks, found, tasks, today, timezone, footer } = digest;
  if (posts.length + looks.length + found.length === 0) throw new Error("A digest needs a reason.");
  const wordTime = createTimeWords(today, timezone);
  const heading = wordHeading(digest);
  return layOutMessage({
    subject: heading,
    preview: wordPreview(digest, wordTime),
    heading,
    blocks: [
      ...(posts.length > 0 ? [listPosts(posts, wordTime)] : []),
      ...(looks.length > 0
        ? [{ kind: "paragraph" as const, text: LOOK }, listLooks(looks, wordTime)]
        : []),
      ...(found.length > 0 ? [{ kind: "paragraph" as const, text: FOUND }, listFound(found)] : []),
      ...(tasks.length > 0 ? [{ kind: "paragraph" as const, text: ALSO }, listTasks(tasks)] : []),
    ],
    smallPrint: [
      { text: `Times are in ${nameZone(timezone)}.` },
      ...wordFooter("You asked for one email a day. Change that in your", footer),
    ],
    operator: footer.operator,
  });
}

const LOOK = "Are they still up? Open each in a private window at its time, then say what you saw.";

const FOUND = "Conversations you could help in. Read the thread before you answer:";

const ALSO = "Also today:";

/** "2 posts for Monday, November 16", or until when, if one is due in the night after it. */
function wordHeading({ posts, looks, found, today, timezone }: Digest): string {
  const count = joinWords([
    ...countThings(posts.length, "post"),
    ...countThings(looks.length, "check"),
    ...countThings(found.length, "conversation"),
  ]);
  const day = formatLocalDay(today, timezone);
  const times = [...posts.map(({ at }) => at), ...looks.map(({ dueAt }) => dueAt)];
  const later = times.map((at) => formatLocalDay(at, timezone)).find((name) => name !== day);
  if (later === undefined) return `${count} for ${day}`;
  const end = formatLocalClock(findDigestSpan(today, timezone).endsAt, timezone);
  return `${count} until ${end} on ${later}`;
}

function countThings(count: number, noun: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${noun}` : `${count} ${noun}s`];
}

type WordTime = (at: Date) => string;

/** "1:15 PM" today, "1:15 AM on Tuesday, November 17," otherwise. */
function createTimeWords(today: Date, timezone: string): WordTime {
  const thisDay = formatLocalDay(today, timezone);
  return (at) => {
    const day = formatLocalDay(at, timezone);
    const clock = formatLocalClock(at, timezone);
    return day === thisDay ? clock : `${clock} on ${day},`;
  };
}

function wordPreview({ posts, looks, found }: Digest, wordTime: WordTime): string {
  const [post] = posts;
  const [look] = looks;
  if (!post && look) return `Is it still up in ${look.community}? ${toSingleLine(look.title, 80)}`;
  if (!post) return `In ${found[0]?.community}: ${toSingleLine(found[0]?.title ?? "", 80)}`;
  return `${posts.length === 1 ? "At" : "The first at"} ${wordTime(post.at)} in ${post.community}: ${toSingleLine(post.title, 80)}`;
}

function listPosts(posts: RemindedPost[], wordTime: WordTime): MessageBlock {
  return {
    kind: "list",
    items: posts.map((post) => ({
      lead: `${wordTime(post.at)} in ${post.community}`,
      title: toSingleLine(post.title),
      detail: `For ${toSingleLine(post.project)}, ${wordOpenBlanks(post.blanks)}`,
      url: post.url,
    })),
  };
}

function listLooks(looks: DigestLook[], wordTime: WordTime): MessageBlock {
  return {
    kind: "list",
    items: looks.map((look) => ({
      lead: `${wordTime(look.dueAt)} in ${look.community}`,
      title: toSingleLine(look.title),
      detail: `For ${toSingleLine(look.project)}, ${STAGE_NAMES[look.stage]} after the post`,
      url: look.url,
    })),
  };
}

function listFound(found: DigestFound[]): MessageBlock {
  return {
    kind: "list",
    items: found.map(({ title, community, project, why, url }) => ({
      lead: `In ${community}`,
      title: toSingleLine(title),
      detail: `For ${toSingleLine(project)}. ${why}`,
      url,
    })),
  };
}

function listTasks(tasks: DigestTask[]): MessageBlock {
  return {
    kind: "list",
    items: tasks.map((task) => ({
      lead: `For ${toSingleLine(task.project)}`,
      title: task.title,
      detail: task.detail,
      url: task.url,
    })),
  };
}

function wordOpenBlanks(blanks: number): string {
  if (blanks === 0) return "no open blanks";
  return blanks === 1 ? "1 blank to fill in" : `${blanks} blanks to fill in`;
}
