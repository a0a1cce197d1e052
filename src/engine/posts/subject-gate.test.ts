import { describe, expect, test } from "vitest";
import type { Answers } from "#engine/interview/interview.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { composePost } from "./compose-post.ts";
import type { Piece } from "./shapes/shape.ts";
import { isAtHome } from "./subject-gate.ts";
import { answer, makeBrief, novel, RICH, takes } from "./testing/make-brief.ts";

type Readers = { name: string; kind: CommunityKind; is: Stance; keywords: string[]; detail?: string }; // prettier-ignore

function composeFor({ name, kind, is, keywords, detail }: Readers, brief = answer(RICH)) {
  const made = makeBrief({ kind, ...takes(is, detail ?? null) }, brief);
  return composePost({ ...made, community: { ...made.community, name, keywords } }, 1);
}

const OFF = { is: "closed", reason: "off-subject" };
const YARN = ["knitting", "yarn", "wool", "needles", "pattern"];
const STEW = ["sauce", "food", "chicken", "ingredient", "recipe"];

describe("where showing things is allowed and readers share a subject", () => {
  test.each<[string, Readers]>([
    ["a tool for databases among knitters, in their thread", { name: "knitting", kind: "hobby", is: "thread", keywords: YARN }], // prettier-ignore
    ["among cooks, as a share of one's posts", { name: "Cooking", kind: "hobby", is: "share", keywords: STEW }], // prettier-ignore
    ["among fans, under a flair", { name: "Moomins", kind: "fandom", is: "flair", keywords: ["moomin", "snufkin", "hattifattener", "fillyjonk"] }], // prettier-ignore
    ["among people who live a certain way", { name: "Minimalism", kind: "lifestyle", is: "welcome", keywords: ["minimalism", "declutter", "wardrobe", "belongings"] }], // prettier-ignore
  ])("%s has no place", (_, readers) => {
    expect(composeFor(readers)).toEqual(OFF);
  });

  test.each<[string, Readers, ReturnType<typeof answer>?]>([
    ["makers take anything", { name: "Makers", kind: "maker", is: "welcome", keywords: YARN }],
    ["people of a trade do too, in their thread", { name: "Shops", kind: "trade", is: "thread", keywords: YARN }], // prettier-ignore
    ["nobody knows what it is about", { name: "Somewhere", kind: "hobby", is: "welcome", keywords: [] }], // prettier-ignore
    ["what it is belongs to the subject", { name: "writing", kind: "hobby", is: "thread", keywords: ["writing", "dialogue", "scenes", "critique"] }, novel], // prettier-ignore
  ])("but not where %s", (_, readers, brief) => {
    expect(composeFor(readers, brief)).not.toEqual(OFF);
  });
});

describe("nobody is shut out by a form of a word", () => {
  const clock: Answers = { what: "a wall clock that knits one row every hour", price: "It costs 90 pounds." }; // prettier-ignore
  const tale: Answers = { what: "a newsletter with one folk tale a week", price: "It is free." };
  const bench: Answers = { what: "a bench that you can rise from without using your back", price: "It costs 64 pounds." }; // prettier-ignore
  const repair: Answers = { what: "a typewriter repair by post", price: "A clean is 85 pounds." };
  test.each<[string, Readers, Answers]>([
    ["'knits' is knitting", { name: "knitting", kind: "hobby", is: "thread", keywords: YARN }, clock], // prettier-ignore
    ["'folk' is folklore", { name: "folklore", kind: "hobby", is: "flair", keywords: ["folklore", "myths", "legends", "fairies"] }, tale], // prettier-ignore
    ["a back is ergonomics", { name: "Ergonomics", kind: "hobby", is: "unknown", keywords: ["ergonomics", "workspace", "office", "equipment"] }, bench], // prettier-ignore
    ["a repair is restoration", { name: "restoration", kind: "showcase", is: "value", keywords: ["restoration", "restoring", "antique", "lamp"] }, repair], // prettier-ignore
  ])("%s", (_, readers, answers) => {
    expect(composeFor(readers, answer(answers))).not.toEqual(OFF);
  });
});

describe("what belongs to a subject in other words", () => {
  const FARM = ["homestead", "pigs", "barns", "permaculture", "chickens", "gardens"];
  const TABLE = ["card", "hire", "design", "game", "games", "cards", "board", "feedback"];
  const lamp: Answers = { what: "a solar lamp which you put near the chicken house against the fox", scene: "In spring the fox took five of ours in two nights. We slept.", price: "It costs 40 euros." }; // prettier-ignore
  const maps: Answers = { what: "a solo map-drawing game for one pencil", howItPlays: "You draw what a letter says." }; // prettier-ignore
  const rules: Answers = { what: "editing of rulebooks", scene: "Nobody at the table understood the board game we had bought." }; // prettier-ignore
  const railway: Answers = { what: "an idle game about a failing railway", howItPlays: "Debt carries over." }; // prettier-ignore
  const homestead: Readers = { name: "homestead", kind: "hobby", is: "value", keywords: FARM, detail: "own homestead photos and stories" }; // prettier-ignore
  const tabletop: Readers = { name: "tabletopgamedesign", kind: "hobby", is: "flair", keywords: TABLE }; // prettier-ignore
  const cozy: Readers = { name: "cozygames", kind: "hobby", is: "flair", keywords: ["cozy", "farming", "stardew", "crossing"] }; // prettier-ignore
  const puzzles: Readers = { name: "puzzlegames", kind: "hobby", is: "flair", keywords: ["puzzle", "logic", "sokoban", "witness"] }; // prettier-ignore

  test.each<[string, Readers, ReturnType<typeof answer>]>([
    ["a fox among those who keep hens", homestead, answer(lamp, { kind: "product" })],
    ["a game for a pencil among those who design games for tables", tabletop, answer(maps, { kind: "game" })], // prettier-ignore
    ["rulebooks of board games, too", tabletop, answer(rules, { kind: "service" })],
    ["any game where games are cozy", cozy, answer(railway, { kind: "game" })],
  ])("is not off it: %s", (_, readers, brief) => {
    expect(composeFor(readers, brief)).not.toMatchObject({ is: "closed" });
    expect(composeFor(readers, brief)).not.toMatchObject({ isOffSubject: true });
  });

  test.each<[string, Readers, ReturnType<typeof answer>]>([
    ["a game on a screen among those who design games for tables", tabletop, answer(railway, { kind: "game" })], // prettier-ignore
    ["a game of another genre", puzzles, answer(railway, { kind: "game" })],
    [
      "a tool for databases among those who keep hens",
      { ...homestead, is: "flair", detail: "Homestead flair" },
      answer(RICH),
    ],
  ])("is off it: %s", (_, readers, brief) => {
    expect(composeFor(readers, brief)).toEqual(OFF);
  });
});

test.each<[CommunityKind, boolean]>([
  ["hobby", true],
  ["showcase", false],
])("advice before what it is good for, in a community of the kind '%s'", (kind, expected) => {
  const pieces: Piece[] = [
    { is: "teach", sentences: ["Rough up the rubber before you glue it."], isOptional: false },
    { is: "introduction", sentences: ["a step for ladders"], isOptional: false },
  ];
  const brief = makeBrief({ kind, ...takes("welcome") });
  const setting = { brief, place: "hobby" } as Parameters<typeof isAtHome>[1];
  expect(isAtHome(pieces, setting, { wanted: [], weigh: () => 0 })).toBe(expected);
});
