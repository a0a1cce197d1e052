import { toSingleLine } from "#engine/text/single-line.ts";

/** Conversations that the radar found; the best first. */
export type RadarEvent = {
  type: "radar.found";
  /** Its address leads to the radar. */
  project: { id: string; name: string; url: string };
  conversations: {
    id: string;
    title: string;
    /** As Reddit spells it: 'r/SaaS'. */
    community: string;
    redditUrl: string;
    /** Why it was found, in a sentence. */
    why: string;
  }[];
};

/** Discord takes 2,000 characters: more than three would not fit with their links. */
const MOST_SHOWN = 3;
const LONGEST_LABEL = 80;
const LONGEST_NAME = 40;

/** For chats: how many, and the first of them. */
export function wordFound({ project, conversations }: RadarEvent) {
  const shown = conversations.slice(0, MOST_SHOWN);
  const hidden = conversations.length - shown.length;
  const many =
    conversations.length === 1 ? "1 conversation" : `${conversations.length} conversations`;
  return {
    heading: `${many} for ${toSingleLine(project.name, LONGEST_NAME)}`,
    lines: hidden > 0 ? [`And ${hidden} more on your radar`] : [],
    links: [
      ...shown.map(({ community, title, redditUrl }) => ({
        label: `${community}: ${toSingleLine(title, LONGEST_LABEL)}`,
        url: redditUrl,
      })),
      { label: "Open your radar", url: project.url },
    ],
  };
}
