import type { CheckStage } from "#engine/outcomes/removal-check.ts";

/** How long after the post. */
export const STAGE_NAMES: Record<CheckStage, string> = {
  "15-minutes": "15 minutes",
  "24-hours": "24 hours",
  "72-hours": "72 hours",
};
