import { expect, test } from "vitest";
import { judgeOwnTiming, type OwnResult, describeOwnTiming } from "./judge-own-timing.ts";

const made = (count: number, localHour: number, points: number): OwnResult[] =>
  Array.from({ length: count }, () => ({ localHour, points }));

test.each<[string, OwnResult[], string]>([
  [
    "none",
    [],
    "None of your posts in r/SaaS has points counted two days or more after posting yet. From 20 posts on, your own results appear here.",
  ],
  [
    "one",
    made(1, 9, 40),
    "1 post of yours in r/SaaS with points counted two days or more after posting: too few to tell. From 20 posts on, your own results appear here.",
  ],
  [
    "nineteen, however good",
    made(19, 9, 400),
    "19 posts of yours in r/SaaS with points counted two days or more after posting: too few to tell. From 20 posts on, your own results appear here.",
  ],
  [
    "twenty that don't differ, 10 points being enough",
    [...made(5, 9, 10), ...made(5, 9, 9), ...made(5, 20, 10), ...made(5, 23, 0)],
    "Your own posts: no detectable difference between parts of the day. 50% of 20 posts (95% interval 30% to 70%) reached 10 points, counted two days or more after posting.",
  ],
  [
    "all at one time: nothing to compare with",
    made(30, 9, 40),
    "Your own posts: no detectable difference between parts of the day. 100% of 30 posts (95% interval 89% to 100%) reached 10 points, counted two days or more after posting.",
  ],
  [
    "a night with too few posts to compare",
    [...made(2, 2, 50), ...made(18, 14, 3)],
    "Your own posts: no detectable difference between parts of the day. 10% of 20 posts (95% interval 3% to 30%) reached 10 points, counted two days or more after posting.",
  ],
  [
    "mornings that did better",
    [...made(14, 6, 40), ...made(1, 11, 2), ...made(20, 12, 2), ...made(2, 0, 50)],
    "Your own posts did better in the morning: 93% of 15 posts (95% interval 70% to 99%) reached 10 points, against 9% of 22 posts otherwise, counted two days or more after posting.",
  ],
])("%s", (_, results, sentence) => {
  expect(describeOwnTiming(judgeOwnTiming(results), "r/SaaS")).toBe(sentence);
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
