import { describe, expect, test } from "vitest";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { findThreads, seenInThread } from "./find-threads.ts";
import { isThreadDay, readSchedule, wordSchedule } from "./read-schedule.ts";
import { takesPromotion, THREAD_ROWS } from "./thread-rows.ts";

describe("what a thread takes", () => {
  test.each(THREAD_ROWS.map((row) => [row.reads[0], row] as const))("%s", (_first, row) => {
    for (const words of row.reads) expect(row.words.test(words), words).toBe(true);
    for (const words of row.leaves) expect(row.words.test(words), words).toBe(false);
  });

  test.each<[string, boolean, boolean]>([
    ["promotion", true, true],
    ["own Android apps", true, false],
    ["promotion by authors", false, true],
    ["own AI products", true, false],
    ["own training", false, false],
    ["simple questions", false, false],
    ["private sales", false, false],
    ["referral codes", false, false],
    ["jobs", false, false],
    ["tools", false, false],
    ["books, podcasts and blogs", false, false],
  ])("%s: for software %s, for a book %s", (takes, software, book) => {
    expect(takesPromotion(takes, ["software"])).toBe(software);
    expect(takesPromotion(takes, ["book"])).toBe(book);
  });
});

describe("when a thread opens", () => {
  test.each<[string | null, string | null, string[]]>([
    ["week", "Friday", ["2026-11-06", "2026-11-13", "2026-11-20", "2026-11-27"]],
    ["week", "weekend", ["2026-11-07", "2026-11-14", "2026-11-21", "2026-11-28"]],
    ["week", "Friday to Sunday", ["2026-11-06", "2026-11-13", "2026-11-20", "2026-11-27"]],
    [null, "Sunday", ["2026-11-01", "2026-11-08", "2026-11-15", "2026-11-22", "2026-11-29"]],
    ["month", "first of the month", ["2026-11-01"]],
    ["month", "9th of the month", ["2026-11-09"]],
    ["month", "Friday", []],
    ["two weeks", "Saturday", []],
    ["two months", "19th of the month", []],
    ["week", null, []],
    ["day", null, []],
    ["week", "when the moon is full", []],
  ])("every %s, %s", (every, day, expected) => {
    const schedule = readSchedule({ every, day });
    const days = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2026, 10, index + 1)));
    const open = schedule ? days.filter((at) => isThreadDay(schedule, at)) : [];
    expect(open.map((at) => at.toISOString().slice(0, 10))).toEqual(expected);
  });

  test.each<[string | null, string | null, string]>([
    ["week", "Friday", "weekly, Friday"],
    ["two weeks", null, "every two weeks"],
    ["about three weeks", "Friday", "about every three weeks, Friday"],
    [null, null, "from time to time"],
    ["day", null, "daily"],
  ])("every %s, %s in words", (every, day, words) => {
    expect(wordSchedule({ every, day })).toBe(words);
  });
});

const SOURCE = { kind: "note", asOf: "2026-09" } as const;
const FRIDAY = {
  name: "Share Your Startup",
  takes: "promotion",
  every: "week",
  day: "Friday",
  source: SOURCE,
};
const QUESTIONS = {
  name: "Simple Questions",
  takes: "simple questions",
  every: "week",
  day: "Monday",
  source: SOURCE,
};

describe("the threads of a community", () => {
  const policy = makePolicy({ threads: [QUESTIONS, FRIDAY] });

  test("are those that take what the project makes", () => {
    const found = findThreads(policy, ["software"]);
    expect(found.map(({ name, often }) => `${name}, ${often}`)).toEqual([
      "Share Your Startup, weekly, Friday",
    ]);
  });

  test("make promotion in them welcome, but not where nothing of the kind is", () => {
    expect(seenInThread(policy, ["software"]).stance).toMatchObject({
      is: "thread",
      detail: "Share Your Startup",
    });
    const without = makePolicy({ threads: [QUESTIONS] });
    expect(seenInThread(without, ["software"])).toBe(without);
    const closed = makePolicy({ threads: [FRIDAY], stance: { ...policy.stance, is: "closed" } });
    expect(seenInThread(closed, ["software"])).toBe(closed);
    expect(findThreads(closed, ["software"])).toEqual([]);
  });
});
