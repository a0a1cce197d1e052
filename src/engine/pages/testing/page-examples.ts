import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Sentences, titles and names of classes on pages. */
export const PAGE_EXAMPLES: Record<string, RowExamples> = {
  IS_A: {
    has: ["Fernly is an app", "Our lamps are the brightest"],
    lacks: ["It is bright", "An app"],
  },
  DOES: { has: ["It tracks plants", "They organise trips"], lacks: ["It is green", "trackside"] },
  FOR_WHOM: {
    has: ["Made for nurses", "A planner for gardeners"],
    lacks: ["It is for free", "forty plants"],
  },
  OFFERS: { has: ["We repair tubas", "we bake"], lacks: ["We are a team", "Today we bake"] },
  ABOUT_US: { has: ["Our team bakes", "What we’re about"], lacks: ["Bakers bake", "Welders weld"] },
  PICTURES: { has: ["🌱 plants", "a ▶️ b"], lacks: ["plants", "a → b"] },
  BULLETS: { has: ["• one", "✓ two"], lacks: ["one •", "one"] },
  GREETING: {
    has: ["Welcome to Fernly, the app for plants", "Meet Fernly – a planner "],
    lacks: ["Welcome to fernly", "Meet us"],
  },
  WORLDS_BEST: {
    has: ["the world's best planner", "World’s first lamp"],
    lacks: ["the best planner", "the world's end"],
  },
  BROKEN: { has: ["a and b is the for", "one, ."], lacks: ["a lamp and a cord", "one, two."] },
  ADDRESS: { has: ["see https://a.b", "me@example.org"], lacks: ["see page two", "a @ b"] },
  CONSENT: { has: ["cookie-banner", "onetrust-x"], lacks: ["cookie-list", "banner"] },
  VOICES: { has: ["testimonials", "customer-quotes big"], lacks: ["reviews", "testimony"] },
  NAVIGATION: { has: ["main-nav", "breadcrumbs"], lacks: ["naval", "footer"] },
  SHOWN_LATER: { has: ["hidden md:block", "lg:flex"], lacks: ["block", "hidden"] },
  SEPARATOR: { has: ["Fernly | plants", "Fernly: plants"], lacks: ["Fernly plants", "Fern-ly"] },
  STAND_IN: {
    has: ["Just a moment...", "404 - Page not found"],
    lacks: ["A moment of calm", "Error handling in Go"],
  },
  SOMEWHERE: {
    has: ["This domain is for sale", "Verify you are human"],
    lacks: ["A house for sale", "Human rights"],
  },
  SEPARATED: { has: ["Home | About", "a › b"], lacks: ["a lamp, a cord", "well-made"] },
  PRICES: { has: ["$9", "9 EUR"], lacks: ["nine", "9 lamps"] },
  FIRST_PERSON: { has: ["I love it", "it saved my plants"], lacks: ["We love it", "myriad"] },
  OPENING: { has: ["Welcome to Fernly", "Shop our lamps"], lacks: ["Welcome to all", "Shops"] },
  HIDDEN_BY_STYLE: {
    has: ["display: none", "visibility:hidden"],
    lacks: ["display: block", "none"],
  },
  HIDDEN_BY_CLASS: { has: ["hidden", "a sr-only b"], lacks: ["unhidden", "hidden-x"] },
  TITLE_END: { has: ["Fernly | Plants", "Fernly – Plants"], lacks: ["Fernly: plants", "Fern-ly"] },
  SMALL_NAME: { has: ["iOS apps", "npm.js"], lacks: ["apps", "IOS"] },
  OPENS_WITH_VOWEL: { has: ["apple", "umbrella"], lacks: ["user", "unicorn"] },
  SENTENCE_END: { has: ["So. It is", "そう。"], lacks: ["so. it is", "So it is"] },
  ITEM_SIGN: { has: ["one • two", "✓ one"], lacks: ["one - two", "one"] },
  CLAUSE_END: { has: ["one – two", "one; two"], lacks: ["one-two", "one, two"] },
};
