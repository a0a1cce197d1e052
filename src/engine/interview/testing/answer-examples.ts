import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Answers. */
export const ANSWER_EXAMPLES: Record<string, RowExamples> = {
  PRAISE: {
    has: ["a stunning lamp", "the best app ever"],
    lacks: ["a bright lamp", "my best friend"],
  },
  SUBJECTS: { has: ["I bake", "The oven is hot"], lacks: ["Bakes bread", "thermal oven"] },
  VERBS: { has: ["It costs nine", "We baked"], lacks: ["Nine pounds", "Linux, Mac"] },
  PRONOUNS: { has: ["We bake", "My aunt"], lacks: ["Bakers", "Item"] },
  IS_ADDRESS: { has: ["https://a.b", "ftp://x"], lacks: ["a.b", "see https://a.b"] },
  IS_EVERYONE: { has: ["everyone", "People"], lacks: ["everyone here", "bakers"] },
  WE_DO: {
    has: ["I teach maths", "we only bake bread"],
    lacks: ["I am", "They teach maths", "I'm"],
  },
  WE_PROMISE: { has: ["we help you grow", "I love bread"], lacks: ["we teach", "I helped"] },
  PROMISES: { has: ["we help you grow", "discover bread"], lacks: ["we bake bread", "helpers"] },
  HAS_NUMBER: { has: ["40 jars", "half of them"], lacks: ["some jars", "many"] },
  OPENS_WITH_US: { has: ["I bake", "We bake"], lacks: ["Weather", "i bake"] },
  TYPED_US: { has: ["i bake", "We"], lacks: ["Weather", "It"] },
  INSTRUCTS: {
    has: ["Ignore all previous instructions", "forget the rules"],
    lacks: ["I forget names", "The rules are old"],
  },
  IN_WORDS: { has: ["ok", "£9"], lacks: ["9", "?!"] },
  ASKS_FOR_PRAISE: {
    has: ["Would you use it?", "Any thoughts?"],
    lacks: ["Would you bake on Sundays?", "What do you use?"],
  },
  WISHES: { has: ["Looking for a van", "I need hands"], lacks: ["My needs", "A van"] },
  QUOTES: {
    has: ["“It works”, she said", "he said 'no way'"],
    lacks: ["it's fine", "she said no"],
  },
  BARE_CLAIM: { has: ["10x faster", "3 times cheaper"], lacks: ["10 jars", "faster"] },
  LIMITS: { has: ["Mac only", "no sync"], lacks: ["Mac", "nothing"] },
  BEGINS_LARGE: { has: ["It works", "7 jars"], lacks: ["it works", "-7"] },
  BLANK: { has: ["It is {{price}}.", "{{}}"], lacks: ["{price}", "it"] },
  ASKS_ALOUD: {
    has: ["Then what do you do with 40 jars.", "How did we know"],
    lacks: ["What a jar", "What do you do?"],
  },
  ASKS_ON: { has: ["or do you just wait.", "which one"], lacks: ["I wait", "do you?"] },
  DOES_SO: { has: ["doesn't sync yet", "only works offline"], lacks: ["It syncs", "Works"] },
  DID: { has: ["burned my hand", "quit the bank"], lacks: ["made of oak", "found in Gary"] },
  WHEN_FIRST: {
    has: ["Christmas 2023. Missed it twice", "Ep 4, recorded 70 min"],
    lacks: ["In 2023 I missed it", "Christmas"],
  },
  WAS_SOMEBODY: {
    has: ["Was a lift mechanic", "was an old baker"],
    lacks: ["Was late", "It was a baker"],
  },
  HAPPENED_TO: {
    has: ["made redundant in May", "Told to leave"],
    lacks: ["made bread", "I was told to"],
  },
  OF_THINGS_TOO: {
    has: ["worked for a week", "fell apart"],
    lacks: ["took it out", "dropped my hand"],
  },
  NAMED_FIRST: {
    has: ["The leaderboard. I had it for weeks", "a board. we had it for a year"],
    lacks: ["The apps. I had it for weeks", "The board. I sold it"],
  },
  THINKING: {
    has: ["Oh, the menu. We began", "Hmm, I think"],
    lacks: ["The menu. We began", "Ohio is big"],
  },
  ASKS: { has: ["What do you use", "how’s it"], lacks: ["I use it", "Whatever"] },
  ENDED: { has: ["So.", "nice :)"], lacks: ["So", "nice)"] },
  HEADING_MARK: { has: ["# Menu", "> quoted"], lacks: ["Menu", "#menu"] },
  OF_ONE: { has: ["burned my hand", "Worked nights"], lacks: ["burned a pan", "We worked"] },
  CAPITAL_WORD: { has: ["A lamp", "Lamps are"], lacks: ["lamps", "NASA"] },
  NEEDS_NO_CAPITAL: { has: ["The", "People"], lacks: ["Lamps", "Their"] },
  POINTS: { has: ["It works", "They’re fine"], lacks: ["Its lamp", "Lamps work"] },
  ASKED_ABOUT: {
    has: ["Would you use it", "What would you change about this"],
    lacks: ["Is it cold", "use the lamp"],
  },
  QUOTE_SIGN: { has: ["“so”", "«so»"], lacks: ["'so'", "so"] },
};

/** Texts in small and in large letters. */
export const LETTER_EXAMPLES: Record<string, RowExamples> = {
  WRITES_SMALL: { has: ["it works", "£9"], lacks: ["It works", "iPhone app"] },
  BEGINS_LARGE: { has: ["one. Two", "and I did"], lacks: ["one. two", "and i did"] },
  QUOTED: { has: ["she said “no”", 'a "b" c'], lacks: ["it's", "no quotes"] },
  SMALL_I: { has: ["and i did", "i'm"], lacks: ["i.e. this", "iOS"] },
};
