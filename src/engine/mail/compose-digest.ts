import { toSingleLine } from "#engine/text/single-line.ts";
import { formatLocalClock, formatLocalDay, nameZone } from "#engine/timing/format-local.ts";
import { layOutMessage } from "./lay-out-message.ts";
import type { LaidOutMessage } from "./message-parts.ts";
import type { RemindedPost } from "./reminded-post.ts";

/** Earliest first, and at least one. */
type Digest = { posts: RemindedPost[]; timezone: string; settingsUrl: string };

export function composeDigest({ posts, timezone, settingsUrl }: Digest): LaidOutMessage {
  const [first] = posts;
  if (!first) throw new Error("A digest needs a post.");
  const day = formatLocalDay(first.at, timezone);
  const count = posts.length === 1 ? "1 post" : `${posts.length} posts`;
  const clock = formatLocalClock(first.at, timezone);
  return layOutMessage({
    subject: `${count} for ${day}`,
    preview: `${posts.length === 1 ? "At" : "The first at"} ${clock} in ${first.community}: ${toSingleLine(first.title, 80)}`,
    heading: `${count} for ${day}`,
    blocks: [
      {
        kind: "list",
        items: posts.map((post) => ({
          lead: `${formatLocalClock(post.at, timezone)} in ${post.community}`,
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

function wordOpenBlanks(blanks: number): string {
  if (blanks === 0) return "no open blanks";
  return blanks === 1 ? "1 blank to fill in" : `${blanks} blanks to fill in`;
}
