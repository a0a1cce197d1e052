import type { Check } from "#engine/checks/check.ts";
import type { Draft } from "#engine/posts/draft.ts";
import type { Author } from "#engine/posts/past-post.ts";
import type { BanRisk, RiskReason } from "#engine/risk/ban-risk.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";
import { outcomeOf, type Sighting } from "./removal-check.ts";

export type RemovalSighting = Exclude<Sighting, "live" | "deleted-by-author" | "unclear">;

/** All that is known about a post that readers do not see any more. */
export type Removal = {
  sighting: RemovalSighting;
  /** As it was posted. */
  post: Draft & { permalink: string | null; isComment: boolean };
  /** The estimate for the post as it was, at the time it was made. */
  risk: BanRisk;
  checks: Check[];
  rulebook: Rulebook;
  /** The account when the post was made. */
  author: Author;
};

export type RemovalCause = "rule" | "gate" | "words" | "unknown";

export type RemovalEvidence = {
  text: string;
  /** The words of the post that it rests on. */
  quote: string | null;
  basis: RiskReason["basis"];
};

export type RemovalDiagnosis = {
  cause: RemovalCause;
  headline: string;
  /** The weightiest first, at most three. */
  evidence: RemovalEvidence[];
  nextSteps: string[];
  /** To the moderators, ready to be copied. */
  message: string;
};

export function isRemoval(sighting: Sighting): sighting is RemovalSighting {
  return outcomeOf(sighting) === "removed";
}
