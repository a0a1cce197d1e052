import type { PastPost } from "#engine/posts/past-post.ts";
import { readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import { isPromotional } from "./measure-promotion.ts";

type Project = { projectName: string | null; projectUrl: string | null };
type PastReading = Project & { runs: WordRuns; isPromotional: boolean };

// While one types, the same posts are compared again and again: each is read once.
const readings = new WeakMap<PastPost, PastReading>();

/** What is asked of every earlier post. */
export function readPastPost(post: PastPost, { projectName, projectUrl }: Project): PastReading {
  const known = readings.get(post);
  if (known?.projectName === projectName && known.projectUrl === projectUrl) return known;
  const reading = {
    projectName,
    projectUrl,
    runs: known?.runs ?? readWordRuns(`${post.title}\n${post.content}`),
    isPromotional: isPromotional(post, projectName, projectUrl),
  };
  readings.set(post, reading);
  return reading;
}
