const MOST_MAKERS = 0.5;
const LEAST_MAKERS = 0.1;
/** Below it every place belongs to the topic. */
const SHORTEST_MIX = 3;

/**
 * The first of an ordered list, with room for both kinds: communities of the topic, and makers who take
 * launches.
 */
export function mixCommunities<C extends { takesLaunches: boolean }>(
  ordered: C[],
  limit: number,
): C[] {
  const makers = ordered.filter((community) => community.takesLaunches);
  const topical = ordered.filter((community) => !community.takesLaunches);
  const least = limit >= SHORTEST_MIX ? Math.max(1, Math.floor(limit * LEAST_MAKERS)) : 0;
  const most = Math.max(1, Math.floor(limit * MOST_MAKERS));
  const natural = ordered.slice(0, limit).filter((community) => community.takesLaunches).length;
  const wanted = Math.max(least, Math.min(natural, most), limit - topical.length);
  const chosen = new Set([
    ...makers.slice(0, wanted),
    ...topical.slice(0, limit - Math.min(wanted, makers.length)),
  ]);
  return ordered.filter((community) => chosen.has(community)).slice(0, limit);
}
