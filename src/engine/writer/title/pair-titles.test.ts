import { expect, test } from "vitest";
import type { AnswerId } from "#engine/interview/interview.ts";
import { tell } from "../testing/make-place.ts";
import { listPairs } from "./pair-titles.ts";

const what = "a viewer for log files";

function pairs(
  answers: Partial<Record<AnswerId, string>>,
  question: "askReaders" | "askPeers" | null = null,
) {
  const told = tell({ answers: { what, ...answers } });
  const matters = told.matters
    .map(({ id }) => id)
    .filter((id) => id !== "askReaders" && id !== "askPeers");
  return listPairs(told, { opening: "thing", matters, question }).map(({ text }) => text);
}

test("one clause without a comma is joined, anything longer is a sentence of its own", () => {
  expect(pairs({ unusual: "It never opens a file twice." })).toEqual([
    "I wrote a viewer for log files, and it never opens a file twice",
  ]);
  expect(pairs({ unusual: "Nothing is written to disk, and nobody is asked." })).toEqual([
    "I wrote a viewer for log files. Nothing is written to disk, and nobody is asked",
  ]);
});

test("what happened comes before the thing, which came of it", () => {
  expect(pairs({ scene: "Dora lost an hour with one empty log. She went home." })).toEqual([
    "Dora lost an hour with one empty log. I wrote a viewer for log files",
    "Dora lost an hour with one empty log, so I wrote a viewer for log files",
  ]);
});

test("what says its own reason, or is told of a shop, claims no cause", () => {
  const isCause = (title: string) => title.includes(", so ");
  const scene = "Dora lost an hour because of one empty log. She went home.";
  expect(pairs({ scene }).filter(isCause)).toEqual([]);
  const shop = tell({ kind: "shop", answers: { what: "a fish shop", scene: COLD } });
  const planned = { opening: "thing" as const, matters: ["scene" as const], question: null };
  expect(listPairs(shop, planned).filter(({ text }) => isCause(text))).toEqual([]);
});

const COLD = "The first customer wanted mince. We had none.";

test("a cry is no reason", () => {
  const scene = "Dora lost an hour with one empty log! She went home.";
  expect(pairs({ scene }).filter((title) => title.includes(", so "))).toEqual([]);
});

test.each([
  ['A guest said: "You can not buy a metre here, only a heavy."', "only a heavy."],
  ['"You can not buy a metre here, only a heavy," a guest said.', "only a heavy."],
  ['A guest said: "You can not buy a metre here, only a heavy?"', "only a heavy?"],
])(
  "what a guest said of a shop comes before whose it is, and of a tool it does not: %s",
  (userSaid, end) => {
    const told = tell({
      kind: "shop",
      verb: null,
      answers: { what: "a shop for fabric ends", userSaid },
    });
    const planned = { opening: "thing" as const, matters: ["userSaid" as const], question: null };
    expect(listPairs(told, planned).map(({ text }) => text)).toEqual([
      `"You can not buy a metre here, ${end}" I run a shop for fabric ends`,
    ]);
    expect(pairs({ userSaid })).toEqual([]);
  },
);

test("a question comes behind what it is asked about", () => {
  const askReaders = "How long do you keep your logs? Mine go after a week.";
  expect(pairs({ askReaders }, "askReaders")).toEqual([
    "I wrote a viewer for log files. How long do you keep your logs?",
  ]);
});

test("what went wrong, a figure, a limit and a question for makers stay apart from the thing", () => {
  expect(pairs({ mistake: "We had a scoring track for a year. Nobody saw it." })).toEqual([]);
  expect(pairs({ numbers: "I know 41 people with the viewer." })).toEqual([]);
  expect(pairs({ limits: "Nobody can open two files with one window." })).toEqual([]);
  expect(pairs({ askPeers: "How do you test your own viewers?" }, "askPeers")).toEqual([]);
});

test("a scene that says what it is about has the thing behind it no more", () => {
  const toads = "a bucket for toads";
  expect(pairs({ what: toads, scene: "I thought there were leaves on the road." })).toHaveLength(2);
  expect(pairs({ what: toads, scene: "I thought there were toads on the road." })).toEqual([]);
});

test("no pair has more than 140 letters", () => {
  const unusual = `It never opens ${"a very ".repeat(16)}long file twice.`;
  expect(pairs({ unusual })).toEqual([]);
});

test("no pair cuts the thing before its point", () => {
  const unusual = "I kept 40 notes with rye from Idaho in a drawer.";
  const course =
    "an audio course for learning everyday Finnish that you only do while you wash the dishes at night";
  expect(pairs({ what: course, unusual })).toEqual([]);
  const shop =
    "a bakery in an old laundromat in North Park, three streets from the sea, with two ovens and a cat";
  expect(pairs({ what: shop, unusual })[0]).toContain("in North Park, and I kept 40 notes");
});
