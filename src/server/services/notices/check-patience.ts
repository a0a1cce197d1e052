import type { CheckStage } from "#engine/outcomes/removal-check.ts";

const MINUTE_MS = 60_000;

/** How late a reminder still helps. The first look is about the first minutes. */
export const CHECK_PATIENCE_MS: Record<CheckStage, number> = {
  "15-minutes": 15 * MINUTE_MS,
  "24-hours": 180 * MINUTE_MS,
  "72-hours": 180 * MINUTE_MS,
};
