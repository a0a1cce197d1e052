import { type Circumstances, type RiskInput, toRiskInput } from "#engine/checks/risk-input.ts";
import { seeTolerated } from "#engine/checks/see-tolerated.ts";
import { readDraft } from "#engine/drafts/read-draft.ts";
import type { ReadSort } from "#engine/sorts/sort.ts";
import { type Assessment, weighSituation } from "./weigh-situation.ts";

/** What is known on a page without an account: no other posts, and no calendar to move a post in. */
type LoneDraft = Pick<RiskInput, "draft" | "policy"> &
  Omit<Circumstances, "posts" | "comments" | "postId" | "notBefore">;

/**
 * The same verdict as `assessDraft` gives without posts, but without what plans times and
 * compares posts: a visitor's browser has no use for it, and it is a tenth of all that judges a draft.
 * Which of its fixes can be made `offerFixes` tells, which comes with what makes them, as does what
 * reads the sort of a post.
 */
export function assessLoneDraft(lone: LoneDraft, readSort: ReadSort = () => null): Assessment {
  const input = toRiskInput(lone);
  const { draft, policy, projectName, projectUrl } = input;
  const reading = seeTolerated(readDraft(draft, { name: projectName, url: projectUrl }), input);
  const sort = input.sort ?? readSort(draft.title, draft.content, reading.promotion.signs);
  const isPromotional = reading.promotion.degree !== "none";
  const { codes } = policy;
  return weighSituation({ ...input, ...reading, sort, codes, isPromotional, ...NO_TIME }, () => []);
}

const NO_TIME = { findGoodTime: () => null, moveToGoodTime: () => null };
