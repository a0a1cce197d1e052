import type { Best } from "./find-best.ts";
import { type Figure, type Metric, ENOUGH_POSTS, isTelling } from "./measured-post.ts";
import { type Calibration, type CalibrationBin, judgeCalibration } from "./measure-results.ts";
import { formatCount } from "#engine/text/format.ts";

/** "73" for medians, "89 %" for shares. */
export function wordValue(value: number, metric: Metric): string {
  if (metric === "survival") return wordShare(value);
  return Number.isInteger(value) ? formatCount(value) : `${formatCount(Math.floor(value))}.5`;
}

export function wordShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "between 40 and 112", or nothing where there are no bounds. */
export function wordBounds({ low, high }: Figure, metric: Metric): string {
  if (low === null || high === null) return "";
  return `between ${wordValue(low, metric)} and ${wordValue(high, metric)}`;
}

export function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}

/** What stands behind a figure: "3 posts: too few to tell". */
export function wordSample(figure: Figure | null): string {
  if (!figure) return "nothing to count yet";
  const posts = wordPosts(figure.posts);
  return figure.posts < ENOUGH_POSTS ? `${posts}: too few to tell` : posts;
}

type BestNames = {
  /** "community", "hour", "weekday". */
  noun: string;
  metric: Metric;
  /** The name of the best, where there is one. */
  nameOf: (place: number) => string;
};

export function wordBest(best: Best, { noun, metric, nameOf }: BestNames): string {
  switch (best.kind) {
    case "best":
      return `${nameOf(best.place)} ${STANDS_OUT[metric]} than any other ${noun} that can be compared.`;
    case "even":
      return `No ${noun} clearly does better so far.`;
    case "too-few":
      return `Too few posts to compare: we need two ${noun === "community" ? "communities" : `${noun}s`} with ${ENOUGH_POSTS} posts each.`;
  }
}

const STANDS_OUT: Record<Metric, string> = {
  upvotes: "brought more upvotes",
  comments: "brought more comments",
  survival: "kept more posts up",
};

/** What the chart says, or how much is missing before it says anything. */
export function wordCalibration({ outcomes, missing, overall, bins }: Calibration): string {
  if (!overall) {
    const more = missing === 1 ? "1 more outcome" : `${formatCount(missing)} more outcomes`;
    const known = outcomes === 0 ? "none" : `${outcomes} of ${outcomes + missing}`;
    return `We need ${more}: ${known} ${outcomes > 1 ? "are" : "is"} known so far, across all your projects.`;
  }
  const { removed } = overall;
  const gone = Math.round(removed.value * removed.posts);
  const happened = `Of ${wordPosts(outcomes)} across all your projects, ${formatCount(gone)} ${gone === 1 ? "was" : "were"} removed (${wordShare(removed.value)}), and the mean prediction was ${wordShare(overall.predicted / 100)}.`;
  const strays = bins.length > 1 ? bins.flatMap(wordStray) : [];
  const isMixed = overall.verdict === "fits" && strays.length > 0;
  const verdict = isMixed ? "Overall that fits, but not everywhere." : VERDICTS[overall.verdict];
  return [happened, verdict, ...strays].join(" ");
}

/** A bin that went otherwise than predicted, which the mean of all of them may hide. */
function wordStray(bin: CalibrationBin): string[] {
  const { from, to, predicted, removed } = bin;
  const verdict = judgeCalibration(bin);
  if (verdict === "fits" || !isTelling(removed)) return [];
  const which = `Posts predicted at ${from}–${to === 100 ? to : to - 1}%`;
  const often = verdict === "more-removed" ? "more often" : "less often";
  return [
    `${which} were removed ${often} (${wordShare(removed.value)} of ${formatCount(removed.posts)}) than predicted (${wordShare(predicted / 100)}).`,
  ];
}

const VERDICTS = {
  fits: "That's within chance.",
  "more-removed": "More were removed than predicted: our estimates were too low for you so far.",
  "fewer-removed": "Fewer were removed than predicted: our estimates were too high for you so far.",
} as const;

export function wordUnpredicted(unpredicted: number): string | null {
  if (unpredicted === 0) return null;
  return unpredicted === 1
    ? "1 older post has no prediction and doesn't count here."
    : `${formatCount(unpredicted)} older posts have no prediction and don't count here.`;
}
