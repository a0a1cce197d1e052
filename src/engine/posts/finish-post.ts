import type { Check } from "#engine/checks/check.ts";
import { checkPost } from "#engine/checks/check-post.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";
import type { Draft, PostType } from "./draft.ts";
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
  rulebook: Rulebook,
  postType: PostType = "story",
): { draft: Draft; unrepaired: Check[] } {
  const broken = findBroken(draft, rulebook);
  if (broken.length === 0) return { draft, unrepaired: [] };
  const demands = readDemands(rulebook);
  const flair = draft.flair?.trim() || chooseFlair(rulebook, postType);
  let repaired: Draft = { ...draft, flair };
  repaired = moveLinks(repaired, demands);
  repaired = reword(repaired, demands);
  repaired = dropForbidden(repaired, demands);
  repaired = addMissing(repaired, rulebook, demands);
  if (demands.isRepetitionCounted) repaired = dropRepetition(repaired);
  repaired = addMissing(repaired, rulebook, demands);
  return { draft: repaired, unrepaired: findBroken(repaired, rulebook) };
}

function findBroken(draft: Draft, rulebook: Rulebook): Check[] {
  return checkPost(draft, rulebook).filter(({ isFollowed }) => !isFollowed);
}
