import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** What founders type to finish a sentence. */
export const PHRASE_EXAMPLES: Record<string, RowExamples> = {
  POINTED: {
    has: ["that shop where they count", "this game for two"],
    lacks: ["that shop", "a shop where"],
  },
  HEDGED: { has: ["kind of a lamp", "just an oven"], lacks: ["a kind of lamp", "just ovens"] },
  HEDGED_WITHIN: {
    has: ["a page, really, where", "a lamp, I guess, for"],
    lacks: ["really a page", "a page, real, where"],
  },
  CORRECTED: {
    has: ["a novel, well, it's a crime story", "a lamp, or rather it is an oven"],
    lacks: ["a lamp, it's an oven", "a lamp"],
  },
  DOES_FIRST: {
    has: ["Keeps track of costumes", "only counts hens"],
    lacks: ["Prints of birds", "It keeps track"],
  },
  SMALL_STOP: {
    has: ["a game. you walk", "a fridge! you eat"],
    lacks: ["a game. You walk", "v0.9 is out"],
  },
  OF_A_PLACE: { has: ["Germans", "Londoners"], lacks: ["veterans", "Families"] },
  DOES_AFTER_COMMA: {
    has: ["a menu bar app, mutes your mic", "the lamp, finds the cat"],
    lacks: ["a lamp, bright", "a lamp that hums, mutes your mic"],
  },
  TEACHES_AFTER_COMMA: {
    has: ["a book, teaches knots", "a bot, reminds people"],
    lacks: ["a book, knots", "a book that rhymes, teaches knots"],
  },
  DOES: { has: ["timer", "translator"], lacks: ["timers", "lamp"] },
  NOT_OF_THING: { has: ["the", "making"], lacks: ["lamp", "thee"] },
  NEXT_OF_ANY: { has: ["band kids. pit kids", "So! Now"], lacks: ["a lamp, it", "e.g. this"] },
  NEXT_SENTENCE: {
    has: ["A lamp. It hums", "So! Now", "Is it a game? No. It hums"],
    lacks: ["a lamp. it hums", "A lamp.It", "a lab in St. Boniface"],
  },
  SAID_FIRST: { has: ["so it is a lamp", "well, ok this"], lacks: ["so a lamp", "sofa"] },
  SAID_BEFORE: { has: ["honestly, a lamp", "um a lamp"], lacks: ["a lamp, um", "umbrella"] },
  ONE_CAPITAL: { has: ["Lamp for two", "Left-handed knife"], lacks: ["Lamp Shop", "lamp"] },
  CLAUSE_END: { has: ["a lamp, bright", "it hums and you sleep"], lacks: ["a lamp", "sand"] },
  READERS_FIRST: {
    has: ["Families in Kent", "Left-handed tyers"],
    lacks: ["Kent families", "People in Kent"],
  },
  TAKES_AN: { has: ["apple", "hour"], lacks: ["unicorn", "lamp"] },
  UNCOUNTED: { has: ["lessons", "training"], lacks: ["lamp", "glass"] },
  THING_END: { has: ["a lamp that hums", "a lamp, bright"], lacks: ["a bright lamp", "a toy"] },
};
