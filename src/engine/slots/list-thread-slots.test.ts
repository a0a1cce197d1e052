import { expect, test } from "vitest";
import type { PromotionThread } from "#engine/threads/find-threads.ts";
import { listThreadSlots } from "./list-thread-slots.ts";

const FRIDAYS: PromotionThread = {
  subredditId: "startups",
  fullName: "r/startups",
  name: "Share Your Startup",
  takes: "promotion",
  schedule: { weekdays: [5], dates: [] },
  often: "weekly, Friday",
};
const FIRSTS = { ...FRIDAYS, name: "Monthly", schedule: { weekdays: [], dates: [1] } };

/** Tuesday, November 17 to December 5. */
const WISH = {
  threads: [FRIDAYS],
  taken: [],
  from: new Date("2026-11-16T00:00:00Z"),
  to: new Date("2026-12-05T00:00:00Z"),
  now: new Date("2026-11-17T12:00:00Z"),
  timezone: "UTC",
};

test.each<[string, Partial<Parameters<typeof listThreadSlots>[0]>, string[]]>([
  ["each time that it opens", {}, ["2026-11-20T15", "2026-11-27T15", "2026-12-04T15"]],
  [
    "not where a comment is planned",
    { taken: [{ subredditId: "startups", at: new Date("2026-11-27T09:00:00Z") }] },
    ["2026-11-20T15", "2026-12-04T15"],
  ],
  [
    "a comment elsewhere changes nothing",
    { taken: [{ subredditId: "saas", at: new Date("2026-11-20T09:00:00Z") }] },
    ["2026-11-20T15", "2026-11-27T15", "2026-12-04T15"],
  ],
  [
    "two threads of one community: not both in a week",
    { threads: [FRIDAYS, FIRSTS] },
    ["2026-11-20T15", "2026-11-27T15", "2026-12-04T15"],
  ],
  ["on the first", { threads: [FIRSTS] }, ["2026-12-01T15"]],
  ["nothing where its day is not known", { threads: [{ ...FRIDAYS, schedule: null }] }, []],
  [
    "while the user is awake",
    { timezone: "Pacific/Auckland" },
    ["2026-11-20T18", "2026-11-27T18", "2026-12-04T18"],
  ],
  ["nothing that is over", { now: new Date("2026-12-06T00:00:00Z") }, []],
])("%s", (_case, changes, expected) => {
  const slots = listThreadSlots({ ...WISH, ...changes });
  expect(slots.map(({ at }) => at.toISOString().slice(0, 13))).toEqual(expected);
});
