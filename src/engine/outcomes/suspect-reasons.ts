import type { RiskReason } from "#engine/risk/ban-risk.ts";
import type { Removal, RemovalCause, RemovalSighting } from "./removal.ts";

/** What is weaker than this happens to posts that stay up, too. */
const WORTH_NAMING = 10;
/** More would bury the likeliest. */
export const MOST_EVIDENCE = 3;

/** What may have led to the removal, the likeliest first. */
export function suspectReasons({ sighting, risk, policy }: Removal): RiskReason[] {
  return risk.reasons
    .filter(({ id, points }) => points >= WORTH_NAMING && !NO_FINDINGS.has(id))
    .filter(({ id }) => id !== "stance" || policy.stance.is !== "unknown")
    .filter(({ id }) => sighting !== "removed-by-reddit" || FILTERED.has(id))
    .toSorted((a, b) => weigh(b, sighting) - weigh(a, sighting))
    .slice(0, MOST_EVIDENCE);
}

/** Ignorance is no finding, and what follows from another reason is no second one. */
const NO_FINDINGS: ReadonlySet<string> = new Set(["author-unknown", "similar-soon"]);

/** What Reddit's own filter looks at: it knows no community's rules. */
const FILTERED: ReadonlySet<string> = new Set([
  "link-shortener",
  "affiliate-link",
  "many-links",
  "newcomers-link",
  "new-account",
  "similar-text",
]);

/** What a community's robot looks at, which holds posts back without a word. */
const HELD_BACK: ReadonlySet<string> = new Set([
  ...FILTERED,
  "min-karma",
  "min-account-age-days",
  "banned-keywords",
  "flair",
]);

const BONUS = 30;

function weigh({ id, points, basis }: RiskReason, sighting: RemovalSighting): number {
  if (sighting === "not-listed") return points + (HELD_BACK.has(id) ? BONUS : 0);
  return points + (basis.kind === "rule" ? BONUS : 0);
}

const GATES: ReadonlySet<string> = new Set([
  "min-karma",
  "min-account-age-days",
  "new-account",
  "newcomers-link",
]);

/** Asked of how often one promotes, and of what a community is set to demand. */
const HABITS: ReadonlySet<string> = new Set([
  "flair",
  "same-community",
  "promotion-share",
  "promotion-volume",
]);

export function causeOf({ id, basis }: RiskReason): RemovalCause {
  if (GATES.has(id)) return "gate";
  if (id === "banned-keywords") return "words";
  return basis.kind === "rule" || HABITS.has(id) ? "rule" : "words";
}
