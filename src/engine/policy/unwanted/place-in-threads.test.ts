import { expect, test } from "vitest";
import { makeDemand, makePolicy } from "../testing/make-policy.ts";
import { placeInThreads } from "./place-in-threads.ts";

const SOURCE = { kind: "note", asOf: null } as const;

function place(name: string, takes: string, demands: Parameters<typeof makeDemand>[0][] = []) {
  const thread = { name, takes, every: "week", day: null, source: SOURCE };
  const noted = demands.map((demand) => makeDemand(demand));
  return placeInThreads(makePolicy({ threads: [thread], demands: noted }));
}

test.each([
  ["portfolios", "Rate my portfolio", "A port of 1700"],
  ["progress pictures", "Before and after", "A year of bread"],
  ["rants and memes", "Rant about trains", "Trains of 1900"],
])("a post that belongs into the thread for %s is found", (takes, belongs, other) => {
  const [placed] = place("Weekly Megathread", takes);
  expect(placed).toMatchObject({ code: "thread-only", value: "Weekly Megathread" });
  const pattern = new RegExp(placed?.sign ?? "", "i");
  expect([belongs, other].map((title) => pattern.test(title))).toEqual([true, false]);
});

test("questions of a known kind belong into the thread for them", () => {
  expect(place("Career Monday", "career questions")).toMatchObject([
    { of: "special question", code: "question-in-thread", value: "Career Monday" },
  ]);
});

test("small talk, all questions and things of one's own have no pattern", () => {
  const names = ["small talk", "questions", "own projects", "recipes"];
  expect(names.flatMap((takes) => place("Weekly Thread", takes))).toEqual([]);
});

test("what is noted of the thread is not said again", () => {
  const noted = {
    of: "other",
    code: "thread-only",
    value: "Weekly Rants",
    detail: "rant",
  } as const;
  expect(place("Weekly Rants", "rants", [noted])).toEqual([]);
});
