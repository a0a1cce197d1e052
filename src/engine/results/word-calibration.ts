import { formatCount } from "#engine/text/format-count.ts";
import { type Calibration, type CalibrationBin, judgeCalibration } from "./calibrate.ts";
import { isTelling } from "./enough-posts.ts";
import { wordPosts, wordShare } from "./word-results.ts";

/** What the chart says, or how much is missing before it says anything. */
export function wordCalibration({ outcomes, missing, overall, bins }: Calibration): string {
  if (!overall) {
    const more = missing === 1 ? "1 more outcome is" : `${formatCount(missing)} more outcomes are`;
    const known = outcomes === 0 ? "none" : `${outcomes} of ${outcomes + missing}`;
    return `${more} missing: ${known} ${outcomes > 1 ? "are" : "is"} known so far, over all your projects.`;
  }
  const { removed } = overall;
  const gone = Math.round(removed.value * removed.posts);
  const happened = `Of ${wordPosts(outcomes)} over all your projects ${formatCount(gone)} ${gone === 1 ? "was" : "were"} removed (${wordShare(removed.value)}), and the mean prediction was ${wordShare(overall.predicted / 100)}.`;
  const strays = bins.length > 1 ? bins.flatMap(wordStray) : [];
  const isMixed = overall.verdict === "fits" && strays.length > 0;
  const verdict = isMixed ? "Together that fits, but not everywhere." : VERDICTS[overall.verdict];
  return [happened, verdict, ...strays].join(" ");
}

/** A bin that went otherwise than predicted, which the mean of all of them may hide. */
function wordStray(bin: CalibrationBin): string[] {
  const { from, to, predicted, removed } = bin;
  const verdict = judgeCalibration(bin);
  if (verdict === "fits" || !isTelling(removed)) return [];
  const which = `Posts predicted at ${from}–${to === 100 ? to : to - 1}\u00A0%`;
  const often = verdict === "more-removed" ? "more often" : "less often";
  return [
    `${which} were removed ${often} (${wordShare(removed.value)} of ${formatCount(removed.posts)}) than predicted (${wordShare(predicted / 100)}).`,
  ];
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
