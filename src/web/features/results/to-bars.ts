import { findBest } from "#engine/results/find-best.ts";
import { type Measure, type Metric, isTelling } from "#engine/results/measured-post.ts";
import { wordPosts, wordSample, wordValue } from "#engine/results/word-results.ts";
import type { Bar } from "#web/components/subreddits/bar-chart.tsx";
import type { ProjectResults } from "#contract/results.ts";

/** One bar for each group; what too few posts stand behind is hatched, and only a clear best is marked. */
export function toBars(
  measures: readonly Measure[],
  metric: Metric,
  nameOf: (place: number) => string,
): Bar[] {
  const best = findBest(measures.map((measure) => measure[metric]));
  return measures.map((measure, place) => {
    const figure = measure[metric];
    return {
      name: nameOf(place),
      value: figure?.value ?? 0,
      text: describe(measure, metric),
      isBest: best.kind === "best" && best.place === place,
      isRough: figure !== null && !isTelling(figure),
    };
  });
}

/** "73, 3 posts: too few to tell" */
function describe(measure: Measure, metric: Metric): string {
  const figure = measure[metric];
  if (measure.posts === 0) return "no posts";
  if (!figure) return `${wordPosts(measure.posts)}, nothing to count yet`;
  return `${wordValue(figure.value, metric)}, ${wordSample(figure)}`;
}

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
