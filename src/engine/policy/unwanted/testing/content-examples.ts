import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** How notes call what a post has to say, and near it. */
export const NOTED_CONTENTS: Record<string, RowExamples> = {
  recipe: { has: ["the full recipe", "ingredients"], lacks: ["receipts", "dishes"] },
  equipment: { has: ["camera and lens", "exposure"], lacks: ["cameraman", "a photo"] },
  tried: { has: ["what you tried", "own research"], lacks: ["trials", "researchers"] },
  code: { has: ["code in a block", "logs"], lacks: ["code of conduct", "codes"] },
  price: { has: ["budget and use", "asking price"], lacks: ["prizes", "paypal"] },
  age: { has: ["age and sex", "your age"], lacks: ["language", "image"] },
  pattern: { has: ["pattern name", "source of the pattern"], lacks: ["patterned", "yarn"] },
  list: { has: ["full product list", "list of the items shown"], lacks: ["playlist", "listed"] },
  text: { has: ["context", "a describing comment"], lacks: ["contextless", "comments"] },
};

/** Posts that say it, and others. */
export const MET_EXAMPLES: Record<string, RowExamples> = {
  recipe: {
    has: ["Bread\n500 g flour, 10 g salt.", "Soup\nRecipe below."],
    lacks: ["Bread\nMy best so far.", "Soup at 11 am\nFor the week."],
  },
  equipment: {
    has: ["Moon\n600mm, f/6.3", "Moon\nTaken through my telescope."],
    lacks: ["Moon\nWe looked at it for hours.", "Moon\nFrom the garden."],
  },
  tried: {
    has: ["It leaks\nI tried a new seal.", "It leaks\nSo far nothing helps."],
    lacks: ["It leaks\nWhat now?", "Tap broken"],
  },
  code: {
    has: ["Loop\n`for x in y`", "Loop\nprint(x)"],
    lacks: ["Loop\nIt never ends.", "Why does it stop?"],
  },
  price: {
    has: ["Lamp\n$40", "Editor wanted\nThe budget is 300."],
    lacks: ["Lamp\nMake an offer.", "Editor wanted\nWe discuss pay."],
  },
  age: {
    has: ["Dog limps\nHe is 4 years old.", "29F and tired"],
    lacks: ["Dog limps\nSince Monday.", "Tired"],
  },
  pattern: {
    has: ["Sampler\nSelf-drafted.", "Shawl\nPattern by Ines."],
    lacks: ["Sampler\nTwo years.", "Shawl\nI like the pattern of waves."],
  },
  list: {
    has: ["Look\n- base\n- lips", "Look\nBase, lips, liner, powder."],
    lacks: ["Look\nMy favourite.", "Look\nBase and lips."],
  },
  text: {
    has: [
      `Found this\n${"It was behind the wall. ".repeat(5)}`,
      `Map\n${"I drew it in May. ".repeat(6)}`,
    ],
    lacks: ["Found this\nNice.", "Map"],
  },
};
