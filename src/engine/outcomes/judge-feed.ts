import type { Sighting } from "./look.ts";

/** Where a post was seen with its author's own feed key. */
type SeenByFeed = { isInThread: boolean; isInList: boolean };

/**
 * What feeds tell about a post: its thread and its community's new list both have it, and it is up. Whatever
 * else they show tells nothing for certain, since authors see what is removed for everybody else and a list
 * reaches back only so far: null, and the founder is asked.
 */
export function judgeFeed({ isInThread, isInList }: SeenByFeed): Sighting | null {
  return isInThread && isInList ? "live" : null;
}
