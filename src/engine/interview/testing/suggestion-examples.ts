import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Sentences of pages and descriptions, and what is typed into fields. */
export const SUGGESTION_EXAMPLES: Record<string, RowExamples> = {
  OUTRIGHT: {
    has: ["It is made for nurses", "built for two"],
    lacks: ["a lamp for two", "madefor"],
  },
  NO_PROSE: { has: ["Home | About", "We use cookies"], lacks: ["A lamp that hums.", "It cooks."] },
  SHOUTED: { has: ["BUY THIS NOW", "OPEN ALL day"], lacks: ["NASA built it", "Buy this"] },
  NOBODY: { has: ["everyone", "all of you"], lacks: ["nurses", "callers"] },
  STATED: { has: ["It runs offline.", "We repair tubas."], lacks: ["Try it.", "Bright lamps."] },
  PRICE: { has: ["It costs $9", "It is free"], lacks: ["free of sugar", "nine lamps"] },
  PLATFORM: {
    has: ["It runs on Linux", "Available for Android phones"],
    lacks: ["It runs on coffee", "Linux"],
  },
  MADE_OF: { has: ["It is written in Go", "carved from oak"], lacks: ["oak", "I wrote it"] },
  COUNTED: { has: ["40 customers", "twelve happy users"], lacks: ["many customers", "40 euros"] },
  OTHER_COUNT: { has: ["$40", "up to 9 users"], lacks: ["40 users", "begun"] },
  BEHIND_NOUN: { has: ["a lamp that hums", "people who bake"], lacks: ["a lamp", "thatched"] },
  BEHIND_GROUP: { has: ["nurses who rest", "cooks with ovens"], lacks: ["nurses", "withers"] },
  BOUNDARY: { has: ["a lamp for two", "a lamp, bright"], lacks: ["a bright lamp", "format"] },
  ELSEWHERE: { has: [" for ", " and "], lacks: [" of ", "for"] },
  NAME_AND_IS: { has: ["Fernly is a lamp", "It’s our shop"], lacks: ["Fernly lamps", "is bright"] },
  OF_OR_NOTHING: { has: ["", " of "], lacks: [" for ", "of"] },
  HAS_BEGINNING: { has: ["per jig", "monthly"], lacks: ["jig", "perjury"] },
  NOT_COUNTED: { has: ["10 jars", "the paperback"], lacks: ["jar", "thermos"] },
  HAS_PLACE: { has: ["on Linux", "inside Notion"], lacks: ["Linux", "once"] },
  SMALL: { has: ["The lamp", "Monthly"], lacks: ["Theatre", "Lamp"] },
  HAS_CURRENCY: {
    has: ["18 €", "$18", "18 euro", "18EUR", "Rs 500", "about R250", "12 to 18 pounds", "10 %"],
    lacks: ["18", "about 18", "18 a car", "12 to 18", "18 monthly", "18 each"],
  },
  IS_SERIES: {
    has: ["beech, maple", "Go, TypeScript, Lua", "a bandsaw, my hands"],
    lacks: ["beech and maple, oiled", "ash, 4 mm thick", "Godot, mostly", "Go, with Lua", "Go"],
  },
  IS_FREE: { has: ["free", "£0.00"], lacks: ["£9", "freely"] },
  "OPENINGS 0 1": {
    has: ["I tune pianos", "Freelance editor"],
    lacks: ["I bake bread", "A tuner"],
  },
  "OPENINGS 1 1": {
    has: ["We knit mittens", "I roast beans"],
    lacks: ["We knit for free", "They knit"],
  },
  "OPENINGS 2 1": {
    has: ["I write a letter every week", "We publish one story each month"],
    lacks: ["I write code", "I write letters"],
  },
  "OPENINGS 3 1": {
    has: ["An email every week", "one story, once a day"],
    lacks: ["An email", "every week"],
  },
  "OPENINGS 4 1": {
    has: ["We want a crossing", "Save the pond"],
    lacks: ["We bake", "A saved pond"],
  },
  "OPENINGS 5 1": {
    has: ["You are a snail", "You run a hotel"],
    lacks: ["You can bake", "Are you a snail"],
  },
  "OPENINGS 6 1": {
    has: ["Learn to weld", "Build a boat in six weeks."],
    lacks: ["A boat", "I learn to weld"],
  },
  "OPENINGS 7 1": { has: ["Paste a link", "Track your hens"], lacks: ["Pasted", "A tracker"] },
};
