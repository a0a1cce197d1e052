import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

export const PEOPLE_EXAMPLES: Record<string, RowExamples> = {
  IS_WOMAN: { has: ["my sister-in-law", "our old aunt"], lacks: ["my friend", "a resister"] },
  IS_MAN: { has: ["my brother", "my stepson"], lacks: ["my person", "my niece"] },
  RELATED_NAME: {
    has: ["with my wife Denise", "Our old neighbour, Tom, did"],
    lacks: ["in Mexico, my cousin saw", "my wife and Denise", "my aunt in Leeds"],
  },
  NAME_RELATED: {
    has: ["Ray, our welder, came", "Ann (my aunt) came"],
    lacks: ["in Mexico, my cousin, who saw it", "Ray, our best idea, came", "March, my uncle said"],
  },
  NAME_IS: {
    has: ["Hemi who writes the code is my son in law", "Ann was my teacher"],
    lacks: ["The dog is my friend", "Ann is my hope"],
  },
  SOMEBODY_CALLED: {
    has: ["a card from a guy named Walt", "An installer in Syracuse called Tony"],
    lacks: [
      "a nurse at her clinic named Ann",
      "a guy who is named Walt",
      "a man called Black Jack",
    ],
  },
  SAYS_WHO: {
    has: ["and my sister ", "our ", "the road foreman, ", "Mr ", "with Isa "],
    lacks: ["the time I asked ", "Level ", "and "],
  },
  SAYS_WHO_BEHIND: {
    has: [", who tested it", " who has the van", " Shaw, 91", " is my wife"],
    lacks: [" is allowed", ", and then"],
  },
  OWNED: { has: [" sister's", " own hands"], lacks: [" to come", "."] },
  SHE: { has: ["at her sister's", "She came"], lacks: ["there", "he came"] },
  QUOTED: { has: ['he said "no"', "“no” he said"], lacks: ["he said no", '24" wide'] },
  BEGINS_SENTENCE: { has: ["It was late. ", 'He said "no." '], lacks: ["it was ", "late: "] },
  HE: { has: ["his knee", "and he said"], lacks: ["she said", "this"] },
};

export const ASKED_EXAMPLES: Record<"THEY", RowExamples> = {
  THEY: { has: ["They want it.", "They're late."], lacks: ["They'd want it.", "Theirs is late."] },
};
