import type { Check } from "#engine/checks/check.ts";
import type { Draft, Author } from "#engine/drafts/draft.ts";
import type { BanRisk, RiskReason } from "#engine/risk/ban-risk.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { outcomeOf, type Sighting } from "./look.ts";

export type RemovalSighting = Exclude<Sighting, "live" | "deleted-by-author" | "unclear">;

/** All that is known about a post that readers do not see any more. */
export type Removal = {
  sighting: RemovalSighting;
  /** As it was posted. */
  post: Draft & { permalink: string | null; isComment: boolean };
  /** The estimate for the post as it was, at the time it was made. */
  risk: BanRisk;
  checks: Check[];
  policy: Policy;
  /** The account when the post was made. */
  author: Author;
  /** What the moderators or Reddit said, where the user noted it. */
  givenReason: string | null;
};

/** 'told': a reason was given, and it names no rule. */
export type RemovalCause = "rule" | "gate" | "words" | "told" | "unknown";

/** A rule that was named may be one that we do not know of. */
export type RemovalBasis = RiskReason["basis"] | { kind: "unlisted"; text: string };

export type RemovalEvidence = {
  text: string;
  /** The words that it rests on: of the post, or of the reason that was given. */
  quote: string | null;
  basis: RemovalBasis;
};

export type RemovalDiagnosis = {
  cause: RemovalCause;
  headline: string;
  /** Whether it goes by the reason that was given; the first evidence is that reason then. */
  isByGivenReason: boolean;
  /** The weightiest first, at most three. */
  evidence: RemovalEvidence[];
  nextSteps: string[];
  /** To the moderators, ready to be copied. */
  message: string;
};

export function isRemoval(sighting: Sighting): sighting is RemovalSighting {
  return outcomeOf(sighting) === "removed";
}
