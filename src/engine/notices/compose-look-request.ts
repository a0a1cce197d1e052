import type { LookStage } from "#engine/outcomes/look.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { formatLocalClock, formatLocalDay, nameZone } from "#engine/clock/format-local.ts";
import {
  layOutMessage,
  type LaidOutMessage,
  type ReminderFooter,
  wordFooter,
  STAGE_NAMES,
} from "./message-layout.ts";

const SUBJECT_TITLE = 60;

type LookRequest = {
  stage: LookStage;
  title: string;
  /** As Reddit spells it: 'r/SaaS'. */
  community: string;
  project: string;
  postedAt: Date;
  permalink: string | null;
  /** Where it opens in the app. */
  url: string;
  timezone: string;
  footer: ReminderFooter;
};

/** Also true when it arrives late: it tells when the post was made, not what time it is. */
export function composeLookRequest(request: LookRequest): LaidOutMessage {
  const { stage, community, permalink, postedAt, timezone } = request;
  const title = toSingleLine(request.title);
  const posted = `${formatLocalClock(postedAt, timezone)}, ${formatLocalDay(postedAt, timezone)}`;
  return layOutMessage({
    subject: `Is it still up in ${community}? ${toSingleLine(title, SUBJECT_TITLE)}`,
    preview: `Time to check, ${STAGE_NAMES[stage]} after posting. It takes a minute.`,
    heading: `Is your post still up in ${community}?`,
    blocks: [
      { kind: "quote", text: title },
      {
        kind: "paragraph",
        text: "Open it in a private window, then say what you saw.",
      },
      {
        kind: "facts",
        facts: [
          { label: "Due", value: `${STAGE_NAMES[stage]} after posting` },
          { label: "Posted", value: posted },
          { label: "Time zone", value: nameZone(timezone) },
          { label: "Community", value: community },
          { label: "Project", value: toSingleLine(request.project) },
          { label: "On Reddit", value: permalink ?? "No link yet: add it in Foothold" },
        ],
      },
      { kind: "button", label: "Say what you saw", url: request.url },
    ],
    smallPrint: [
      ...wordFooter(
        "You asked for an email when something is due. Change that in your",
        request.footer,
      ),
    ],
    operator: request.footer.operator,
  });
}
