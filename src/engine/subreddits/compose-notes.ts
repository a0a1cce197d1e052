import { noteDifferences } from "./notes/note-differences.ts";
import { notePromotion } from "./notes/note-promotion.ts";
import { noteRemoved } from "./notes/note-removed.ts";
import { noteWorks } from "./notes/note-works.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";

export type PostingNote = { kind: "works" | "removed" | "promotion" | "differs"; text: string };

/** What to know before posting, from the facts; there is always a note on promotion. */
export function composeNotes(facts: SubredditFacts): PostingNote[] {
  const notes: PostingNote[] = [{ kind: "promotion", text: notePromotion(facts) }];
  const works = noteWorks(facts);
  const removed = noteRemoved(facts);
  const differs = noteDifferences(facts);
  if (works) notes.unshift({ kind: "works", text: works });
  if (removed) notes.push({ kind: "removed", text: removed });
  if (differs) notes.push({ kind: "differs", text: differs });
  return notes;
}
