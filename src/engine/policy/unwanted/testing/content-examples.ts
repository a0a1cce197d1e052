import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** How notes call what a post has to say, and near it. */
export const NOTED_CONTENTS: Record<string, RowExamples> = {
  repository: { has: ["repository and licence", "source code"], lacks: ["sources", "reports"] },
  link: { has: ["portfolio", "direct link to the store"], lacks: ["linked twice", "blinking"] },
  source: { has: ["source", "credit of the artist"], lacks: ["source code", "resources"] },
  working: { has: ["how it works", "technical detail"], lacks: ["works of art", "stepmother"] },
  place: { has: ["location", "region and zone"], lacks: ["replacement", "placed"] },
  system: { has: ["version", "make and model"], lacks: ["conversion", "modelling"] },
  aim: { has: ["what feedback you want", "goals"], lacks: ["feedback to others", "goalkeeper"] },
  "name on paper": { has: ["photo with username", "timestamp"], lacks: ["user", "time"] },
  payment: { has: ["paypal", "goods and services"], lacks: ["pay", "services"] },
  question: { has: ["something to discuss", "a clear legal question"], lacks: ["quest", "a talk"] },
  figures: { has: ["real numbers", "figures"], lacks: ["numbered", "figurines"] },
  recipe: { has: ["the full recipe", "ingredients"], lacks: ["receipts", "dishes"] },
  camera: { has: ["camera body and lens", "lens used"], lacks: ["camera and exposure", "a photo"] },
  equipment: { has: ["camera and exposure", "settings"], lacks: ["cameraman", "a photo"] },
  tried: { has: ["what you tried", "own research"], lacks: ["trials", "researchers"] },
  code: { has: ["code in a block", "logs"], lacks: ["code of conduct", "codes"] },
  price: { has: ["budget and use", "asking price"], lacks: ["prizes", "paypal"] },
  age: { has: ["age and sex", "your age"], lacks: ["language", "image"] },
  pattern: { has: ["pattern name", "source of the pattern"], lacks: ["patterned", "yarn"] },
  yarn: { has: ["yarn information", "yarns used"], lacks: ["yarned", "pattern"] },
  list: { has: ["full product list", "list of the items shown"], lacks: ["playlist", "listed"] },
  medium: { has: ["medium and size", "the medium"], lacks: ["media", "mediums met"] },
  products: { has: ["full routine", "products used"], lacks: ["a product", "routinely"] },
  care: { has: ["watering and light", "tank size"], lacks: ["carefully", "a tank"] },
  dates: { has: ["travel dates", "dates"], lacks: ["updates", "date of the film"] },
  text: { has: ["context", "a describing comment"], lacks: ["contextless", "comments"] },
};

/** Posts that say it, and others. */
export const MET_EXAMPLES: Record<string, RowExamples> = {
  repository: { has: ["Tool\nOn GitHub.", "Tool\nMIT."], lacks: ["Tool\nOn my disc.", "Hub"] },
  link: { has: ["Tool\nhttps://a.example", "Tool\nLink below."], lacks: ["Tool", "Blinking"] },
  source: {
    has: ["Rates\nSource: the bank.", "Owl\nI drew it."],
    lacks: ["Rates\nThey rise.", "Owl\nNice."],
  },
  working: {
    has: [
      `Lamp\nFirst I turned the foot. ${"It took a day. ".repeat(9)}`,
      "Lamp\nhttps://a.example",
    ],
    lacks: ["Lamp\nFirst one.", `Lamp\n${"I like it very much. ".repeat(9)}`],
  },
  place: { has: ["Bird in Ohio", "Bird [UK]"], lacks: ["Bird in the garden", "A bird"] },
  system: { has: ["Crash on Windows", "Crash in 4.2"], lacks: ["It crashes", "Crash at night"] },
  aim: { has: ["Logo\nFor young readers?", "Logo\nFeedback on type."], lacks: ["Logo", "Art"] },
  "name on paper": {
    has: ["Lamp\nTimestamp here.", "Lamp\nPhotos below."],
    lacks: [
      "Lamp\nAs new.",
      "Lamp for 4",
      "Lamp\nI can send you pics.",
      "Lamp\nPhotos on request.",
    ],
  },
  payment: { has: ["Lamp\nPayPal only.", "Lamp\nCash."], lacks: ["Lamp\nFor 4.", "Lamp"] },
  question: { has: ["Rates\nWhat now?", "Rates\nThoughts"], lacks: ["Rates\nUp.", "Rates"] },
  figures: {
    has: ["Rates\n4 percent", "9 lamps"],
    lacks: ["Rates\nUp", "Lamps\nhttps://a.example/9"],
  },
  recipe: {
    has: ["Bread\n500 g flour, 10 g salt.", "Soup\nRecipe below."],
    lacks: ["Bread\nMy best so far.", "Soup at 11 am\nFor the week."],
  },
  camera: {
    has: ["Lake\nX-T5 and the XF 23.", "Lake\nNikon, 50mm"],
    lacks: ["Lake\n1/60, f/8, ISO 400.", "Lake\nOn a tripod."],
  },
  equipment: {
    has: ["Moon\n600mm, f/6.3", "Moon\nTaken through my telescope."],
    lacks: ["Moon\nWe looked at it for hours.", "Moon\nFrom the garden."],
  },
  tried: {
    has: [
      "It leaks\nI tried a new seal.",
      "It leaks\nSo far nothing helps.",
      "What do you think he means?\nI like that line.",
    ],
    lacks: ["It leaks\nWhat now?", "How do I get this?\nI need it."],
  },
  code: {
    has: ["Loop\n`for x in y`", "Loop\nprint(x)"],
    lacks: ["Loop\nIt never ends.", "Why does it stop?"],
  },
  price: {
    has: [
      "Lamp\n$40",
      "Editor wanted\nThe budget is 300.",
      "Two drives\n45 shipped.",
      "Cutter\n52k to start.",
    ],
    lacks: [
      "Lamp\nMake an offer.",
      "Editor wanted\nWe discuss pay.",
      "Cutter\nA show of 30k listeners.",
    ],
  },
  age: {
    has: ["Dog limps\nHe is 4 years old.", "29F and tired"],
    lacks: ["Dog limps\nSince Monday.", "Tired"],
  },
  pattern: {
    has: ["Sampler\nSelf-drafted.", "Shawl\nPattern by Ines.", "Skirt\nBurda 6520, shortened."],
    lacks: ["Sampler\nTwo years.", "Shawl\nI like the pattern of waves."],
  },
  yarn: {
    has: ["Shawl\nTwo skeins of Malabrigo.", "Socks\nYarn is from my aunt."],
    lacks: ["Shawl\nTwo years.", "Socks\nI ran out of yarn."],
  },
  list: {
    has: ["Look\n- base\n- lips", "Look\nBase, lips, liner, powder."],
    lacks: ["Look\nMy favourite.", "Look\nBase and lips."],
  },
  medium: { has: ["Owl\nInk on paper.", "Owl\nProcreate."], lacks: ["Owl\nTwo hours.", "Owl"] },
  products: {
    has: ["Glow\nCleanser, then SPF 50.", "Nails\nTwo coats of red."],
    lacks: ["Glow\nSo happy.", "Nails\nRed ones."],
  },
  care: { has: ["Fern\nWatered weekly.", "Fish\n20 gal, pH 7."], lacks: ["Fern\nSad.", "Fish"] },
  dates: { has: ["Rome\nIn May.", "Rome\n4 days."], lacks: ["Rome\nWhat to see?", "Rome"] },
  text: {
    has: [
      `Found this\n${"It was behind the wall. ".repeat(5)}`,
      `Map\n${"I drew it in May. ".repeat(6)}`,
    ],
    lacks: ["Found this\nNice.", "Map"],
  },
};
