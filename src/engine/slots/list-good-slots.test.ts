import { expect, test } from "vitest";
import { listGoodSlots } from "./list-good-slots.ts";
import { findOpenDay } from "./plan-slot.ts";

const EVERY_DAY = findOpenDay(null, true);
const SATURDAYS = findOpenDay({ "promotion-on-day": "saturday" }, true);

type Wish = Parameters<typeof listGoodSlots>[0];
type Community = Wish["communities"][number];

const community = (name: string, changes: Partial<Community> = {}): Community => ({
  subredditId: name,
  fullName: `r/${name}`,
  hours: [14, 15],
  dueAt: null,
  rests: [],
  openDay: EVERY_DAY,
  ...changes,
});

/** Monday to Sunday, seen on Monday morning. */
const WEEK = {
  communities: [community("a")],
  taken: [],
  from: new Date("2026-11-16T00:00:00Z"),
  to: new Date("2026-11-23T00:00:00Z"),
  now: new Date("2026-11-16T09:00:00Z"),
  timezone: "UTC",
  most: 5,
};

const four = [14, 8, 20, 11].map((hour, index) =>
  community("abcd".charAt(index), { hours: [hour] }),
);

test.each<[string, Partial<Wish>, string[]]>([
  ["the best hour of the first day", {}, ["a 2026-11-16T14"]],
  [
    "the next day where the hours have passed",
    { now: new Date("2026-11-16T13:30:00Z") },
    ["a 2026-11-17T14"],
  ],
  [
    "none before the community is due",
    { communities: [community("a", { dueAt: new Date("2026-11-18T15:00:00Z") })] },
    ["a 2026-11-18T15"],
  ],
  [
    "none where it is due later",
    { communities: [community("a", { dueAt: new Date("2026-11-24T00:00:00Z") })] },
    [],
  ],
  [
    "none near another promotion there",
    {
      communities: [
        community("a", {
          rests: [{ from: new Date("2026-11-10T00:00:00Z"), to: new Date("2026-11-19T14:00:00Z") }],
        }),
      ],
    },
    ["a 2026-11-19T14"],
  ],
  [
    "the community's day only",
    { communities: [community("a", { openDay: SATURDAYS })] },
    ["a 2026-11-21T14"],
  ],
  ["none where no busy hours are known", { communities: [community("a", { hours: [] })] }, []],
  ["none while the user sleeps", { communities: [community("a", { hours: [3, 5] })] }, []],
  [
    "the hours of the user's own day",
    { communities: [community("a", { hours: [3, 14] })], timezone: "Asia/Tokyo" },
    ["a 2026-11-17T03"],
  ],
  ["apart from other posts", { taken: [new Date("2026-11-16T12:00:00Z")] }, ["a 2026-11-17T14"]],
  [
    "at most two a day, in the order of time",
    { communities: four },
    ["a 2026-11-16T14", "c 2026-11-16T20", "b 2026-11-17T08", "d 2026-11-18T11"],
  ],
  ["no more than can be written", { communities: four, most: 1 }, ["a 2026-11-16T14"]],
  ["nothing in a week that is over", { now: new Date("2026-11-25T09:00:00Z") }, []],
])("%s", (_case, changes, expected) => {
  const slots = listGoodSlots({ ...WEEK, ...changes });
  expect(
    slots.map(({ subredditId, at }) => `${subredditId} ${at.toISOString().slice(0, 13)}`),
  ).toEqual(expected);
});
