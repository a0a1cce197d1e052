import { describe, expect, test } from "vitest";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { describeTiming, labelTiming, nameHours } from "./describe-timing.ts";
import { makeRandom, scatter } from "../statistics/testing/make-random.ts";
import { JUDGED_COMMUNITIES, judgeTiming } from "./judge-timing.ts";
import { toLocalTime } from "../clock/local-hours.ts";

const flat = (value: number) => Array.from({ length: 24 }, () => value);
const withHours = (base: number, at: Record<number, number>) =>
  flat(base).map((value, hour) => at[hour] ?? value);

/** A community in which `posts` of each hour are known, and which share of them was noticed. */
function counted(
  posts: number[],
  shareOver10: number[],
  changes: Partial<Activity> = {},
): Activity {
  return {
    byHour: withHours(30, { 14: 60, 15: 90, 16: 70 }),
    byDay: null,
    posts: 1000,
    spanDays: 60,
    asOf: "2026-08",
    source: "listing-2026",
    outcome: { posts, shareOver10, medianScore: flat(5), medianComments: flat(3) },
    ...changes,
  };
}

const busiest = [15, 16, 14];

describe("what may be said about the hours", () => {
  test.each<[string, Activity | null, string, number[]]>([
    ["nothing counted", null, "unknown", []],
    ["no posts", counted([], [], { posts: 0 }), "unknown", []],
    ["results not known", counted([], [], { outcome: null }), "activity", busiest],
    ["results of 199 posts", counted(withHours(8, { 0: 15 }), flat(0.4)), "activity", busiest],
    ["results of 200 posts", counted(withHours(8, { 0: 16 }), flat(0.4)), "even", busiest],
    ["every hour alike", counted(flat(40), flat(0.4)), "even", busiest],
    ["nobody noticed", counted(flat(40), flat(0)), "even", busiest],
    ["everybody noticed", counted(flat(40), flat(1)), "even", busiest],
    [
      "a best hour within chance, as one of 24 always is",
      counted(flat(40), withHours(0.4, { 9: 0.62 })),
      "even",
      busiest,
    ],
    [
      "an hour beyond chance among 24, but not among those of all communities",
      counted(flat(40), withHours(0.4, { 9: 0.7 })),
      "even",
      busiest,
    ],
    [
      "fifty posts of a front page",
      counted([], [], {
        outcome: null,
        posts: 50,
        source: "hot-2025",
        byHour: withHours(2, { 15: 4 }),
      }),
      "unclear",
      [],
    ],
    [
      "fifty posts that chance could hardly have made",
      counted([], [], {
        outcome: null,
        posts: 50,
        source: "hot-2025",
        byHour: withHours(0, { 14: 12, 15: 20, 16: 18 }),
      }),
      "activity",
      [15, 16, 14],
    ],
    [
      "an hour in which the community opens threads",
      counted(flat(40), withHours(0.4, { 9: 0.8 }), {
        byHour: withHours(30, { 9: 90, 14: 60, 15: 90, 16: 70 }),
      }),
      "even",
      busiest,
    ],
    [
      "an hour that clearly did better",
      counted(flat(40), withHours(0.4, { 9: 0.8 })),
      "differs",
      [9],
    ],
    [
      "two, the better first",
      counted(flat(40), withHours(0.3, { 9: 0.8, 20: 0.9 })),
      "differs",
      [20, 9],
    ],
    [
      "the same hour with 19 posts: luck",
      counted(withHours(40, { 9: 19 }), withHours(0.4, { 9: 0.95 })),
      "even",
      busiest,
    ],
    ["an hour that did worse", counted(flat(40), withHours(0.8, { 9: 0.1 })), "even", busiest],
    [
      "a daily thread at a fixed hour",
      counted(withHours(40, { 9: 160 }), withHours(0.4, { 9: 0.97 })),
      "even",
      busiest,
    ],
    [
      "a good hour beside a daily thread",
      counted(withHours(40, { 9: 160 }), withHours(0.4, { 9: 0.97, 20: 0.85 })),
      "differs",
      [20],
    ],
    [
      "an even day whose results are even",
      counted(flat(40), flat(0.4), { byHour: flat(40) }),
      "even",
      [],
    ],
  ])("%s", (_, activity, kind, hours) => {
    expect(judgeTiming(activity)).toMatchObject({ kind, hours });
  });
});

const differs = counted(flat(40), withHours(0.4, { 9: 0.8 }));

describe("in one sentence", () => {
  test.each<[string, Activity | null, number, string, string]>([
    [
      "results differ",
      differs,
      330,
      "Posts made in the hour from 14:30 did better: 80% of 40 posts (95% interval 65% to 90%) reached 10 points, against 40% of 920 posts at other hours. It may be the posts, not the hour.",
      "Best hours, by results",
    ],
    [
      "results don't differ",
      counted(flat(40), flat(0.4)),
      0,
      "Any hour is fine.",
      "Busiest hours, any hour is fine",
    ],
    [
      "activity alone",
      counted([], [], { outcome: null }),
      -300,
      "Most posts are made around 09:00, 10:00 and 11:00. We don't know which hours do best.",
      "Busiest hours, ",
    ],
    [
      "results of too few posts",
      counted(withHours(8, { 0: 15 }), flat(0.4)),
      0,
      "Most posts are made around 14:00, 15:00 and 16:00. The results of 199 posts are too few to compare.",
      "Busiest hours, ",
    ],
    [
      "an even day",
      counted([], [], { outcome: null, byHour: flat(40) }),
      0,
      "No hour is clearly busier. We don't know which hours do best.",
      "Busiest hours, ",
    ],
    [
      "fifty posts of a front page",
      counted([], [], { outcome: null, posts: 50, source: "hot-2025", byHour: flat(2) }),
      0,
      "Too few posts to tell which hours are busy.",
      "Busiest hours, ",
    ],
    [
      "threads of the community's own",
      counted([], [], {
        outcome: null,
        byHour: withHours(30, { 9: 90, 14: 60, 15: 90, 16: 70 }),
      }),
      0,
      "Most posts are made around 14:00, 15:00 and 16:00. We don't know which hours do best. Leaves out about 60 posts in the hour from 09:00, probably scheduled threads.",
      "Busiest hours, ",
    ],
    [
      "nothing",
      null,
      0,
      "No posts counted here, so we don't know its busy hours.",
      "Busiest hours, ",
    ],
  ])("%s", (_, activity, offset, sentence, label) => {
    const timing = judgeTiming(activity);
    expect(describeTiming(timing, (hour) => toLocalTime(hour, offset))).toBe(sentence);
    expect(`${nameHours(timing)}, ${labelTiming(timing)}`).toBe(label);
  });
});

test("where hours make no difference, one catalogue in twenty at most finds one that does", () => {
  const CATALOGUES = 40;
  const random = makeRandom(362_436_069);
  const judgeByChance = () => {
    const posts = scatter(random, 900, 24);
    const shares = posts.map((count) => {
      const hits = Array.from({ length: count }, random).filter((luck) => luck < 0.4).length;
      return count > 0 ? hits / count : 0;
    });
    return judgeTiming(counted(posts, shares)).kind;
  };
  const alarms = Array.from({ length: CATALOGUES }, () =>
    Array.from({ length: JUDGED_COMMUNITIES }, judgeByChance).includes("differs"),
  );
  expect(alarms.filter(Boolean).length).toBeLessThanOrEqual(CATALOGUES * 0.05);
});

test("and fifty posts of an even day hardly ever have busy hours", () => {
  const random = makeRandom(521_288_629);
  const kinds = Array.from({ length: 13_448 }, () => {
    const byHour = scatter(random, 50, 24);
    return judgeTiming(
      counted([], [], { outcome: null, posts: 50, source: "hot-2025", byHour, spanDays: null }),
    ).kind;
  });
  expect(new Set(kinds)).toEqual(new Set(["unclear"]));
});
