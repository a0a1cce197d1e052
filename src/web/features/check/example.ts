import type { Draft } from "#engine/drafts/draft.ts";

/** A draft with faults to find. Ours: no real project, person or figure. */
export const EXAMPLE_SUBREDDIT = "saas";

export const EXAMPLE: Draft = {
  editSection: null,
  flair: null,
  title: "I built a game-changer for small climbing gyms!!!",
  content: `For two years I kept our gym's bookings in a spreadsheet, until one Saturday we let in {{how many}} people too many.

So I built a planner for gyms our size. It counts mats, not seats, and it seamlessly moves your old bookings over.

Sign up for the free plan at https://planner.example/?ref=reddit and tell me what is missing.`,
};
