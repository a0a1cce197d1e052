import { readZonedInput } from "#web/lib/zoned-time.ts";
import type { NewContribution } from "./api/use-log-contribution.ts";

/** What the form holds: as typed. */
export type ContributionEdit = {
  sort: ContributionSort;
  permalink: string;
  /** As a date-and-time field holds it; empty for now. */
  at: string;
};

export const SORTS = [
  "helpful-comment",
  "helpful-post",
  "promotional-comment",
  "promotional-post",
] as const;
export type ContributionSort = (typeof SORTS)[number];

export function toContribution(
  { sort, permalink, at }: ContributionEdit,
  subredditId: string,
  timezone: string,
): NewContribution {
  const time = readZonedInput(at, timezone);
  return {
    subredditId,
    kind: sort.endsWith("comment") ? "comment" : "post",
    isPromotional: sort.startsWith("promotional"),
    ...(permalink.trim() && { permalink: permalink.trim() }),
    ...(time && { at: time.toISOString() }),
  };
}
