import { readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import type { PastPost } from "./draft.ts";

// While one types, the same posts are compared again and again: each is read once.
const readings = new WeakMap<PastPost, WordRuns>();

/** The runs of words in an earlier post. */
export function readPastPost(post: PastPost): WordRuns {
  const known = readings.get(post);
  if (known) return known;
  const runs = readWordRuns(`${post.title}\n${post.content}`);
  readings.set(post, runs);
  return runs;
}
