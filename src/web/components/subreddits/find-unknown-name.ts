import { findAddressed, isCommunityName } from "#engine/subreddits/community-name.ts";

type Found = {
  items: readonly { id: string }[];
  isSearching: boolean;
  hasFailed: boolean;
};

/**
 * The community that somebody named and that was not found; null while that is not known. Plain words
 * are a topic rather than a name, unless nothing was found for them.
 */
export function findUnknownName(typed: string, found: Found): string | null {
  if (found.isSearching || found.hasFailed) return null;
  const named = findAddressed(typed);
  const name = named ?? typed.trim();
  if (!isCommunityName(name)) return null;
  if (named === undefined && found.items.length > 0) return null;
  return found.items.some(({ id }) => id === name.toLowerCase()) ? null : name;
}
