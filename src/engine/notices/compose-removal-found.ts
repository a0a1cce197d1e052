import type { LookStage } from "#engine/outcomes/look.ts";
import type { RemovalSighting } from "#engine/outcomes/removal.ts";
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

type FoundRemoval = {
  stage: LookStage;
  sighting: RemovalSighting;
  lookedAt: Date;
  title: string;
  /** As Reddit spells it: 'r/SaaS'. */
  community: string;
  project: string;
  permalink: string;
  /** Where it opens in the app. */
  url: string;
  timezone: string;
  footer: ReminderFooter;
};

/** Foothold looked by itself, and readers do not see the post any more. */
export function composeRemovalFound(found: FoundRemoval): LaidOutMessage {
  const { stage, sighting, lookedAt, community, timezone } = found;
  const title = toSingleLine(found.title);
  const looked = `${formatLocalClock(lookedAt, timezone)}, ${formatLocalDay(lookedAt, timezone)}`;
  return layOutMessage({
    subject: `Your post isn't showing in ${community}: ${toSingleLine(title, SUBJECT_TITLE)}`,
    preview: SEEN[sighting](community),
    heading: `Your post isn't showing in ${community}`,
    blocks: [
      { kind: "quote", text: title },
      {
        kind: "paragraph",
        text: `${SEEN[sighting](community)} Don't post it again yet. Foothold shows the likely cause, what to do next, and a message for the moderators.`,
      },
      {
        kind: "facts",
        facts: [
          { label: "Checked", value: looked },
          { label: "When", value: `${STAGE_NAMES[stage]} after posting` },
          { label: "Time zone", value: nameZone(timezone) },
          { label: "Community", value: community },
          { label: "Project", value: toSingleLine(found.project) },
          { label: "On Reddit", value: found.permalink },
        ],
      },
      { kind: "button", label: "See what happened", url: found.url },
    ],
    smallPrint: [
      ...wordFooter("You asked for emails about your posts. Change that in your", found.footer),
    ],
    operator: found.footer.operator,
  });
}

const SEEN: Record<RemovalSighting, (community: string) => string> = {
  "removed-by-moderators": (community) =>
    `Reddit says the moderators of ${community}, or their filter, took it down.`,
  "removed-by-reddit": () => "Reddit took it down itself.",
  "not-listed": (community) =>
    `It's missing from new posts in ${community}, so readers can't see it.`,
};
