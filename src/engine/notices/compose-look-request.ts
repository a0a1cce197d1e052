import type { LookStage } from "#engine/outcomes/look.ts";
import { formatLocalClock, formatLocalDay } from "#engine/clock/format-local.ts";
import { layOutAboutPost, type MessagePost } from "./lay-out-about-post.ts";
import { type LaidOutMessage, STAGE_NAMES } from "./message-layout.ts";

type LookRequest = MessagePost & {
  stage: LookStage;
  postedAt: Date;
  permalink: string | null;
};

/** Also true when it arrives late: it tells when the post was made, not what time it is. */
export function composeLookRequest(request: LookRequest): LaidOutMessage {
  const { stage, community, permalink, postedAt, timezone } = request;
  const posted = `${formatLocalClock(postedAt, timezone)}, ${formatLocalDay(postedAt, timezone)}`;
  return layOutAboutPost(request, {
    about: `Is it still up in ${community}?`,
    preview: `Time to check, ${STAGE_NAMES[stage]} after posting. It takes a minute.`,
    heading: `Is your post still up in ${community}?`,
    text: "Open it in a private window, then say what you saw.",
    facts: [
      { label: "Due", value: `${STAGE_NAMES[stage]} after posting` },
      { label: "Posted", value: posted },
    ],
    onReddit: permalink ?? "No link yet: add it in Foothold",
    button: "Say what you saw",
    why: "You asked for an email when something is due. Change that in your",
  });
}
