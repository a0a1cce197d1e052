import { expect, test } from "vitest";
import type { DraftFault } from "#contract/post.ts";
import { groupFaults, listOpenFaults } from "./open-faults.ts";

const written = { title: "A tool", content: "I made it. Everybody loves it.", editSection: null };
const loved: DraftFault = {
  name: "objection",
  sentence: "'Everybody loves it.' praises instead of telling.",
  place: { field: "content", start: 11, end: 30 },
};
const long: DraftFault = { name: "length", sentence: "It has 6 words.", place: null };

test.each<[string, Partial<typeof written>, ReturnType<typeof listOpenFaults>]>([
  [
    "is where it was",
    {},
    [
      {
        name: "objection",
        sentence: loved.sentence,
        words: "Everybody loves it.",
        place: loved.place,
      },
    ],
  ],
  [
    "moves with what is typed before it",
    { content: "Yes: I made it. Everybody loves it." },
    [
      {
        name: "objection",
        sentence: loved.sentence,
        words: "Everybody loves it.",
        place: { field: "content", start: 16, end: 35 },
      },
    ],
  ],
  [
    "is the nearest of the same words",
    { content: "Everybody loves it. I made it. Everybody loves it." },
    [
      {
        name: "objection",
        sentence: loved.sentence,
        words: "Everybody loves it.",
        place: { field: "content", start: 0, end: 19 },
      },
    ],
  ],
  ["is gone with its words", { content: "I made it. Three people use it." }, []],
  ["is gone with everything", { content: "" }, []],
])("a fault %s", (_case, changes, expected) => {
  expect(listOpenFaults([loved], written, { ...written, ...changes })).toEqual(expected);
});

test("a fault of the whole stays, and what the editor checks by itself is not said twice", () => {
  const faults: DraftFault[] = [
    long,
    { ...loved, name: "invention" },
    { ...loved, name: "rule" },
    { ...loved, name: "blank" },
  ];
  expect(listOpenFaults(faults, written, { ...written, content: "Other words." })).toEqual([
    { name: "length", sentence: long.sentence, words: null, place: null },
  ]);
});

test("what is true of several words is said once, and the same words are shown once", () => {
  const at = (start: number): DraftFault["place"] => ({ field: "content", start, end: start + 9 });
  const machine = (start: number): DraftFault => ({
    name: "machine-voice",
    sentence: "'…' sounds machine-written.",
    place: at(start),
  });
  const other = { ...written, content: "Seamless. Seamless. Effortless." };
  const groups = groupFaults(
    listOpenFaults([machine(0), machine(10), machine(20), long], other, other),
  );
  expect(groups).toEqual([
    {
      says: "Sounds machine-written",
      quotes: [
        { words: "Seamless.", place: at(0) },
        { words: "Effortles", place: at(20) },
      ],
    },
    { says: long.sentence, quotes: [] },
  ]);
});
