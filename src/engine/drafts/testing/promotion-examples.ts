import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Of each pitch, in the order of the rows: what is one, and what only looks like it. */
export const PITCH_EXAMPLES: [pitch: string, none: string][] = [
  ["link in bio", "a link in the text"],
  ["see my profile", "see my dog"],
  ["está en mi perfil", "en mi casa"],
  ["in meinem Profil", "in meinem Garten"],
  ["I can't post the name but you will find it", "I can't post today"],
  ['google "peg compound stick"', "google it"],
  ["like and subscribe", "like and share"],
  ["ping me", "ping the server"],
  ["call us 555 0100", "call us names"],
  ["my referral link", "my broken link"],
  ["use my code", "use my bike"],
  ["comment YES below", "comment below"],
  ["follow @ledgerly", "follow the road"],
  ["a 5 minute survey", "a land survey"],
  ["looking for 20 people", "looking for people"],
  ["fill out my short survey", "fill out the pot"],
  ["DM me for the link", "DM me"],
  ["comment below and I'll send it", "comment below and argue"],
  ["wishlist it", "a wishlist"],
  ["looking for beta testers", "looking for testers of soil"],
  ["join our discord", "join a discord"],
  ["use code SAVE20", "use code to sort it"],
  ["use save20 at the till", "use two at a time"],
  ["text me for a quote", "text me later"],
  ["free for the first 100", "free for everyone"],
  ["grab a copy", "grab a chair"],
  ["book a demo", "book a table"],
  ["available on Etsy", "available on Monday"],
  ["subscribe to my letter", "subscribe to a paper"],
  ["follow us", "follow them"],
  ["our Etsy shop", "our Shopify plan"],
  ["now in our shop", "now in the shop"],
];

/** Of each other row of `promotion-rows.ts` and `giveaway-rows.ts`. */
export const PROMOTION_EXAMPLES = {
  HANDLE: {
    has: ["@ledgerly on instagram", "@ledger.ly (tiktok)"],
    lacks: ["@ledgerly", "me@example.org"],
  },
  LAUNCHES: { has: ["Introducing Ledgerly", "it is live"], lacks: ["alive", "a meeting"] },
  ASKING: {
    has: ["Please register", "get yours"],
    lacks: ["in order", "my book is old", "train tickets"],
  },
  LOOK_UP: {
    has: ["just search Milkrota", "look up “Pantry Owl”", "search for Tern Timer"],
    lacks: ["the search terms", "look up flights", "a search brand"],
  },
  OFFERED: { has: ["limited edition", "first 50 users"], lacks: ["limited", "the first users"] },
  WAYS_IN: {
    has: ["send a DM", "write to us", "use a friend's code"],
    lacks: ["5 PM", "AM: oil, PM: cream", "the source code", "NOTES.md"],
  },
  LET_OUT: {
    has: [
      "Built this after the third outage",
      "We just released 2.1 of Pinlark",
      "the library I wrote for it",
      "I spent the winter building a sundial",
      "what we at Harl have been working on",
    ],
    lacks: ["Built in 1920", "Made with flour", "they released it", "I spent the winter in bed"],
  },
  TITLED: {
    has: ["Pinlark: a calendar for choirs", "[OSS] Pinlark – an editor", "Pinlark v2.1 is here"],
    lacks: ["Rain: what now", "Is this a calendar", "the v-belt slips"],
  },
  HELP: {
    has: ["does anyone know", "how do I fix it", "thanks in advance"],
    lacks: ["how it works", "I thank you", "everyone knows"],
  },
  THREADS: {
    has: ["Weekly Thread", "Daily Discussion", "the monthly hiring thread"],
    lacks: ["a thread of wool", "a daily walk", "weekly shop"],
  },
  FREE_FILES: { has: ["The STL is free", "a free PDF"], lacks: ["a PDF for 3 euros", "I am free"] },
  OWN_THINGS: {
    has: ["our fishing game", "my customers"],
    lacks: ["my favourite game", "the game"],
  },
  OWNERS: { has: ["Mirrorcheck (mine)", "I'm the author"], lacks: ["a mine", "I'm the youngest"] },
  URGING: { has: ["look us up", "every euro helps"], lacks: ["look up", "every euro"] },
  LESSON_WORDS: { has: ["it turned out", "what worked"], lacks: ["it turned", "it works"] },
  SALES_CALLS: { has: ["Buy it", "click here"], lacks: ["I buy bread", "a click"] },
  SALES_OFFERS: {
    has: ["20% off", "last chance"],
    lacks: ["20% of them", "a chance", "we lost 5 of our first 8 customers"],
  },
  HYPE_WORDS: { has: ["game-changing", "#1"], lacks: ["a game", "C#1"] },
  AI_PHRASES: { has: ["delve into it", "seamlessly"], lacks: ["deliver it", "a seam"] },
} satisfies Record<string, RowExamples>;
