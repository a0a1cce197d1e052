import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Words of communities. */
export const KEYWORD_EXAMPLES: Record<string, RowExamples> = {
  VERB_OR_ADJECTIVE: { has: ["baked", "careful"], lacks: ["ed", "bread"] },
  EXPLICIT_PART: { has: ["porn", "sex-ed"], lacks: ["sussex", "nude-ish"] },
  WORD: { has: ["bread", "b2b"], lacks: ["ab", "bread.com"] },
  ADJECTIVE: { has: ["musical", "biggest"], lacks: ["music", "bread"] },
  ENDING: { has: ["cakes", "cake"], lacks: ["bread", "oven"] },
  ACRONYM: { has: ["rpg", "css"], lacks: ["api", "html5"] },
  THREE_DIGITS: { has: ["2024", "a100"], lacks: ["24", "a"] },
  OPENS_WITH_VOWEL: { has: ["apple", "oven"], lacks: ["bread", "Apple"] },
};
