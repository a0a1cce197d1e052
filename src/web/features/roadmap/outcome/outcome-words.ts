import type { CheckStage, Sighting } from "#engine/outcomes/removal-check.ts";

export const SIGHTING_WORDS: Record<Sighting, string> = {
  live: "It is there",
  "removed-by-moderators": "Removed by moderators",
  "removed-by-reddit": "Removed by Reddit",
  "not-listed": "Not in the community's new list",
  unclear: "I can't tell",
};

export const STAGE_WORDS: Record<CheckStage, string> = {
  "15-minutes": "After 15 minutes",
  "24-hours": "After 24 hours",
  "72-hours": "After 72 hours",
};
