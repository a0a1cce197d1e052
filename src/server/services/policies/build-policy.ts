import { findNote } from "#catalogue/notes.ts";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

type Known = {
  id: string;
  source: "catalogue" | "import" | "reddit";
  facts: SubredditFacts;
  /** What the user it is shown to pasted. */
  own?: OwnPolicy | null;
};

/** What drafts for this community are checked against, from all that is known and noted about it. */
export function buildPolicy({ id, source, facts, own = null }: Known): Policy {
  return derivePolicy({ subredditId: id, facts, origin: source, note: findNote(id), own });
}
