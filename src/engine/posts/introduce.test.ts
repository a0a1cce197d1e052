import { expect, test } from "vitest";
import type { Interview } from "#engine/interview/interview.ts";
import { introductions, splitWhat } from "./introduce.ts";
import { sayMade } from "./say-made.ts";

const base: Interview = {
  kind: "software",
  stage: "out",
  verb: null,
  isTeam: false,
  place: null,
  answers: {},
};

test.each<[string, Partial<Interview>]>([
  ["I built", {}],
  ["I'm building", { stage: "testing" }],
  ["I built", { stage: null }],
  ["I run", { kind: "shop", stage: null }],
  ["We built", { isTeam: true }],
  ["We're building", { isTeam: true, verb: "build", stage: "coming" }],
  ["I made", { kind: "game" }],
  ["I'm making", { kind: "game", stage: "coming" }],
  ["I designed", { kind: "game", verb: "design" }],
  ["I wrote", { answers: { what: "a command-line tool that reads locks" } }],
  ["I wrote", { answers: { what: "a tool", stackOrMaterial: "I wrote it in Go." } }],
  ["I made", { kind: "course", stage: "out", answers: { what: "an email course about rye" } }],
  ["I wrote", { kind: "book" }],
  ["I'm writing", { kind: "book", stage: "coming" }],
  ["I make", { kind: "product" }],
  ["I'm making", { kind: "product", stage: "coming" }],
  [
    "I built",
    { kind: "software", answers: { what: "an app that hushes your phone at the library" } },
  ],
  ["I designed", { kind: "product", verb: "design" }],
  ["I run", { kind: "product", answers: { what: "a small pottery in Leeds" } }],
  ["I make", { kind: "product", answers: { what: "a tortilla press that folds flat" } }],
  ["I run", { kind: "shop" }],
  ["I'm opening", { kind: "shop", stage: "coming" }],
  ["I make", { kind: "media" }],
  ["I write", { kind: "media", verb: "write" }],
  ["I teach", { kind: "course" }],
  ["I wrote", { kind: "course", verb: "write" }],
  ["I'm preparing", { kind: "course", stage: "coming" }],
  ["I run", { kind: "service" }],
  ["We're setting up", { kind: "service", stage: "coming", isTeam: true }],
])("%s: %o", (expected, changes) => {
  expect(sayMade({ ...base, ...changes })).toBe(expected);
});

test.each<[string, Partial<Interview>, string]>([
  ["a thing is named", {}, "I built Lockpeek, a tool."],
  ["of a cause", { kind: "cause" }, "I'm with Lockpeek. We are campaigning for a tool."],
])("%s", (_, changes, expected) => {
  const said = { name: "Lockpeek", what: "a tool", who: null };
  expect(introductions(said, { ...base, ...changes })[0]).toBe(expected);
});

test.each([
  [
    "eleven neighbours",
    "I'm one of eleven neighbours behind Lockpeek. We are campaigning for a bench.",
  ],
  [
    "six nurses, all of them on nights",
    "We are Lockpeek: six nurses, all of them on nights. We are campaigning for a bench.",
  ],
  [
    "nine neighbours, one of them a roofer and one a nurse",
    "We are Lockpeek: nine neighbours, one of them a roofer and one a nurse. We are campaigning for a bench.",
  ],
  ["from the same street", "I'm with Lockpeek. We are campaigning for a bench."],
  [
    "classes of nine to twelve and one student who is me",
    "I'm with Lockpeek. We are campaigning for a bench.",
  ],
  ["the children of two schools", "I'm with Lockpeek. We are campaigning for a bench."],
  ["volunteers from the valley", "I'm with Lockpeek. We are campaigning for a bench."],
])("a cause of %s", (who, expected) => {
  const [first] = introductions(
    { name: "Lockpeek", what: "a bench", who },
    { ...base, kind: "cause" },
  );
  expect(first).toBe(expected);
});

test.each<[string, Partial<Interview>, string]>([
  [
    "a charity that rows with people",
    { isTeam: true },
    "We run Lockpeek, a charity that rows with people.",
  ],
  [
    "a research project where classes count trees",
    {},
    "I run Lockpeek, a research project where classes count trees.",
  ],
  ["a club for widowers", { stage: "coming" }, "I'm starting Lockpeek, a club for widowers."],
  [
    "a safe crossing at the school",
    {},
    "I'm with Lockpeek. We are campaigning for a safe crossing at the school.",
  ],
])("nobody campaigns for what they run: %s", (what, changes, expected) => {
  const said = { name: "Lockpeek", what, who: null };
  expect(introductions(said, { ...base, kind: "cause", ...changes })[0]).toBe(expected);
});

test("neighbours hear that it is made here", () => {
  const said = { name: "Lockpeek", what: "a tool", who: null, town: "Oban" };
  expect(introductions(said, base)[0]).toBe("I built Lockpeek here in Oban: a tool.");
});

test.each([
  [
    "a bread knife with a bow handle, so you don't lean on the loaf",
    "I built Ash, a bread knife with a bow handle, so you don't lean on the loaf.",
  ],
  [
    "a podcast by two nurses, we talk about the night",
    "I built Ash, a podcast by two nurses. We talk about the night.",
  ],
  [
    "a tool, it reads locks, and you run it",
    "I built Ash, a tool. It reads locks, and you run it.",
  ],
  [
    "a mug which, when it falls, you can mend",
    "I built Ash, a mug which, when it falls, you can mend.",
  ],
  ["a game about bees, wasps and hornets", "I built Ash, a game about bees, wasps and hornets."],
])("two sentences in one: %s", (what, expected) => {
  expect(introductions({ name: "Ash", what, who: null }, base)[0]).toBe(expected);
});

test.each<[what: string, changes: Partial<Interview>, expected: string]>([
  [
    "I mend sash windows in houses that were built before the first war",
    { kind: "service" },
    "I mend sash windows in houses that were built before the first war. I do it as Ash.",
  ],
  ["I teach maths by post", { kind: "service" }, "I teach maths by post, under the name Ash."],
  ["we're a flatbread bakery", { kind: "shop", isTeam: true }, "We're Ash, a flatbread bakery."],
  [
    "a surf band, three of us",
    { kind: "media", isTeam: true, answers: { what: "a surf band, three of us" } },
    "We're Ash, a surf band, three of us.",
  ],
  [
    "we mend what people bring",
    { kind: "cause" },
    "We mend what people bring, under the name Ash.",
  ],
])("a sentence says what it is by itself: %s", (what, changes, expected) => {
  expect(introductions({ name: "Ash", what, who: null }, { ...base, ...changes })[0]).toBe(
    expected,
  );
});

test.each<[Interview["kind"], string]>([
  ["game", "I'm making Ash, a maze."],
  ["book", "I'm writing Ash, a maze."],
  ["course", "I'm preparing Ash, a maze."],
])("what will be run is not there yet: %s", (kind, expected) => {
  const interview: Interview = { ...base, kind, verb: "run", stage: "coming" };
  expect(introductions({ name: "Ash", what: "a maze", who: null }, interview)[0]).toBe(expected);
});

test("a sentence about a shop is introduced with its town", () => {
  const said = { name: "Ash", what: "we mend bicycles in the street", who: null, town: "Berlin" };
  const [first] = introductions(said, { ...base, kind: "shop", isTeam: true });
  expect(first).toBe("We run Ash here in Berlin. We mend bicycles in the street.");
});

test.each(["a free Saturday in the woods", "a free mending evening in a pub"])(
  "%s is there already",
  (what) => {
    const [first] = introductions(
      { name: "Ash", what, who: null },
      { ...base, kind: "cause", isTeam: true },
    );
    expect(first).toBe(`We run Ash, ${what}.`);
  },
);

test.each<[string, Interview["kind"], string, string]>([
  ["one thing", "product", "a mug with a spout", "I make Kiln & Crow, a mug with a spout."],
  [
    "several things",
    "product",
    "stoneware mugs",
    "I make stoneware mugs under the name Kiln & Crow.",
  ],
  [
    "what is not counted",
    "service",
    "dog training at your house",
    "I run Kiln & Crow: dog training at your house.",
  ],
  [
    "a book of several",
    "book",
    "forty walks from a bus stop",
    "I wrote Kiln & Crow: forty walks from a bus stop.",
  ],
])("%s under a name", (_, kind, what, expected) => {
  expect(introductions({ name: "Kiln & Crow", what, who: null }, { ...base, kind })[0]).toBe(
    expected,
  );
});

test.each([
  [
    "what it does",
    "a linter for automations. reads your files",
    "I built X, a linter for automations. It reads your files.",
  ],
  [
    "what others do",
    "a calendar for vans. drivers book the slot",
    "I built X, a calendar for vans. Drivers book the slot.",
  ],
])("two sentences: %s", (_, what, expected) => {
  expect(introductions({ name: "X", what, who: null }, base)[0]).toBe(expected);
});

test("a word that one says while thinking is no part of what it is", () => {
  expect(splitWhat("a lending app for tool libraries, well, it started as a spreadsheet")).toEqual({
    what: "a lending app for tool libraries",
    more: "It started as a spreadsheet",
  });
});

test("several of us are not one of four of us", () => {
  const what = "a mat from the car park to the water";
  const [first] = introductions(
    { name: "Mat", what, who: "four of us" },
    { ...base, kind: "cause" },
  );
  expect(first).toBe(
    "We're Mat, four of us. We are campaigning for a mat from the car park to the water.",
  );
});
