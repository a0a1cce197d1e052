import { expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import type { BanRiskLevel } from "#engine/risk/ban-risk.ts";
import { tallyPredictions, wordPredictions, wordSampleSize } from "./predictions.ts";

const post = (level: BanRiskLevel | null, outcome: "live" | "removed" | "unknown" | null) =>
  ({ predictedRisk: level && { level }, performance: outcome && { outcome } }) as GeneratedPost;

const POSTS = [
  post("high", "live"),
  post("low", "live"),
  post("low", "removed"),
  post("low", "unknown"),
  post("medium", null),
  post(null, "removed"),
];

test("only posts with a prediction and a known outcome count, by level", () => {
  expect(tallyPredictions(POSTS)).toEqual([
    { level: "low", known: 2, stayed: 1 },
    { level: "high", known: 1, stayed: 1 },
  ]);
});

test("what was predicted is said beside what happened, with how many stand behind it", () => {
  const tally = tallyPredictions(POSTS);
  expect(wordPredictions(tally)).toBe("Low risk: 1 of 2 stayed up · High risk: 1 of 1");
  expect(wordSampleSize(tally)).toBe("n=3, too few to tell");
  expect(wordSampleSize([{ level: "low", known: 20, stayed: 18 }])).toBe("n=20");
});

test("nothing is said where no outcome is known", () => {
  expect(wordPredictions(tallyPredictions([post("low", "unknown")]))).toBeNull();
});
