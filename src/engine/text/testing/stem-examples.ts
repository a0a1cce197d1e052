import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Words and what is left of them. */
export const STEM_EXAMPLES: Record<string, RowExamples> = {
  ENDS_IN_ES: { has: ["boxes", "dishes"], lacks: ["cakes", "news"] },
  ENDS_IN_S: { has: ["cakes", "lamps"], lacks: ["glass", "bus"] },
  INFLECTED: { has: ["baking", "baker"], lacks: ["bake", "seed"] },
  DOUBLED: { has: ["knitt", "runn"], lacks: ["knit", "pass"] },
  ONE_VOWEL: { has: ["bak", "mov"], lacks: ["cook", "tax"] },
  LOST_ITS_E: { has: ["freelanc", "chang"], lacks: ["cook", "paint"] },
  TWO_VOWELS: { has: ["tea", "hous"], lacks: ["bak", "chang"] },
};
