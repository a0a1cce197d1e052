import { isTelling } from "#engine/results/enough-posts.ts";
import { findBest } from "#engine/results/find-best.ts";
import type { Measure, Metric } from "#engine/results/measured-post.ts";
import { wordPosts, wordSample, wordValue } from "#engine/results/word-results.ts";
import type { Bar } from "#web/components/subreddits/bar.ts";

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
