import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** How notes put it. */
export const NOTED_THING_EXAMPLES: Record<string, RowExamples> = {
  "CALLED software": { has: ["free tools", "open source"], lacks: ["books", "appetite"] },
  "CALLED game": { has: ["games", "a game"], lacks: ["gaming", "tools"] },
  "CALLED book": { has: ["novels", "writing"], lacks: ["bookshops", "games"] },
  "CALLED music": { has: ["songs", "own music"], lacks: ["musicals", "books"] },
  "CALLED video": { has: ["videos", "clips"], lacks: ["games", "filmmaking"] },
  "CALLED podcast": { has: ["podcasts", "episodes"], lacks: ["games", "broadcast"] },
  "CALLED course": { has: ["courses", "teaching"], lacks: ["tools", "coarse"] },
  OF_ANYBODY: { has: ["articles", "own projects"], lacks: ["tanks", "newspaper"] },
  ANY_PIECE: { has: ["own pieces", "art"], lacks: ["tanks", "artists"] },
  BETWEEN_THINGS: { has: ["tools, mods", "tools and mods"], lacks: ["tools", "sandals"] },
  MANNER: { has: ["sauces with method", "art under CC"], lacks: ["sauces", "wither method"] },
  OPEN: { has: ["open source tools", "open tools"], lacks: ["opened", "source"] },
  FREE: { has: ["free tools", "Free"], lacks: ["freed", "tools"] },
  BY_STUDENTS: { has: ["student-made films", "Student-made"], lacks: ["students", "made"] },
  JOKES: { has: ["bread_circlejerk", "dankmemes"], lacks: ["bread", "lollipops"] },
};
