/** What only accounts without a plan see, fetched together. */
export { TakeAlong } from "../take-along.tsx";
export { FreeDraft } from "./free-draft.tsx";
export { NextDrafts, NextDraftsCard } from "./next-drafts.tsx";
