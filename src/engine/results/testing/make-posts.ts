import type { Figure, MeasuredPost } from "../measured-post.ts";

/** A post in which only what a test is about has to be stated. */
export function makePost(fields: Partial<MeasuredPost> = {}): MeasuredPost {
  return {
    subredditId: "saas",
    postedAt: new Date("2026-11-10T15:30:00Z"),
    outcome: "live",
    upvotes: null,
    comments: null,
    ...fields,
  };
}

export function makeFigure(value: number, posts: number, low: number, high: number): Figure {
  return { value, posts, low, high };
}
