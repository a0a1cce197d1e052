import { describe, expect, test } from "vitest";
import {
  canLook,
  LOOK_STAGES,
  type LookStage,
  chooseStage,
  findDueLook,
  findLastClear,
  findNextLook,
  listSettled,
  madeWhenDue,
  type Look,
  outcomeOf,
} from "./look.ts";

const postedAt = new Date("2026-11-15T12:00:00Z");
const after = (minutes: number) => new Date(postedAt.getTime() + minutes * 60_000);
const HOUR = 60;

describe("which look is due", () => {
  test.each<[string, number, LookStage[], LookStage | null]>([
    ["just posted", 0, [], null],
    ["a clock that went back", -30, [], null],
    ["after 15 minutes", 15, [], "15-minutes"],
    ["done once", 20, ["15-minutes"], null],
    ["after a day", 24 * HOUR, ["15-minutes"], "24-hours"],
    ["after a day, with the first missed", 25 * HOUR, [], "24-hours"],
    ["the first is not asked for once the second is done", 30 * HOUR, ["24-hours"], null],
    ["after three days", 72 * HOUR, [], "72-hours"],
    ["a week and more after the last", (72 + 24 * 7) * HOUR + 1, [], null],
    ["all done", 80 * HOUR, [...LOOK_STAGES], null],
    ["only the last was done", 80 * HOUR, ["72-hours"], null],
  ])("%s", (_, minutes, done, stage) => {
    expect(findDueLook({ postedAt, done }, after(minutes))).toBe(stage);
  });
});

describe("which look is due where Foothold looks by itself", () => {
  test.each<[string, number, number | null, LookStage | null]>([
    ["Foothold has its turn", 15, null, null],
    ["it may take a while", 25, null, null],
    ["it did not come", 26, null, "15-minutes"],
    ["it asked, and that did not tell", 17, 16, "15-minutes"],
    ["it asked, but before its time", 17, 14, null],
    ["the next is its turn again", 24 * HOUR + 2, 16, null],
    ["the next did not come either", 25 * HOUR, 16, "24-hours"],
    ["it asked with a clock that ran ahead", 17, 90 * HOUR, "15-minutes"],
  ])("%s", (_, minutes, askedAfter, stage) => {
    const watch = { askedAt: askedAfter === null ? null : after(askedAfter) };
    expect(findDueLook({ postedAt, done: [], watch }, after(minutes))).toBe(stage);
  });
});

test("each look has its own time, and no two overlap", () => {
  const now = after(200 * HOUR);
  for (const minutes of [14, 15, HOUR, 24 * HOUR, 50 * HOUR, 72 * HOUR, 239 * HOUR, 241 * HOUR]) {
    const made = new Date(now.getTime() - minutes * 60_000);
    const stages = LOOK_STAGES.filter((stage) => {
      const { after: from, until } = madeWhenDue(stage, now);
      return made > from && made <= until;
    });
    const due = findDueLook({ postedAt: made, done: [] }, now);
    expect(stages).toEqual(due === null ? [] : [due]);
  }
});

describe("which look comes next", () => {
  test.each<[string, number, LookStage[], LookStage | null]>([
    ["just posted", 0, [], "15-minutes"],
    ["after the first", 20, ["15-minutes"], "24-hours"],
    ["after a day", 25 * HOUR, [], "72-hours"],
    ["done ahead of time", 25 * HOUR, ["72-hours"], null],
    ["after three days", 73 * HOUR, [], null],
  ])("%s", (_, minutes, done, stage) => {
    expect(findNextLook({ postedAt, done }, after(minutes))?.stage ?? null).toBe(stage);
  });
});

describe("which look one is taking", () => {
  test.each<[string, number, LookStage]>([
    ["a clock that went back", -30, "15-minutes"],
    ["at once", 0, "15-minutes"],
    ["after an hour", HOUR, "15-minutes"],
    ["after a day", 24 * HOUR, "24-hours"],
    ["after a month", 30 * 24 * HOUR, "72-hours"],
  ])("%s", (_, minutes, stage) => {
    expect(chooseStage(postedAt, after(minutes))).toBe(stage);
    const open = LOOK_STAGES.filter((each) => canLook(postedAt, each, after(minutes)));
    expect(open.at(-1)).toBe(stage);
  });
});

describe("which looks need not be asked for", () => {
  test.each<[string, Look[], LookStage[]]>([
    ["none was taken", [], []],
    ["one was", [{ stage: "15-minutes", sighting: "live" }], ["15-minutes"]],
    ["held back: look again", [{ stage: "15-minutes", sighting: "not-listed" }], ["15-minutes"]],
    [
      "removed: all of them",
      [{ stage: "15-minutes", sighting: "removed-by-moderators" }],
      [...LOOK_STAGES],
    ],
    [
      "deleted by its author: all of them",
      [{ stage: "15-minutes", sighting: "deleted-by-author" }],
      [...LOOK_STAGES],
    ],
    [
      "removed, then in doubt",
      [
        { stage: "24-hours", sighting: "unclear" },
        { stage: "15-minutes", sighting: "removed-by-reddit" },
      ],
      [...LOOK_STAGES],
    ],
    [
      "removed, then there again",
      [
        { stage: "15-minutes", sighting: "removed-by-reddit" },
        { stage: "24-hours", sighting: "live" },
      ],
      ["15-minutes", "24-hours"],
    ],
  ])("%s", (_, looks, stages) => {
    expect(listSettled(looks)).toEqual(stages);
  });
});

test("the last look that told something counts", () => {
  const look = (sighting: "live" | "unclear" | "not-listed") => ({ sighting });
  expect(findLastClear([])).toBeNull();
  expect(findLastClear([look("unclear")])).toBeNull();
  expect(findLastClear([look("live"), look("not-listed"), look("unclear")])).toEqual(
    look("not-listed"),
  );
});

test("what is out of the list is as good as removed, and doubt stays doubt", () => {
  expect(outcomeOf("live")).toBe("live");
  expect(outcomeOf("not-listed")).toBe("removed");
  expect(outcomeOf("removed-by-moderators")).toBe("removed");
  expect(outcomeOf("removed-by-reddit")).toBe("removed");
  expect(outcomeOf("deleted-by-author")).toBe("unknown");
  expect(outcomeOf("unclear")).toBe("unknown");
});
