import type { AnswerId } from "#engine/interview/interview.ts";
import type { Tone } from "#engine/drafts/draft.ts";
import type { ClosedReason } from "#engine/posts/post-brief.ts";
import type { Place } from "../place/place.ts";

/** How a post begins: on an answer, on whom it is for, on why, or on the thing itself. */
export type Opening = "scene" | "before" | "teach" | "forWhom" | "why" | "thing";

/** A post that the project has already. */
export type Sibling = { title: string; content: string };

/** What the founder wants of the posts, beside that they fit. */
export type Wish = {
  /** The project's other posts; new ones are held against them. */
  siblings?: readonly Sibling[];
  /** Of the answers, facts and introduction together. */
  maxWords?: number | undefined;
  tone?: Tone | undefined;
  /** Counts up where the founder wants another angle on the same community. */
  angle?: number | undefined;
};

/** What one community is told, and in which order. */
export type PlannedMatter = {
  opening: Opening;
  /** The answers in their order, with the one that it opens on. */
  matters: AnswerId[];
  question: AnswerId | null;
};

/** One community's part in the plan. */
export type PlanEntry = { place: Place } & (
  | ({ is: "post" } & PlannedMatter)
  /** One more answer gives a post; `others` have all that was told so far. */
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
