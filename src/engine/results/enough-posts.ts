import type { Figure } from "./measured-post.ts";

/**
 * From how many posts on a figure is said to tell something. With five, even the span from the worst
 * post to the best misses the true median one time in sixteen; with six it is one in thirty-two,
 * below the usual one in twenty. And of six posts that all stayed up, no more than four in ten would
 * be removed in the long run (Wilson); of three, it could still be more than half.
 */
export const ENOUGH_POSTS = 6;

export function isTelling(figure: Figure | null): figure is Figure {
  return figure !== null && figure.posts >= ENOUGH_POSTS;
}
