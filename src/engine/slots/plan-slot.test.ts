import { expect, test } from "vitest";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { planSlot, type SlotWish } from "./plan-slot.ts";
import { ANYBODY } from "#engine/ledger/account.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { countPromotions, MANY_PROMOTIONS } from "./spacing-limits.ts";

/** Busiest at 14:00 UTC, then 13:00 and 15:00. */
const activity: Activity = {
  byHour: Array.from(
    { length: 24 },
    (_, hour) => 200 - 12 * Math.abs(hour - 14) + (hour < 14 ? 1 : 0),
  ),
  byDay: null,
  posts: 2310,
  spanDays: 30,
  asOf: "2025-09",
  source: "listing-2026",
  outcome: null,
};

/** A Sunday. */
const now = new Date("2026-11-15T09:10:00Z");
const wish: SlotWish = {
  now,
  timezone: "Europe/Berlin",
  activity,
  policy: makePolicy({ subredditId: "saas", fullName: "r/SaaS" }),
  promoter: ANYBODY,
  text: {
    title: "A title",
    content: "I made a planner for choirs and want to know what is missing.",
  },
  isPromotional: true,
  taken: [],
  comments: [],
};

function post(at: string, other: Partial<PastPost> = {}): PastPost {
  const text = { title: "Else", content: "Nothing of this has been said before by me." };
  return {
    id: at,
    subredditId: "other",
    ...text,
    at: new Date(at),
    isPosted: false,
    isPromotional: true,
    ...other,
  };
}

type Changes = Partial<SlotWish> & { codes?: RuleCodes };

const plan = ({ codes = {}, ...changes }: Changes = {}) =>
  planSlot({ ...wish, policy: { ...wish.policy, codes }, ...changes });
const timeOf = (changes: Changes = {}) => plan(changes).at.toISOString();

test("the busiest hour of the first day, with its sample", () => {
  expect(plan()).toMatchObject({
    at: new Date("2026-11-15T14:00:00Z"),
    reason: "r/SaaS is busiest around 15:00 your time (2,310 posts counted, September 2025).",
    waitsFor: null,
  });
});

test("a fourth link to the project's site waits until a week has passed", () => {
  const text = { title: "A title", content: "See https://choirs.example for it." };
  const taken = ["16", "17", "18"].map((day) =>
    post(`2026-11-${day}T20:00:00Z`, { content: `Number ${day}: https://choirs.example/${day}` }),
  );
  const asked = { text, taken, projectUrl: "https://choirs.example" };
  expect(timeOf(asked)).toBe("2026-11-24T14:00:00.000Z");
  expect(timeOf({ ...asked, projectUrl: null })).toBe("2026-11-15T14:00:00.000Z");
  expect(timeOf({ ...asked, postType: "thread-comment" })).toBe("2026-11-15T14:00:00.000Z");
});

test("a comment for a promotion thread rests from nothing, and nothing rests from it", () => {
  const here = { subredditId: "saas" };
  const made = (known: Partial<PastPost>) => [post("2026-11-13T14:00:00Z", { ...here, ...known })];
  expect(timeOf({ taken: made({}) })).toBe("2026-11-27T14:00:00.000Z");
  const soon = "2026-11-15T14:00:00.000Z";
  expect(timeOf({ taken: made({ postType: "thread-comment" }) })).toBe(soon);
  expect(timeOf({ taken: made({}), postType: "thread-comment" })).toBe(soon);
});

/** Nine in the morning UTC does clearly better than the rest. */
const withResults: Activity = {
  ...activity,
  outcome: {
    posts: Array.from({ length: 24 }, () => 40),
    shareOver10: Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 0.8 : 0.4)),
    medianScore: [],
    medianComments: [],
  },
};

test.each<[string, Changes, string, string]>([
  [
    "the hour whose posts fared better comes before the busiest",
    {},
    "2026-11-15T09:00:00.000Z",
    "Posts in r/SaaS did better around 10:00 your time (80% of 40 posts reached 10 points, otherwise 40% of 920 posts, September 2025).",
  ],
  [
    "on the day that is open",
    { codes: { "promotion-on-day": "saturday" } },
    "2026-11-21T09:00:00.000Z",
    "r/SaaS takes promotion on Saturdays only; posts in it did better around 10:00 your time (80% of 40 posts reached 10 points, otherwise 40% of 920 posts, September 2025).",
  ],
  [
    "not while the user sleeps",
    { timezone: "America/Los_Angeles" },
    "2026-11-15T15:00:00.000Z",
    "r/SaaS is busy around 7:00 AM your time (2,310 posts counted, September 2025).",
  ],
])("%s", (_, changes, at, reason) => {
  const early = new Date("2026-11-15T05:10:00Z");
  const slot = plan({ activity: withResults, now: early, ...changes });
  expect(slot).toMatchObject({ at: new Date(at), reason, waitsFor: null });
});

const alike = { title: wish.text.title, content: wish.text.content };

test.each<[string, Changes, string]>([
  [
    "two hours ahead at least",
    { now: new Date("2026-11-15T12:30:00Z") },
    "2026-11-15T15:00:00.000Z",
  ],
  [
    "tomorrow when today is over",
    { now: new Date("2026-11-15T14:30:00Z") },
    "2026-11-16T14:00:00.000Z",
  ],
  [
    "promotion on its day",
    { codes: { "promotion-on-day": "saturday" } },
    "2026-11-21T14:00:00.000Z",
  ],
  [
    "a showcase on its day",
    { codes: { "showcase-on-day": "tuesday" } },
    "2026-11-17T14:00:00.000Z",
  ],
  [
    "on its day for the user as well, not on Friday evening",
    { codes: { "promotion-on-day": "saturday" }, activity: null, timezone: "America/Los_Angeles" },
    "2026-11-21T18:00:00.000Z",
  ],
  [
    "no sooner than it may be",
    { earliest: new Date("2026-11-20T14:00:01Z") },
    "2026-11-20T15:00:00.000Z",
  ],
  [
    "at the time of day that was chosen",
    { sameTimeAs: new Date("2026-11-03T19:45:30Z") },
    "2026-11-15T19:45:00.000Z",
  ],
  ["at a weekend", { codes: { "promotion-on-day": "weekend" } }, "2026-11-15T14:00:00.000Z"],
  [
    "any day where none is stated",
    { codes: { "promotion-on-day": true } },
    "2026-11-15T14:00:00.000Z",
  ],
  [
    "any day for what promotes nothing",
    { codes: { "promotion-on-day": "saturday" }, isPromotional: false },
    "2026-11-15T14:00:00.000Z",
  ],
  [
    "four hours from any post",
    { taken: [post("2026-11-15T11:30:00Z")] },
    "2026-11-16T14:00:00.000Z",
  ],
  [
    "not less than four hours away is fine",
    { taken: [post("2026-11-15T10:00:00Z")] },
    "2026-11-15T14:00:00.000Z",
  ],
  [
    "twelve hours from similar text elsewhere",
    { taken: [post("2026-11-15T04:00:00Z", alike)] },
    "2026-11-16T14:00:00.000Z",
  ],
  [
    "two a day at most",
    { taken: [post("2026-11-15T01:00:00Z"), post("2026-11-15T06:00:00Z")] },
    "2026-11-16T14:00:00.000Z",
  ],
  [
    "14 days after a post to the same community",
    { taken: [post("2026-11-10T16:00:00Z", { subredditId: "saas", isPosted: true })] },
    "2026-11-25T14:00:00.000Z",
  ],
  [
    "14 days before a planned one, or after it",
    { taken: [post("2026-11-20T16:00:00Z", { subredditId: "saas" })] },
    "2026-12-05T14:00:00.000Z",
  ],
  [
    "a question that promotes nothing need not wait",
    { isPromotional: false, taken: [post("2026-11-10T16:00:00Z", { subredditId: "saas" })] },
    "2026-11-15T14:00:00.000Z",
  ],
  [
    "what promoted nothing there holds nothing up",
    { taken: [post("2026-11-10T16:00:00Z", { subredditId: "saas", isPromotional: false })] },
    "2026-11-15T14:00:00.000Z",
  ],
  [
    "posts without a time take no room",
    { taken: [{ ...post("2026-11-15T14:00:00Z"), at: null }] },
    "2026-11-15T14:00:00.000Z",
  ],
  ["working hours with nothing known", { activity: null }, "2026-11-15T13:00:00.000Z"],
  ["in a half-hour zone", { activity: null, timezone: "Asia/Kolkata" }, "2026-11-15T11:30:00.000Z"],
  [
    "in a zone where today began yesterday",
    { activity: null, timezone: "Pacific/Auckland" },
    "2026-11-15T21:00:00.000Z",
  ],
  [
    "after clocks went forward in Berlin",
    { activity: null, now: new Date("2027-03-28T01:30:00Z") },
    "2027-03-28T08:00:00.000Z",
  ],
  [
    "before clocks go back in New York",
    { activity: null, timezone: "America/New_York", now: new Date("2026-10-31T20:00:00Z") },
    "2026-11-01T15:00:00.000Z",
  ],
  ["awake hours for someone in Tokyo", { timezone: "Asia/Tokyo" }, "2026-11-15T13:00:00.000Z"],
])("%s", (_, changes, at) => {
  expect(timeOf(changes)).toBe(at);
});

test("who sleeps through the busiest hours gets the busiest of the waking ones, and is told", () => {
  const { at, reason } = plan({ timezone: "Pacific/Auckland" });
  expect(at.toISOString()).toBe("2026-11-15T18:00:00.000Z");
  expect(reason).toBe(
    "r/SaaS is busiest around 3:00 AM your time, when you're probably asleep, so this is a busy hour while you're awake (2,310 posts counted, September 2025).",
  );
});

test.each<[string, Changes, string]>([
  [
    "a day",
    { codes: { "promotion-on-day": "saturday" } },
    "r/SaaS takes promotion on Saturdays only; it is busiest around 15:00 your time (2,310 posts counted, September 2025).",
  ],
  [
    "the hour that was chosen",
    { now: new Date("2026-11-15T12:30:00Z") },
    "r/SaaS is busy around 16:00 your time (2,310 posts counted, September 2025).",
  ],
  [
    "either of two days",
    { codes: { "promotion-on-day": "saturday", "showcase-on-day": "friday" } },
    "r/SaaS takes promotion on Saturdays or on Fridays only; it is busiest around 15:00 your time (2,310 posts counted, September 2025).",
  ],
  [
    "nothing known",
    { activity: null },
    "We don't know the busy hours of r/SaaS, so this is in your working day.",
  ],
  [
    "a rough sample",
    { activity: { ...activity, posts: 48, source: "hot-2025" } },
    "r/SaaS is busiest around 15:00 your time (only about 50 posts counted, September 2025).",
  ],
  [
    "a wait",
    { taken: [post("2026-11-10T16:00:00Z", { subredditId: "saas" })] },
    "r/SaaS is busiest around 15:00 your time (2,310 posts counted, September 2025); by then your last promotion there is 14 days old.",
  ],
])("the reason names %s", (_, changes, reason) => {
  const slot = plan(changes);
  expect(slot.reason).toBe(reason);
  expect(slot.waitsFor !== null).toBe(reason.includes("14 days old"));
});

test("the eighth promotion in twenty days waits until they have passed", () => {
  const taken = Array.from({ length: 7 }, (_, day) =>
    post(`2026-11-${String(16 + day)}T14:00:00.000Z`, { subredditId: `community-${day}` }),
  );
  expect(timeOf({ taken: taken.slice(1) })).toBe("2026-11-15T14:00:00.000Z");
  expect(timeOf({ taken })).toBe("2026-12-06T14:00:00.000Z");
  expect(timeOf({ taken, isPromotional: false })).toBe("2026-11-15T14:00:00.000Z");
});

test("a hundred posts planned one after the other keep their distance", () => {
  const taken: PastPost[] = [];
  for (let index = 0; index < 100; index += 1) {
    const subredditId = `community-${index % 20}`;
    const policy = { ...wish.policy, subredditId };
    const { at } = plan({ policy, taken, timezone: "Asia/Kathmandu" });
    const others = taken.map((each) => Math.abs((each.at?.getTime() ?? 0) - at.getTime()));
    expect(Math.min(Infinity, ...others)).toBeGreaterThanOrEqual(4 * HOUR_MS);
    taken.push(post(at.toISOString(), { id: String(index), subredditId }));
  }
  // The check finds none of them too many: the plan goes by its norm.
  for (const { id, at } of taken) {
    const others = taken.filter((each) => each.id !== id);
    expect(countPromotions(others, at ?? now)).toBeLessThan(MANY_PROMOTIONS);
  }
});
