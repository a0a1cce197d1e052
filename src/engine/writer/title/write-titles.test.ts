import { expect, test } from "vitest";
import { makePlace, tell } from "../testing/make-place.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import type { Place } from "../place/place.ts";
import { readTitleSigns } from "./title-signs.ts";
import { writeTitles } from "./write-titles.ts";

const PLANNED: PlannedMatter = {
  opening: "scene",
  matters: ["scene", "numbers"],
  question: "askReaders",
};

function placeWith(is: "value" | "welcome"): Place {
  const place = makePlace("Example");
  const { policy } = place;
  return { ...place, policy: { ...policy, stance: { ...policy.stance, is } } };
}

function firstTitle(told: ReturnType<typeof tell>, place: Place): string | undefined {
  return writeTitles(told, place, PLANNED, new Set()).titles[0];
}

test("what is campaigned for is seen as such before those who look at what was made", () => {
  const what = "dropped kerbs at 23 crossings near the hospital";
  const told = tell({ kind: "cause", isTeam: true, answers: { what } });
  const place = makePlace("Example");
  const read = (readers: Place["readers"]) =>
    readTitleSigns(
      told,
      { ...place, readers },
      { form: "own", from: "what", text: `We are campaigning for ${what}` },
      "",
    ).get("campaign");
  expect(read("developers")).toBe(1);
  expect(read("neighbours")).toBeUndefined();
});

test("what is unusual goes on behind what says little, and what went wrong does not", () => {
  const told = tell({
    answers: {
      what: "a card game",
      unusual: "You never see your own cards. Everybody else does.",
      mistake: "We had a scoring track for a year. Nobody looked at it.",
    },
  });
  const titleOf = (id: "unusual" | "mistake") =>
    writeTitles(
      told,
      placeWith("welcome"),
      { opening: "thing", matters: [id], question: null },
      new Set(),
    ).titles[0];
  expect(titleOf("unusual")).toBe("I wrote a card game, and you never see your own cards");
  expect(titleOf("mistake")).toBe("I wrote Coldplatter, a card game");
});

const what = "a viewer for log files";
const unusual = "It never opens a file twice. I measured that.";
const mistake = "I shipped it without a test. Two people lost a day.";

test("no sentence is offered twice, though it can be a title in two ways", () => {
  const rule = "If a puzzle needs a rule, give the rule a level in which nothing else can go wrong";
  const told = tell({
    answers: { what: "a puzzle game about a ferry", teach: `${rule}. Test it.` },
  });
  const planned = { opening: "teach" as const, matters: ["teach" as const], question: null };
  const { titles, ranked } = writeTitles(told, placeWith("value"), planned, new Set());
  expect(ranked.filter((each) => each === rule)).toHaveLength(1);
  expect(new Set(titles).size).toBe(titles.length);
  expect(ranked).toEqual(expect.arrayContaining(titles));
});

test("where projects are shown, what it is comes first with what is unusual, and another post says it otherwise", () => {
  const told = tell({ answers: { what, unusual, mistake } });
  const planned = { opening: "thing", matters: ["unusual", "mistake"], question: null } as const;
  const place = Object.assign(placeWith("welcome"), { readers: "makers" as const });
  const write = (used: string[]) =>
    writeTitles(told, place, { ...planned, matters: [...planned.matters] }, new Set(used)).titles;
  const [first = ""] = write([]);
  expect(first).toBe("I wrote a viewer for log files, and it never opens a file twice");
  const [other = ""] = write([first]);
  expect(other).not.toBe(first);
  expect(other).toContain("a viewer for log files");
});

test.each([
  [
    "how it began",
    "It started with a receipt for 400 chickens. My aunt kept it.",
    "It started with a receipt for 400 chickens",
  ],
  [
    "what it is, where a first sentence only says who somebody was",
    "I was a clerk in Porto for nine years. Then I was not.",
    "I wrote a viewer for log files",
  ],
])("among the titles is %s", (_, scene, expected) => {
  const told = tell({ answers: { what, scene } });
  const planned: PlannedMatter = { opening: "scene", matters: ["scene"], question: null };
  const place = Object.assign(placeWith("value"), { readers: "hobby" as const });
  expect(writeTitles(told, place, planned, new Set()).titles.join("\n")).toContain(expected);
});

test("a list of goods is no title, and what is unusual in the shop is one", () => {
  const told = tell({
    kind: "shop",
    verb: "run",
    answers: {
      what: "Bait shop. Minnows, leeches, waxies, crawlers, coffee.",
      unusual: "I hold minnows three days in lake water before I sell one. It costs me.",
    },
  });
  const planned: PlannedMatter = { opening: "thing", matters: ["unusual"], question: null };
  const { titles } = writeTitles(told, placeWith("value"), planned, new Set());
  expect(titles[0]).toBe(
    "I run a bait shop, and I hold minnows three days in lake water before I sell one",
  );
  expect(titles.join()).not.toContain("leeches");
});

test("who says what they make is not made to say it twice", () => {
  const told = tell({ answers: { what: "I make kettles for left-handed people from old copper" } });
  const { titles, ranked } = writeTitles(told, makePlace("Example"), PLANNED, new Set());
  expect([...titles, ...ranked].filter((title) => /I make.* I make/.test(title))).toEqual([]);
  expect(titles[0]).toBe("I make kettles for left-handed people from old copper");
});

test("any sentence of the post is offered", () => {
  const told = tell({
    answers: {
      what: "a tabletop adventure about a salt caravan",
      scene: "I crossed the pass in May. I was a clerk in Porto for nine years. It snowed on us.",
      unusual:
        "Nothing is bought. Salt is hit points, money and score at once. That one took a year.",
    },
  });
  const planned: PlannedMatter = {
    opening: "scene",
    matters: ["scene", "unusual"],
    question: null,
  };
  const { ranked } = writeTitles(told, placeWith("welcome"), planned, new Set());
  expect(ranked).toContain("Salt is hit points, money and score at once");
  expect(ranked).toContain("I crossed the pass in May");
});

test("three sentences are no first title where there is another, nor more than 120 letters", () => {
  const told = tell({
    kind: "shop",
    answers: {
      what: "a tropical fish shop. 54 tanks, front room and back room of a terrace end shop. Saturdays it is full",
      scene: "I carried a tank of neon tetras home on the bus from Hull.",
    },
  });
  const first = firstTitle(told, placeWith("welcome")) ?? "";
  expect(first.split(/[.!?] /).length).toBeLessThan(3);
  expect(first.length).toBeLessThanOrEqual(120);
});

test("one of three titles says what it is", () => {
  const scene = "The viewer showed me nine empty log files in a row last May.";
  const told = tell({ answers: { what, scene, unusual, numbers: "41 people open it daily." } });
  const planned: PlannedMatter = {
    opening: "scene",
    matters: ["scene", "unusual", "numbers"],
    question: null,
  };
  const { titles } = writeTitles(told, placeWith("welcome"), planned, new Set(), `${scene} More.`);
  expect(titles.filter((title) => title.includes(what))).toHaveLength(1);
});
