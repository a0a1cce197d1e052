import { toSingleLine } from "#engine/text/single-line.ts";
import { formatLocalClock, formatLocalDay, nameZone } from "#engine/timing/format-local.ts";
import { layOutMessage } from "./lay-out-message.ts";
import type { LaidOutMessage } from "./message-parts.ts";
import type { RemindedPost } from "./reminded-post.ts";

type Digest = {
  /** Earliest first, and at least one; from eight in the morning to eight of the next. */
  posts: RemindedPost[];
  /** Any moment of the day on which it is sent. */
  today: Date;
  timezone: string;
  settingsUrl: string;
};

export function composeDigest({ posts, today, timezone, settingsUrl }: Digest): LaidOutMessage {
  const [first] = posts;
  if (!first) throw new Error("A digest needs a post.");
  const wordTime = createTimeWords(today, timezone);
  const heading = wordHeading(posts, today, timezone);
  return layOutMessage({
    subject: heading,
    preview: `${posts.length === 1 ? "At" : "The first at"} ${wordTime(first.at)} in ${first.community}: ${toSingleLine(first.title, 80)}`,
    heading,
    blocks: [
      {
        kind: "list",
        items: posts.map((post) => ({
          lead: `${wordTime(post.at)} in ${post.community}`,
          title: toSingleLine(post.title),
          detail: `For ${toSingleLine(post.project)}, ${wordOpenBlanks(post.blanks)}`,
          url: post.url,
        })),
      },
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

/** "2 posts for Monday, November 16", or until when, if one is due in the night after it. */
function wordHeading(posts: RemindedPost[], today: Date, timezone: string): string {
  const count = posts.length === 1 ? "1 post" : `${posts.length} posts`;
  const day = formatLocalDay(today, timezone);
  const lastDay = formatLocalDay(posts.at(-1)?.at ?? today, timezone);
  return lastDay === day ? `${count} for ${day}` : `${count} until 8:00 AM on ${lastDay}`;
}

/** "1:15 PM" today, "1:15 AM on Tuesday, November 17," otherwise. */
function createTimeWords(today: Date, timezone: string): (at: Date) => string {
  const thisDay = formatLocalDay(today, timezone);
  return (at) => {
    const day = formatLocalDay(at, timezone);
    const clock = formatLocalClock(at, timezone);
    return day === thisDay ? clock : `${clock} on ${day},`;
  };
}

function wordOpenBlanks(blanks: number): string {
  if (blanks === 0) return "no open blanks";
  return blanks === 1 ? "1 blank to fill in" : `${blanks} blanks to fill in`;
}
