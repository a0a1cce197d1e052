import type { AnswerId } from "#engine/interview/interview.ts";
import type { PostType, Tone } from "#engine/drafts/draft.ts";
import type { ClosedReason } from "#engine/posts/post-brief.ts";
import type { Place } from "../place/place.ts";

/** Ways to begin with what it is: whose it is, its name, what it is before its name, or that it is near. */
export const THING_OPENINGS = ["thing", "name", "called", "town"] as const;

/** How a post begins: on an answer, on whom it is for, on why, or on what it is. */
export type Opening = AnswerId | (typeof THING_OPENINGS)[number];

export function isOfThing(opening: Opening): opening is (typeof THING_OPENINGS)[number] {
  return THING_OPENINGS.some((each) => each === opening);
}

/** A post that the project has already. */
export type Sibling = {
  title: string;
  content: string;
  /** What it was planned as; null where somebody else wrote it. */
  shape?: string | null | undefined;
  /** The community it is for, where that is known. */
  fullName?: string | undefined;
};

/** What the founder wants of the posts, beside that they fit. */
export type Wish = {
  /** The project's other posts; new ones are held against them. */
  siblings?: readonly Sibling[];
  /** Of the answers, facts and introduction together. */
  maxWords?: number | undefined;
  tone?: Tone | undefined;
  /** Counts up where the founder wants another angle on the same community. */
  angle?: number | undefined;
  /** The type of post that the founder wants. */
  postType?: PostType | undefined;
  /** Answers that it has to tell. */
  must?: readonly AnswerId[] | undefined;
  /** The founder wants it as it is, however little it tells. */
  isInsisted?: true | undefined;
  /** What it was planned as while it was said to be ready: that, or nothing. */
  promised?: PromisedShape | undefined;
};

/** `partners` are posts of the same plan: they were told apart when it was made. */
export type PromisedShape = { shape: string; partners: readonly Sibling[] };

/** What one community is told, and in which order. */
export type PlannedMatter = {
  opening: Opening;
  /** The answers in their order, with the one that it opens on. */
  matters: AnswerId[];
  question: AnswerId | null;
  /** Where the founder wants a certain type. */
  postType?: PostType | undefined;
  /** Where the founder wants a comment or a caption shorter. */
  maxWords?: number | undefined;
};

/** One community's part in the plan. */
export type PlanEntry = { place: Place } & (
  | ({ is: "post" } & PlannedMatter)
  /** More has to be told for a post; `others` have all that was told so far. */
  | {
      is: "asks";
      question: AnswerId;
      others: string[];
      /** In doubt whether any of it is about what they talk about. */
      isOffSubject: boolean;
    }
  | { is: "closed"; reason: ClosedReason }
  /** Everything was asked and answered, and the posts of these have it all. */
  | { is: "told"; others: string[] }
);

export type Plan = PlanEntry[];
