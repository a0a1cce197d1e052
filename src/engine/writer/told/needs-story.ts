import { GOES_ON_FROM_STORY } from "../rows/opening-rows.ts";

/** Whether a reason is understood only by those who have heard how it began. */
export function needsStory(why: readonly string[]): boolean {
  return GOES_ON_FROM_STORY.test(why.join(" "));
}
