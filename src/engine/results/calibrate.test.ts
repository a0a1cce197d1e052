import { describe, expect, test } from "vitest";
import { calibrate, ENOUGH_OUTCOMES, type PredictedOutcome } from "./calibrate.ts";
import { wordCalibration, wordUnpredicted } from "./word-calibration.ts";

const of = (
  predictedScore: number | null,
  outcome: PredictedOutcome["outcome"],
  posts: number,
): PredictedOutcome => ({ predictedScore, outcome, posts });

describe("before there are enough outcomes", () => {
  test.each<[string, PredictedOutcome[], string]>([
    ["none", [], "20 more outcomes are missing: none is known so far, over all your projects."],
    [
      "one",
      [of(10, "live", 1)],
      "19 more outcomes are missing: 1 of 20 is known so far, over all your projects.",
    ],
    [
      "all but one",
      [of(10, "live", 19)],
      "1 more outcome is missing: 19 of 20 are known so far, over all your projects.",
    ],
  ])("%s", (_case, outcomes, words) => {
    const calibration = calibrate(outcomes);
    expect(calibration).toMatchObject({ overall: null, bins: [] });
    expect(wordCalibration(calibration)).toBe(words);
  });

  test("older posts without a prediction do not count, and are told of", () => {
    const calibration = calibrate([of(null, "live", 30), of(10, "live", 5)]);
    expect(calibration).toMatchObject({
      outcomes: 5,
      missing: ENOUGH_OUTCOMES - 5,
      unpredicted: 30,
    });
    expect(wordUnpredicted(30)).toBe("30 older posts have no prediction and do not count here.");
    expect(wordUnpredicted(1)).toBe("1 older post has no prediction and does not count here.");
    expect(wordUnpredicted(0)).toBeNull();
  });
});

describe("with enough", () => {
  test("posts stand in the bin of what was predicted, and bins without posts are left out", () => {
    const { bins } = calibrate([
      of(3, "live", 10),
      of(19, "removed", 2),
      of(20, "live", 3),
      of(80, "removed", 4),
      of(100, "removed", 1),
    ]);
    expect(bins).toMatchObject([
      { from: 0, to: 20, predicted: (30 + 38) / 12, removed: { value: 2 / 12, posts: 12 } },
      { from: 20, to: 40, predicted: 20, removed: { value: 0, posts: 3 } },
      { from: 80, to: 100, predicted: 84, removed: { value: 1, posts: 5 } },
    ]);
    for (const { removed } of bins) {
      expect(removed.low).toBeLessThanOrEqual(removed.value);
      expect(removed.high).toBeGreaterThanOrEqual(removed.value);
    }
  });

  test.each<[string, PredictedOutcome[], string, string]>([
    [
      "as predicted",
      [of(10, "live", 18), of(10, "removed", 2)],
      "fits",
      "Of 20 posts over all your projects 2 were removed (10\u00A0%), and the mean prediction was 10\u00A0%. That is within what chance allows.",
    ],
    [
      "worse than predicted",
      [of(10, "live", 10), of(10, "removed", 10)],
      "more-removed",
      "Of 20 posts over all your projects 10 were removed (50\u00A0%), and the mean prediction was 10\u00A0%. More were removed than predicted: take our estimates as too low for you.",
    ],
    [
      "better than predicted",
      [of(60, "live", 24), of(60, "removed", 1)],
      "fewer-removed",
      "Of 25 posts over all your projects 1 was removed (4\u00A0%), and the mean prediction was 60\u00A0%. Fewer were removed than predicted: our estimates were too high for you so far.",
    ],
  ])("%s", (_case, outcomes, verdict, words) => {
    const calibration = calibrate(outcomes);
    expect(calibration.overall?.verdict).toBe(verdict);
    expect(wordCalibration(calibration)).toBe(words);
  });

  test.each<[string, PredictedOutcome[], string]>([
    [
      "one part of the scale, too low",
      [of(2, "live", 14), of(2, "removed", 3), of(40, "live", 5)],
      "Of 22 posts over all your projects 3 were removed (14\u00A0%), and the mean prediction was 11\u00A0%. Together that fits, but not everywhere. Posts predicted at 0–19\u00A0% were removed more often (18\u00A0% of 17) than predicted (2\u00A0%).",
    ],
    [
      "and another, too high",
      [of(2, "live", 14), of(2, "removed", 3), of(80, "live", 5), of(100, "removed", 1)],
      "Of 23 posts over all your projects 4 were removed (17\u00A0%), and the mean prediction was 23\u00A0%. Together that fits, but not everywhere. Posts predicted at 0–19\u00A0% were removed more often (18\u00A0% of 17) than predicted (2\u00A0%). Posts predicted at 80–100\u00A0% were removed less often (17\u00A0% of 6) than predicted (83\u00A0%).",
    ],
    [
      "five posts of a part are too few to name it",
      [of(10, "live", 18), of(10, "removed", 2), of(90, "live", 5)],
      "Of 25 posts over all your projects 2 were removed (8\u00A0%), and the mean prediction was 26\u00A0%. Fewer were removed than predicted: our estimates were too high for you so far.",
    ],
  ])("%s", (_case, outcomes, words) => {
    expect(wordCalibration(calibrate(outcomes))).toBe(words);
  });
});
