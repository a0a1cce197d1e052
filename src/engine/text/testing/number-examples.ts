import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Names of things. */
export const NUMBER_EXAMPLES: Record<string, RowExamples> = {
  AT_MOST: { has: ["up to three lists", "At least one"], lacks: ["three lists", "more then"] },
  BEHIND_THE_HEAD: {
    has: ["bread with recipe", "tools you made"],
    lacks: ["own bread", "up-to-date tools"],
  },
  TAKES_AN: { has: ["apple", "hour"], lacks: ["user", "euro"] },
  IS_QUESTION: { has: ["how to bake", "How it began"], lacks: ["show to all", "somehow"] },
  LISTS_TWO: {
    has: ["things you bake and cakes", "tools you own and mods"],
    lacks: ["you bake and cake", "cakes"],
  },
  LISTS: { has: ["tools, mods", "bread and cake"], lacks: ["bread", "bread or cake"] },
  MANY_BY_WORD: { has: ["young people", "men"], lacks: ["person", "women’s art"] },
  MANY_BY_ENDING: { has: ["new pins", "Lamps"], lacks: ["glass", "mathematics"] },
};
