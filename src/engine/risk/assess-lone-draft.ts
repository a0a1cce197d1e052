import type { RiskInput } from "#engine/checks/situation.ts";
import { readDraft } from "#engine/drafts/read-draft.ts";
import { type Assessment, weighSituation } from "./weigh-situation.ts";

/** What is known on a page without an account: no other posts, and no time that could be another. */
type LoneDraft = Omit<RiskInput, "posts" | "comments" | "postId" | "at" | "notBefore">;

/**
 * The same verdict as `assessDraft` gives without posts and a time, but without what plans times and
 * compares posts: a visitor's browser has no use for it, and it is a tenth of all that judges a draft.
 * Which of its fixes can be made `offerFixes` tells, which comes with what makes them.
 */
export function assessLoneDraft(input: LoneDraft): Assessment {
  const { draft, policy, projectName, projectUrl } = input;
  const reading = readDraft(draft, { name: projectName, url: projectUrl });
  const nothingElse = { posts: [], postId: null, at: null, findGoodTime: () => null };
  return weighSituation({ ...input, ...reading, ...nothingElse, codes: policy.codes }, () => []);
}
