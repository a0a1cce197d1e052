import { expect, test } from "vitest";
import { wordGate } from "./word-gate.ts";

test.each([
  ["contentRoadmap", "Content Roadmap is only available for premium users."],
  ["competitorAnalysis", "Competitor analysis is part of the Lifetime plan."],
] as const)("%s", (feature, words) => {
  expect(wordGate(feature)).toBe(words);
});
