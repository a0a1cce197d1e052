import { checkDueAt } from "#engine/outcomes/removal-check.ts";

/** The first look is over before a message in the morning could ask for it. */
export const DIGEST_STAGES = ["24-hours", "72-hours"] as const;

/** When a post was made whose look falls due in that time. */
export function madeFor(
  stage: (typeof DIGEST_STAGES)[number],
  { from, to }: { from: Date; to: Date },
): { from: Date; to: Date } {
  const waitMs = checkDueAt(new Date(0), stage).getTime();
  return { from: new Date(from.getTime() - waitMs), to: new Date(to.getTime() - waitMs) };
}
