import type { LookStage } from "#engine/outcomes/look.ts";
import type { RemovalSighting } from "#engine/outcomes/removal.ts";
import { formatLocalClock, formatLocalDay } from "#engine/clock/format-local.ts";
import { layOutAboutPost, type MessagePost } from "./lay-out-about-post.ts";
import { type LaidOutMessage, STAGE_NAMES } from "./message-layout.ts";

type FoundRemoval = MessagePost & {
  stage: LookStage;
  sighting: RemovalSighting;
  lookedAt: Date;
  permalink: string;
};

/** Foothold looked by itself, and readers do not see the post any more. */
export function composeRemovalFound(found: FoundRemoval): LaidOutMessage {
  const { stage, sighting, lookedAt, community, timezone } = found;
  const looked = `${formatLocalClock(lookedAt, timezone)}, ${formatLocalDay(lookedAt, timezone)}`;
  return layOutAboutPost(found, {
    about: `Your post isn't showing in ${community}:`,
    preview: SEEN[sighting](community),
    heading: `Your post isn't showing in ${community}`,
    text: `${SEEN[sighting](community)} Don't post it again yet. Foothold shows the likely cause, what to do next, and a message for the moderators.`,
    facts: [
      { label: "Checked", value: looked },
      { label: "When", value: `${STAGE_NAMES[stage]} after posting` },
    ],
    onReddit: found.permalink,
    button: "See what happened",
    why: "You asked for emails about your posts. Change that in your",
  });
}

const SEEN: Record<RemovalSighting, (community: string) => string> = {
  "removed-by-moderators": (community) =>
    `Reddit says the moderators of ${community}, or their filter, took it down.`,
  "removed-by-reddit": () => "Reddit took it down itself.",
  "not-listed": (community) =>
    `It's missing from new posts in ${community}, so readers can't see it.`,
};
