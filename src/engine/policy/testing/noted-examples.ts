import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** How notes put it. */
export const NOTED_EXAMPLES: Record<string, RowExamples> = {
  OWN: { has: ["own tanks", "pots you made"], lacks: ["brown pots", "you know"] },
  SAYS_THREAD: {
    has: ["weekly thread for tools", "Self-Promotion Thread"],
    lacks: ["Marketing Monday", "Like this Thread"],
  },
  CONDITION: {
    has: ["tools, no shops", "tools, with source"],
    lacks: ["tools and mods", "tools, mods"],
  },
  SAID_HOW: {
    has: ["free tools tolerated", "scripts shared free"],
    lacks: ["free tools", "tolerated"],
  },
  NOT_COUNTED: { has: ["own music", "open source"], lacks: ["tools", "a case"] },
  ANY_PIECE: { has: ["own pieces", "a thing you made"], lacks: ["tanks", "artists"] },
  BETWEEN_THINGS: { has: ["tools, mods", "tools and mods"], lacks: ["tools", "sandals"] },
  IN_PRINT: { has: ["a zine", "a webcomic"], lacks: ["magazines", "a printer"] },
  END_OF_WELCOME: {
    has: ["tools; no shops", "tools, but no shops"],
    lacks: ["tools, mods", "tools no"],
  },
  PLAIN_THREAD: {
    has: ["pinned thread", "Recurring threads"],
    lacks: ["weekly thread", "pinned thread for tools"],
  },
  REFUSES: { has: ["no shops", "rarely"], lacks: ["nothing", "shops, no"] },
  OF_OTHERS: {
    has: ["makers share own", "Authors post own books"],
    lacks: ["you share own", "share own"],
  },
  OF_NOBODY: { has: ["own tools", "Own art"], lacks: ["your own tools", "tools you own"] },
  IS_SENTENCE: { has: ["tools are fine", "only tools"], lacks: ["tools", "fine tools"] },
  JUST_SEEN: { has: ["shown", "posted"], lacks: ["shown once", "tolerated"] },
  LED: { has: ["your tools", "sharing tools"], lacks: ["tools", "sharing post"] },
  SAID_WHERE: { has: ["ELI5 at the start", "sourced when asked"], lacks: ["the start", "to"] },
  SAID_LATER: { has: ["say so when asked", "reply to the bot"], lacks: ["whenever", "to a bot"] },
  ARTICLE: { has: ["the weekly thread", "An open thread"], lacks: ["weekly", "theme"] },
  LIMITED_OWN: {
    has: ["limited your own", "limited your own art"],
    lacks: ["limited own", "your own limited"],
  },
};
