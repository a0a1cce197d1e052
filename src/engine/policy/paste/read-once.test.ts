import { describe, expect, test } from "vitest";
import { listDemands, readOwn } from "./testing/list-demands.ts";

type Case = [text: string, demands: string[]];

describe("what is refused as a whole is not refused again as a sort", () => {
  test.each<Case>([
    ["1. No promotion\nNot your shop, not your podcast.\n2. Be kind.", ["promotion: unwanted"]],
    [
      "1. No idea validation\n“Would you buy this?” and other market research is removed.",
      ["all: no-feedback-requests"],
    ],
    // Against: in another rule it is said of its own.
    ["1. No promotion\n2. No surveys", ["promotion: unwanted", "all: no-surveys"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("a bare name whose text allows it", () => {
  test.each<Case>([
    ["1. Memes\nMemes are welcome all week.\n2. Be kind.", []],
    ["1. AI art\nWe lifted the ban on it in spring.\n2. Be kind.", []],
    // Against: a text that refuses it.
    ["1. Memes\nMemes are removed, jokes are welcome.\n2. Be kind.", ["other: unwanted = memes"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("a flair of the sort that a rule is named after", () => {
  test.each<Case>([
    ["1. Job offers\nUse the flair “Work”.\n2. Be kind.", ["hiring: flair = Work"]],
    [
      "1. Pedidos de crítica\nUse o flair “Opiniões”.\n2. Respeito.",
      ["feedback request: flair = Opiniões"],
    ],
    // Against: a name that speaks of no sort.
    ["1. Sorting\nUse the flair “Boats”.\n2. Be kind.", ["all: flair = Boats"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("what asks nothing of a post", () => {
  test.each<Case>([
    ["1. Comments with nothing but a smiley are removed.", []],
    ["1. Naming shops\nBe fair.\n2. Be kind.", []],
    ["1. Bird pictures: yes.\nNo limit.\n2. Be kind.", []],
    ["1. Un texto sobre “lo fino” es bueno, pero decir el porqué es mejor.", []],
    ["1. Els\nLes messages en anglais sont acceptés.\n2. Respect.", []],
    // Against.
    ["1. No crowdfunding links, not even in comments.", ["all: no-crowdfunding"]],
    ["1. Name the shop.", ["all: contains = shop"]],
    ["1. Geschrieben wird auf Deutsch, gern mit Dialekt.", ["all: language = de"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("whom a rule asks for something", () => {
  test.each<Case>([
    ["1. If you run a survey, message the mods first.", ["survey: ask-mods"]],
    [
      "1. Photos have to give the lens and the film, in the title or in a comment.",
      ["image: contains = lens and the film"],
    ],
    ["1. Please write in the post “I sew these”.", ["all: phrase = i sew these"]],
    [
      "1. Farewells\nPut [Bye] in the title, so people who can't bear it scroll on.",
      ["other: title-tag = Bye"],
    ],
    [
      "1. Looking for beta testers?\nComment in the Test Bench.",
      ["feedback request: thread-only = Test Bench"],
    ],
    // Against: what is made, and not done.
    ["1. If you run a shop, message the mods first.", ["own work: ask-mods"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("the stance", () => {
  test.each([
    ["1. This is a club, not a shop window.\n2. Be kind.", null],
    ["1. How you prune them is your own business, everybody may talk about it.\n2. Be kind.", null],
    ["1. This is no place for self-promotion.\n2. Be kind.", "closed"],
  ])("%s", (text, stance) => {
    expect(readOwn(text).stance?.is ?? null).toBe(stance);
  });
});

test("who writes without capitals ends sentences all the same", () => {
  const text =
    "1. own songs go in The Jukebox. new one each friday\n2. no surveys, fundraisers etc. at all";
  expect(listDemands(text)).toEqual([
    "own music: thread-only = The Jukebox",
    "all: no-surveys",
    "all: no-crowdfunding",
  ]);
});
