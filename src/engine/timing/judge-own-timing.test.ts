import { expect, test } from "vitest";
import { judgeOwnTiming, type OwnResult, describeOwnTiming } from "./judge-own-timing.ts";

const made = (count: number, localHour: number, points: number): OwnResult[] =>
  Array.from({ length: count }, () => ({ localHour, points }));

test.each<[string, OwnResult[], string]>([
  ["none", [], "After 20 posts here you'll see your own best hours."],
  ["one", made(1, 9, 40), "After 20 posts here you'll see your own best hours. So far: 1."],
  [
    "nineteen, however good",
    made(19, 9, 400),
    "After 20 posts here you'll see your own best hours. So far: 19.",
  ],
  [
    "twenty that don't differ, 10 points being enough",
    [...made(5, 9, 10), ...made(5, 9, 9), ...made(5, 20, 10), ...made(5, 23, 0)],
    "No time of day stands out in your own posts: 50% of 20 posts reached 10 points.",
  ],
  [
    "all at one time: nothing to compare with",
    made(30, 9, 40),
    "No time of day stands out in your own posts: 100% of 30 posts reached 10 points.",
  ],
  [
    "a night with too few posts to compare",
    [...made(2, 2, 50), ...made(18, 14, 3)],
    "No time of day stands out in your own posts: 10% of 20 posts reached 10 points.",
  ],
  [
    "mornings that did better",
    [...made(14, 6, 40), ...made(1, 11, 2), ...made(20, 12, 2), ...made(2, 0, 50)],
    "Your own posts did better in the morning: 93% of 15 posts reached 10 points, against 9% of 22 posts otherwise.",
  ],
])("%s", (_, results, sentence) => {
  expect(describeOwnTiming(judgeOwnTiming(results))).toBe(sentence);
});

test("each part of the day has its own figures, once there are enough", () => {
  const results = [...made(4, 5, 10), ...made(6, 6, 1), ...made(9, 17, 30), ...made(1, 18, 30)];
  expect(judgeOwnTiming(results).parts).toEqual([
    { posts: 4, over10: 4 },
    { posts: 6, over10: 0 },
    { posts: 9, over10: 9 },
    { posts: 1, over10: 1 },
  ]);
});
