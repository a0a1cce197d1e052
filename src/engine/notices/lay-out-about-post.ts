import { nameZone } from "#engine/clock/format-local.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import {
  type LaidOutMessage,
  layOutMessage,
  type ReminderFooter,
  wordFooter,
} from "./message-layout.ts";

/** A post that was made, as messages tell of it. */
export type MessagePost = {
  title: string;
  /** As Reddit spells it: 'r/SaaS'. */
  community: string;
  project: string;
  /** Where it opens in the app. */
  url: string;
  timezone: string;
  footer: ReminderFooter;
};

type Told = {
  /** Before its title, in the subject. */
  about: string;
  preview: string;
  heading: string;
  text: string;
  facts: { label: string; value: string }[];
  /** Where it is on Reddit, or that nobody knows. */
  onReddit: string;
  button: string;
  /** Why somebody gets the message; ends in the words that lead to the settings. */
  why: string;
};

const LONGEST_SUBJECT_TITLE = 60;

/** The title of a post as it stands in a subject. */
export function quoteInSubject(title: string): string {
  return toSingleLine(title, LONGEST_SUBJECT_TITLE);
}

/** A message about one post: what is the matter, the facts, and the button that leads on. */
export function layOutAboutPost(post: MessagePost, told: Told): LaidOutMessage {
  const { community, footer } = post;
  const title = toSingleLine(post.title);
  return layOutMessage({
    subject: `${told.about} ${quoteInSubject(title)}`,
    preview: told.preview,
    heading: told.heading,
    blocks: [
      { kind: "quote", text: title },
      { kind: "paragraph", text: told.text },
      {
        kind: "facts",
        facts: [
          ...told.facts,
          { label: "Time zone", value: nameZone(post.timezone) },
          { label: "Community", value: community },
          { label: "Project", value: toSingleLine(post.project) },
          { label: "On Reddit", value: told.onReddit },
        ],
      },
      { kind: "button", label: told.button, url: post.url },
    ],
    smallPrint: wordFooter(told.why, footer),
    operator: footer.operator,
  });
}
