import type { PostType } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { ClosedReason, LinkPlace } from "#engine/posts/post-brief.ts";
import type { Nearness } from "#engine/posts/post-brief.ts";

/** Who reads there, as far as it decides what they want to hear. */
export const READERS = [
  "makers",
  "developers",
  "trade",
  "hobby",
  "showcase",
  "neighbours",
  "audience",
] as const;
export type Readers = (typeof READERS)[number];

/** What is written for it: a post, a comment in its thread, a caption below pictures, or a link with a title. */
export const PLACE_FORMS = ["post", "comment", "caption", "link"] as const;
export type PlaceForm = (typeof PLACE_FORMS)[number];

/** What a post has to be for one community, read once from all that is known of it. */
export type Place = {
  id: string;
  name: string;
  fullName: string;
  policy: Policy;
  readers: Readers;
  form: PlaceForm;
  /** Whether words are posted there, too, and not pictures alone. */
  takesText: boolean;
  /** The founder's town, where the community is of it. */
  town: string | null;
  /** Why nothing of one's own is posted there; null where something can be. */
  closed: ClosedReason | null;
  types: PostType[];
  link: LinkPlace;
  isPriceWelcome: boolean;
  /** Answers that its rules or its notes ask for by name. */
  demanded: AnswerId[];
  /** Those without which a post would be removed. */
  required: AnswerId[];
  /** What every title of one's own work begins with. */
  titleTag: string | null;
  /** One of these is demanded above one's own work. */
  flairs: string[];
  fewestWords: number;
  /** Whether what it is names what they talk about: 'a calibre plugin' in r/Calibre. */
  isNamed: boolean;
  /** Whether anything that was told is near what they talk about; in doubt the founder is asked. */
  isOfSubject: boolean;
  /** Null where the matcher does not know the community. */
  near: Nearness | null;
};
