import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { type Assessed, makeInput, NOW } from "#engine/risk/testing/assess-draft.ts";
import { diagnoseRemoval } from "../diagnose-removal.ts";
import type { RemovalDiagnosis, RemovalSighting } from "../removal.ts";

export const PERMALINK = "https://www.reddit.com/r/Example/comments/1abcde/what_helped/";

/** A draft that was posted as it is, and then seen so. */
export function diagnoseDraft(
  sighting: RemovalSighting,
  assessed: Assessed = {},
  permalink: string | null = PERMALINK,
  givenReason: string | null = null,
): RemovalDiagnosis {
  const input = makeInput({ at: NOW, ...assessed });
  const { draft, policy, author, postType } = input;
  return diagnoseRemoval({
    sighting,
    post: { ...draft, permalink, isComment: postType === "thread-comment" },
    ...assessDraft(input),
    policy,
    author,
    givenReason,
  });
}
