import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Clauses of notes on stances, names within them, and flairs. */
export const TOLERATED_EXAMPLES: Record<string, RowExamples> = {
  BETWEEN: {
    has: ["own knots fine; no shops", "lamps, and art"],
    lacks: ["own knots fine", "and so on"],
  },
  TOLERATED: {
    has: ["own knots fine", "free files may come any day", "DIY tolerated"],
    lacks: ["knots", "fine knots", "knots removed"],
  },
  ON_A_DAY: {
    has: ["art posts on Tuesday", "clubs may post on Fridays"],
    lacks: ["art on walls", "Tuesday"],
  },
  NO_LEAVE: {
    has: ["own knots not welcome", "only regulars may post", "comments may be in Dutch"],
    lacks: ["own knots fine", "free files may come any day"],
  },
  MARKED: {
    has: [" under its flair", " with the [F] label"],
    lacks: [" with context", " in full"],
  },
  LEAD: { has: ["own knots", "the finished art"], lacks: ["knots of your own", "ownership"] },
  TAIL: { has: ["art posts", "art post"], lacks: ["post art", "posters"] },
  ENDING: { has: ["knots", "berries"], lacks: ["knot", "yarn"] },
  DAY: { has: ["Feedback Friday", "on Sundays"], lacks: ["weekday", "holiday"] },
  TAKES_ALSO: {
    has: ["free tools fine", "[x] as [Tool]"],
    lacks: ["free tools", "promotion in the thread"],
  },
  OF_WEIGHT: { has: ["substantial projects", "notable work"], lacks: ["established2", "tools"] },
  "LOOKS what was named before noted": {
    has: ["an older one", "they"],
    lacks: ["tone", "one lamp"],
  },
  "LOOKS art noted": { has: ["fan art", "paintings"], lacks: ["art of war", "start"] },
  "LOOKS pictures noted": { has: ["tank photos", "clips"], lacks: ["photo contest", "pictured"] },
  "LOOKS builds noted": { has: ["gear builds", "DIY"], lacks: ["building", "models of yarn"] },
  "LOOKS tools noted": {
    has: ["free calculators", "training tools"],
    lacks: ["tool talk", "toolbox"],
  },
  "CONDITIONS free noted": { has: ["free mods", "Free"], lacks: ["freedom", "mods"] },
  "CONDITIONS older noted": { has: ["an older one", "established work"], lacks: ["folder", "old"] },
  "CONDITIONS open noted": {
    has: ["open source tools", "open work"],
    lacks: ["opening", "source"],
  },
  OF_PROGRAMS: { has: ["free tools", "Blog / Video Link"], lacks: ["models", "art"] },
  OF_OWN: { has: ["Blog / Video Link", "I Made This", "OC"], lacks: ["Question", "Video"] },
  TRADES_PROJECTS: { has: ["referral codes", "self-promotion"], lacks: ["codes", "tools"] },
};
