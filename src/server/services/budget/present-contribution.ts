import type { Contribution } from "#contract/contribution.ts";
import type { ContributionRow } from "#server/db/contributions-repository.ts";

export function presentContribution({
  id,
  subredditId,
  kind,
  isPromotional,
  permalink,
  at,
}: ContributionRow): Contribution {
  return { id, subredditId, kind, isPromotional, permalink, at: at.toISOString() };
}
