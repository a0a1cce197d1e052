import { findAddressed } from "#engine/subreddits/community-name.ts";

/** What to try where nothing was found. */
export function describeWayOut(query: string, hasOtherFilters: boolean): string {
  const words = query.trim();
  if (words === "") return "Clear or widen a filter.";
  if (findAddressed(words) === "") return "Type a name behind r/.";
  if (!/[\p{L}\p{N}]/u.test(words)) return "Try a word.";
  if (!/\p{Script=Latin}|\p{N}/u.test(words)) return "Try it in English.";
  return hasOtherFilters ? "Try clearing the other filters." : "Try fewer or other words.";
}
