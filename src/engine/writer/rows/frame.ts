import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { SentenceSign } from "#engine/lexicon/sentence-signs.ts";

/** How an answer may be told: in sentences, in notes without a verb, or as a list. */
export type Form = "said" | "note" | "list";

export type Frame = {
  id: AnswerId;
  of: readonly Form[];
  kinds?: readonly ProjectKind[];
  begins?: RegExp;
  /** What its first sentence has to name. */
  sign?: SentenceSign;
  /** What stands before it, alone or for several; what ends in a colon leads to a list as well; null where it is left out. */
  lead: Lead | null;
  /** Other ways to say it, so that posts of a project differ. */
  or?: readonly Lead[];
  /** What its first sentence may not say. */
  lacks?: RegExp;
  /** What makes the lead needless, in the first sentences. */
  unless?: RegExp;
};

export type Lead = string | readonly [one: string, several: string];
