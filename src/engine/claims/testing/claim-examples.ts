import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Words, and what stands between them. */
export const CLAIM_EXAMPLES: Record<string, RowExamples> = {
  QUOTED: { has: ["“so it is”", "> quoted"], lacks: ["it's", "no"] },
  SPEAKING: {
    has: ["She said ", "he told me that"],
    lacks: ["She said it. Then", "sayings are many and I like them a lot, all of them"],
  },
  WORD: { has: ["café", "7.5"], lacks: ["…", "—"] },
  SENTENCE_END: { has: ["! ", "\n"], lacks: [". ", ", "] },
  OPENING: { has: [": ", " “"], lacks: [" ", ". "] },
  DIGITS: { has: ["1,200", "40k"], lacks: ["k40", "4 0"] },
  COMPARES: { has: ["more", "faster"], lacks: ["lamp", "est"] },
  SAYS_OVER: { has: ["well over", "more than"], lacks: ["overt", "than"] },
  SAYS_UNDER: { has: ["less than", "almost"], lacks: ["more than", "thunder"] },
  SAYS_ABOUT: { has: ["about", "or so"], lacks: ["also", "than"] },
  NO_HALF: { has: ["half baked", "my half"], lacks: ["half of them", "one half"] },
  ENDS_ITEM: { has: [". ", ") "], lacks: [" .", "."] },
  PLAIN_ENDING: { has: ["lamps", "baking"], lacks: ["Kent", "Ohio"] },
  MIXED: { has: ["iPhone", "A4"], lacks: ["phone", "NASA"] },
  LEFT_OUT: { has: ["so … it", "so [they] it"], lacks: ["so it", "so."] },
  STOPS: { has: [". ", "”. "], lacks: [", ", "."] },
  DOUBLED: { has: ["stopp", "shipp"], lacks: ["stop", "pass"] },
  NOT_MANY: { has: ["glass", "bus"], lacks: ["lamps", "news"] },
};
