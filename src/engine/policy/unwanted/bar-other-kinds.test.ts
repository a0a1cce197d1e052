import { describe, expect, test } from "vitest";
import type { Policy } from "../policy.ts";
import { makePolicy } from "../testing/make-policy.ts";
import { barOtherKinds, barOtherQuestions } from "./bar-other-kinds.ts";

const COMMUNITIES = {
  "r/4Xgaming": ["a 4X game or mod you make", "4X strategy games"],
  "r/roguelikes": [
    "a true turn-based roguelike you make",
    "traditional turn-based roguelike games",
  ],
  "r/StrategyGames": ["own strategy game", "turn-based strategy games"],
  "r/shoegaze": ["own shoegaze music", "shoegaze music"],
  "r/rust": ["own Rust crates and programs", "the Rust programming language"],
  "r/iosapps": ["own iOS app", "apps for iPhone and iPad"],
  "r/ProCreate": ["own art made in Procreate", "art made in Procreate"],
  "r/godot": ["own games made with Godot", "developing games with Godot"],
  "r/ukulele": ["your own playing, songs and tabs", "the ukulele"],
} as const;

function isElsewhere(fullName: keyof typeof COMMUNITIES, draft: string): boolean {
  const [shows, subject] = COMMUNITIES[fullName];
  const demands = barOtherKinds(makePolicy({ fullName, shows, subject }));
  return demands.some(({ sign }) => new RegExp(sign ?? "$^", "i").test(draft));
}

describe("a thing of another kind than is shown", () => {
  test.each<[keyof typeof COMMUNITIES, string]>([
    ["r/4Xgaming", "My farming sim is out\nWe spent three years on it."],
    ["r/4Xgaming", "Demo of our racing game\nLaps, drifts and a garage."],
    ["r/roguelikes", "I made a precision platformer about a lighthouse\nIt is hard."],
    ["r/StrategyGames", "Our visual novel has a date\nSix endings and one cat."],
    ["r/shoegaze", "My first techno EP\nFour tracks for long nights."],
    ["r/shoegaze", "New single\nBoom bap beats that I made on an old sampler, rap by my sister."],
    ["r/rust", "I wrote a Python library for tide tables\npip install tides."],
    ["r/iosapps", "My timer for bakers is out\nGet it on Google Play."],
    ["r/ukulele", "I made a course for piano\nTwenty lessons."],
    ["r/ProCreate", "A heron that I drew in Krita\nSix hours."],
    ["r/godot", "Our farm made with Unity\nThe sheep have names."],
  ])("%s: %j is elsewhere", (fullName, draft) => {
    expect(isElsewhere(fullName, draft)).toBe(true);
  });

  test.each<[keyof typeof COMMUNITIES, string]>([
    ["r/4Xgaming", "My 4X with tower defense battles\nThree years of work."],
    ["r/4Xgaming", "Our empire game has a demo\nFour factions, one map."],
    ["r/roguelikes", "A deckbuilding roguelike in ASCII\nFree to play."],
    ["r/StrategyGames", "Our tower defense has a date\nForty waves."],
    ["r/StrategyGames", "A tactics game about bees, with card game battles\nDemo is out."],
    ["r/shoegaze", "New dream pop from my band\nAmbient ending, loud middle."],
    ["r/rust", "A Rust crate with Python bindings\nTide tables."],
    ["r/iosapps", "My timer for bakers\nOn the App Store, and soon for Android."],
    ["r/ukulele", "I wrote a book of songs for the uke\nAlso for guitar."],
    ["r/ukulele", "My first song\nRecorded in the kitchen."],
    ["r/ProCreate", "A heron, moved over from Krita\nFinished in Procreate."],
    ["r/ProCreate", "A heron at dusk\nThe reeds are from Krita."],
    ["r/godot", "From Unity to Godot in a month\nThe sheep kept their names."],
  ])("%s: %j is not", (fullName, draft) => {
    expect(isElsewhere(fullName, draft)).toBe(false);
  });
});

test.each([
  ["anything goes", "r/IndieDev", "any game you make", "games of independent developers"],
  ["another sense of the word", "r/Homebuilding", "your own house build", "building a house"],
  ["several kinds", "r/rpg", "a game or tool for tabletop roleplaying", "tabletop games"],
  ["nothing noted", "r/4Xgaming", null, null],
])("bars nothing where %s", (_why, fullName, shows, subject) => {
  expect(barOtherKinds(makePolicy({ fullName, shows, subject }))).toEqual([]);
});

test("is said once for all kinds that are shown", () => {
  const [shows, subject] = COMMUNITIES["r/4Xgaming"];
  const [demand] = barOtherKinds(makePolicy({ fullName: "r/4Xgaming", shows, subject }));
  expect(demand).toMatchObject({ of: "promotion", code: "unwanted", detail: "other than 4X" });
});

describe("a question on another kind than is answered", () => {
  const isAskedElsewhere = (subject: string, draft: string, known: Partial<Policy> = {}) =>
    barOtherQuestions(makePolicy({ kind: "qa", subject, ...known })).some(({ sign }) =>
      new RegExp(sign ?? "$^", "i").test(draft),
    );

  test.each([
    ["identifying birds", "What is this climbing plant?\nIt grows by the shed."],
    ["identifying an unknown plant", "Which spider is this?\nIt sat on the sill."],
    ["help with Java code", "Why does it fire twice?\ndocument.querySelector('#a') in Java Script"],
    ["help with learning Python", "How do I start with C#?\nI know nothing."],
  ])("%s: %j is elsewhere", (subject, draft) => {
    expect(isAskedElsewhere(subject, draft)).toBe(true);
  });

  test.each([
    ["identifying birds", "What is this?\nIt sat in a tree."],
    ["identifying birds", "Which bird nests in this plant?\nIt is small."],
    ["identifying insects and spiders", "What is this on my plant?\nSix of them."],
    ["help with Java code", "Why does my loop end early?\nIt prints four of five."],
    ["help with learning Python", "Can a jar of coins be a class?\nA spring in it too."],
    ["help with Java code", "Calling Python from Java\nProcessBuilder hangs."],
    ["knitting", "What is this plant?"],
  ])("%s: %j is not", (subject, draft) => {
    expect(isAskedElsewhere(subject, draft)).toBe(false);
  });

  test.each([
    ["questions to people in Spain", "Is Lyon or Paris better for a term?", true],
    ["questions to people in Spain", "Valencia or Paris for a term?", false],
    ["legal questions under Irish law", "My landlord in Berlin keeps the deposit", true],
    ["legal questions under Irish law", "My landlord keeps the deposit", false],
    ["trips to Italy", "From Paris by train?", false],
    ["questions to people in Germany", "Sorry for my English, where is nail polish cheap?", false],
    ["questions to people in the UK", "Which French press for the office?", false],
    ["A-levels and sixth form", "Year 10 and stuck with physics", true],
    ["A-levels and sixth form", "From GCSE to A-level physics", false],
  ])("%s, also where things are shown: %j (%j)", (subject, title, expected) => {
    const draft = `${title}\nWhat would you do?`;
    expect(isAskedElsewhere(subject, draft, { kind: "local" })).toBe(expected);
  });

  test("says nothing where people also show things", () => {
    expect(isAskedElsewhere("identifying birds", "What is this plant?", { kind: "hobby" })).toBe(
      false,
    );
  });
});
