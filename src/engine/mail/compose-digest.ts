import type { CheckStage } from "#engine/outcomes/removal-check.ts";
import { joinWords } from "#engine/text/join-words.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { formatLocalClock, formatLocalDay, nameZone } from "#engine/timing/format-local.ts";
import { layOutMessage } from "./lay-out-message.ts";
import type { LaidOutMessage, MessageBlock } from "./message-parts.ts";
import { STAGE_NAMES } from "./stage-names.ts";
import type { RemindedPost } from "./reminded-post.ts";

type Digest = {
  /** To be made that day, the earliest first. */
  posts: RemindedPost[];
  /** Looks at posts that were made, in the order in which they fall due that day. */
  checks: DigestCheck[];
  timezone: string;
  settingsUrl: string;
};

export type DigestCheck = Pick<RemindedPost, "title" | "community" | "project" | "url"> & {
  stage: CheckStage;
  dueAt: Date;
};

/** About at least one post or one look. */
export function composeDigest({ posts, checks, timezone, settingsUrl }: Digest): LaidOutMessage {
  const at = posts[0]?.at ?? checks[0]?.dueAt;
  if (!at) throw new Error("A digest needs a post or a check.");
  const count = joinWords([
    ...countThings(posts.length, "post"),
    ...countThings(checks.length, "check"),
  ]);
  const heading = `${count} for ${formatLocalDay(at, timezone)}`;
  return layOutMessage({
    subject: heading,
    preview: wordPreview(posts, checks, timezone),
    heading,
    blocks: [
      ...(posts.length > 0 ? [listPosts(posts, timezone)] : []),
      ...(checks.length > 0
        ? [{ kind: "paragraph" as const, text: LOOK }, listChecks(checks, timezone)]
        : []),
    ],
    smallPrint: [
      { text: `Times are those of ${nameZone(timezone)}.` },
      {
        text: "You get this because you asked for one e-mail a day. To change it or turn reminders off, open your",
        link: { label: "settings", url: settingsUrl },
      },
    ],
  });
}

const LOOK =
  "Is it still up? Open each of these in a private window when its time comes, and choose in Foothold what you saw.";

function countThings(count: number, noun: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${noun}` : `${count} ${noun}s`];
}

function wordPreview(posts: RemindedPost[], checks: DigestCheck[], timezone: string): string {
  const [post] = posts;
  if (!post)
    return `Is it still up in ${checks[0]?.community}? ${toSingleLine(checks[0]?.title ?? "", 80)}`;
  const clock = formatLocalClock(post.at, timezone);
  return `${posts.length === 1 ? "At" : "The first at"} ${clock} in ${post.community}: ${toSingleLine(post.title, 80)}`;
}

function listPosts(posts: RemindedPost[], timezone: string): MessageBlock {
  return {
    kind: "list",
    items: posts.map((post) => ({
      lead: `${formatLocalClock(post.at, timezone)} in ${post.community}`,
      title: toSingleLine(post.title),
      detail: `For ${toSingleLine(post.project)}, ${wordOpenBlanks(post.blanks)}`,
      url: post.url,
    })),
  };
}

function listChecks(checks: DigestCheck[], timezone: string): MessageBlock {
  return {
    kind: "list",
    items: checks.map((check) => ({
      lead: `${formatLocalClock(check.dueAt, timezone)} in ${check.community}`,
      title: toSingleLine(check.title),
      detail: `For ${toSingleLine(check.project)}, ${STAGE_NAMES[check.stage]} after the post`,
      url: check.url,
    })),
  };
}

function wordOpenBlanks(blanks: number): string {
  if (blanks === 0) return "no open blanks";
  return blanks === 1 ? "1 blank to fill in" : `${blanks} blanks to fill in`;
}
