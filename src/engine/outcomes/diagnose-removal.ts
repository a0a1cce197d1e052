import type { RiskReason } from "#engine/risk/ban-risk.ts";
import { readGivenReason } from "./read-given-reason.ts";
import { causeOf, MOST_EVIDENCE, suspectReasons } from "./suspect-reasons.ts";
import type { Removal, RemovalDiagnosis } from "./removal.ts";
import { wordEvidence } from "./word-evidence.ts";
import { listNextSteps } from "./list-next-steps.ts";
import { writeToModerators } from "./write-to-moderators.ts";

/** Why a post may have been removed, as far as its words, the rules and the account tell. */
export function diagnoseRemoval(removal: Removal): RemovalDiagnosis {
  const given = readGivenReason(removal);
  const suspects = suspectReasons(removal);
  const [first] = suspects;
  const found = suspects.map((reason) => wordEvidence(reason, removal));
  const evidence = given ? [given.evidence, ...found].slice(0, MOST_EVIDENCE) : found;
  const cause = given?.cause ?? (first ? causeOf(first) : "unknown");
  const headline = given?.headline ?? (first ? wordHeadline(first, removal) : null);
  return {
    cause,
    headline: headline ?? wordIgnorance(removal),
    isByGivenReason: given !== null,
    evidence,
    nextSteps: listNextSteps(removal, cause, evidence[0]?.basis, given !== null),
    message: writeToModerators(removal, cause, first, given !== null),
  };
}

function wordHeadline(reason: RiskReason, removal: Removal): string {
  return `${nameCause(reason, removal)} is ${wordCertainty(reason.points)} cause.`;
}

/** Never certain: only the one who removed it knows. */
function wordCertainty(points: number): string {
  if (points >= 40) return "the most likely";
  return points >= 20 ? "a likely" : "a possible";
}

function nameCause(reason: RiskReason, { policy, post }: Removal): string {
  const { id } = reason;
  const noun = post.isComment ? "comment" : "post";
  if (id === "min-karma") return "Your karma";
  if (id === "min-account-age-days") return "The age of your account";
  if (id === "new-account") return "An account that is new or has little karma";
  if (id === "newcomers-link") return "A link from an account with little karma";
  if (id === "flair") return "A missing flair";
  if (id === "same-community" || id === "promotion-share" || id === "promotion-volume")
    return "How often you promote";
  if (causeOf(reason) === "rule") return `A rule of ${policy.fullName}`;
  if (id === "banned-keywords") return "A banned word";
  if (id === "many-links") return "The number of links";
  if (id.includes("link")) return "A link";
  if (id === "similar-text") return "A text much like another of yours";
  if (id === "no-disclosure") return `That the ${noun} does not say you made it`;
  return id.startsWith("title") ? "The title" : `The wording of the ${noun}`;
}

function wordIgnorance({ sighting, policy, post }: Removal): string {
  const noun = post.isComment ? "comment" : "post";
  if (sighting === "removed-by-reddit") {
    return `The cause is unknown: we found nothing in the ${noun} that Reddit's filters are known for.`;
  }
  return policy.listedRules || policy.stance.is !== "unknown"
    ? `The cause is unknown: we found nothing in the ${noun} that explains it.`
    : `The cause is unknown: we do not know the rules of ${policy.fullName}.`;
}
