import type { Check } from "#engine/checks/check.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import { chooseFlair } from "./choose-flair.ts";
import { readDemands } from "./community/demands.ts";
import { addMissing } from "./repair/add-missing.ts";
import { dropForbidden } from "./repair/drop-forbidden.ts";
import { dropRepetition } from "./repair/drop-repetition.ts";
import { moveLinks } from "./repair/move-links.ts";
import { reword } from "./repair/reword.ts";

/**
 * Makes a draft, whoever wrote it, pass the checks of its community: by other words first, then by
 * fewer sentences. What could not be repaired is named.
 */
export function finishPost(
  draft: Draft,
  policy: Policy,
  postType: PostType = "story",
): { draft: Draft; unrepaired: Check[] } {
  const broken = findBroken(draft, policy, postType);
  if (broken.length === 0) return { draft, unrepaired: [] };
  const demands = readDemands(policy);
  const flair = draft.flair?.trim() || chooseFlair(policy, postType);
  let repaired: Draft = { ...draft, flair };
  repaired = moveLinks(repaired, demands);
  repaired = reword(repaired, demands);
  repaired = dropForbidden(repaired, demands);
  repaired = addMissing(repaired, policy, demands);
  if (demands.isRepetitionCounted) repaired = dropRepetition(repaired);
  repaired = addMissing(repaired, policy, demands);
  return { draft: repaired, unrepaired: findBroken(repaired, policy, postType) };
}

/** What the community allows at all was decided before anything was written. */
function findBroken(draft: Draft, policy: Policy, postType: PostType): Check[] {
  const checks = checkDraft(readDraftAlone(draft, policy, postType));
  return checks.filter(({ outcome, kind }) => outcome === "broken" && kind !== "stance");
}
