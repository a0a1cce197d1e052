import { formatCount } from "#engine/text/format-count.ts";
import type { Calibration } from "./calibrate.ts";
import { wordPosts, wordShare } from "./word-results.ts";

/** What the chart says, or how much is missing before it says anything. */
export function wordCalibration({ outcomes, missing, overall }: Calibration): string {
  if (!overall) {
    const more = missing === 1 ? "1 more outcome is" : `${formatCount(missing)} more outcomes are`;
    const known = outcomes === 0 ? "none" : `${outcomes} of ${outcomes + missing}`;
    return `${more} missing: ${known} ${outcomes > 1 ? "are" : "is"} known so far, over all your projects.`;
  }
  const { removed } = overall;
  const gone = Math.round(removed.value * removed.posts);
  const happened = `Of ${wordPosts(outcomes)} ${formatCount(gone)} ${gone === 1 ? "was" : "were"} removed (${wordShare(removed.value)}), and the mean prediction was ${wordShare(overall.predicted / 100)}.`;
  return `${happened} ${VERDICTS[overall.verdict]}`;
}

const VERDICTS = {
  fits: "That is within what chance allows.",
  "more-removed": "More were removed than predicted: take our estimates as too low for you.",
  "fewer-removed": "Fewer were removed than predicted: our estimates were too high for you so far.",
} as const;

export function wordUnpredicted(unpredicted: number): string | null {
  if (unpredicted === 0) return null;
  return unpredicted === 1
    ? "1 older post has no prediction and does not count here."
    : `${formatCount(unpredicted)} older posts have no prediction and do not count here.`;
}
