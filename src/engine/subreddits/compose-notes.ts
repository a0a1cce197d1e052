import type { Policy } from "#engine/policy/policy.ts";
import { noteDifferences } from "./notes/note-differences.ts";
import { notePromotion } from "./notes/note-promotion.ts";
import { noteRemoved } from "./notes/note-removed.ts";
import { noteWorks } from "./notes/note-works.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";

export type PostingNote = { kind: "works" | "removed" | "promotion" | "differs"; text: string };

/** What to know before posting, from the facts; there is always a note on promotion. */
export function composeNotes(facts: SubredditFacts, policy: Policy): PostingNote[] {
  const notes: PostingNote[] = [{ kind: "promotion", text: notePromotion(facts, policy) }];
  const works = noteWorks(facts, policy);
  const removed = noteRemoved(policy);
  const differs = noteDifferences(facts, policy);
  if (works) notes.unshift({ kind: "works", text: works });
  if (removed) notes.push({ kind: "removed", text: removed });
  if (differs) notes.push({ kind: "differs", text: differs });
  return notes;
}
