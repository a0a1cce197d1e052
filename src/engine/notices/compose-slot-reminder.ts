import { toSingleLine } from "#engine/text/single-line.ts";
import { formatLocalClock, formatLocalDay, nameZone } from "#engine/clock/format-local.ts";
import { quoteInSubject } from "./lay-out-about-post.ts";
import {
  layOutMessage,
  type LaidOutMessage,
  type ReminderFooter,
  wordFooter,
  type RemindedPost,
} from "./message-layout.ts";

type SlotReminder = {
  post: RemindedPost;
  /** What the checks found, in one line. */
  checks: string;
  timezone: string;
  footer: ReminderFooter;
};

/** Also true when it arrives late: it tells what was planned, not what time it is. */
export function composeSlotReminder({
  post,
  checks,
  timezone,
  footer,
}: SlotReminder): LaidOutMessage {
  const title = toSingleLine(post.title);
  const { at, community } = post;
  const clock = formatLocalClock(at, timezone);
  return layOutMessage({
    subject: `Your post for ${community} is due: ${quoteInSubject(title)}`,
    preview: `Planned for ${clock} (${nameZone(timezone)}). Read it again, then post it.`,
    heading: `Your post for ${community} is due`,
    blocks: [
      { kind: "quote", text: title },
      {
        kind: "facts",
        facts: [
          { label: "Planned for", value: `${clock}, ${formatLocalDay(at, timezone)}` },
          { label: "Time zone", value: nameZone(timezone) },
          { label: "Community", value: community },
          { label: "Project", value: toSingleLine(post.project) },
          { label: "Blanks", value: wordBlanks(post.blanks) },
          { label: "Rule checks", value: checks },
        ],
      },
      { kind: "button", label: "Open the post", url: post.url },
      {
        kind: "paragraph",
        text: "Foothold fills in Reddit's form, and you press Post. Moderators have the last word.",
      },
    ],
    smallPrint: [
      ...wordFooter("You asked for an email when a post is due. Change that in your", footer),
      { text: "The attached file adds it to your calendar." },
    ],
    operator: footer.operator,
  });
}

function wordBlanks(blanks: number): string {
  if (blanks === 0) return "None open";
  return blanks === 1 ? "1 to fill in before you post" : `${blanks} to fill in before you post`;
}
