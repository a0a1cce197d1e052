import type { ProjectResults } from "#contract/results.ts";
import { isTelling } from "#engine/results/enough-posts.ts";
import type { Metric } from "#engine/results/measured-post.ts";

type Community = ProjectResults["communities"][number];

/** Those that can be compared by what they came to, then the others by how many posts they had. */
export function rankCommunities(communities: readonly Community[], metric: Metric): Community[] {
  return communities.toSorted((a, b) => {
    const [isA, isB] = [isTelling(a[metric]), isTelling(b[metric])];
    if (isA !== isB) return isA ? -1 : 1;
    if (isA) return (b[metric]?.value ?? 0) - (a[metric]?.value ?? 0);
    return b.posts - a.posts;
  });
}
