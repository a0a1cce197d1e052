import { anyOf, type RuleRow } from "./rule-row.ts";
import { wordDay } from "./rule-value.ts";

const UNSTATED_DAY = "on a set day; which one is not stated";

/** What communities say about promotion; judged with their stance as a whole. */
export const PROMOTION_ROWS = {
  "no-self-promotion": {
    shortName: "self-promotion",
    word: "No self-promotion: posts that advertise your own work are not allowed.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 65,
    removal: /\b(?:self[- ]?)?promo\w*|\badvert\w*|\bmarketing\b|\bsolicit\w*/i,
  },
  "promotion-limited": {
    shortName: "too much promotion",
    word: (value) =>
      typeof value === "number"
        ? `Promotion only within limits: at most ${value}% of what you post.`
        : "Promotion only within limits; read how often and in what form.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 25,
    removal: /\b(?:9:1|10 ?%|ratio|too (?:much|often))\b/i,
  },
  "promotion-in-thread-only": {
    shortName: "promotion outside its thread",
    word: "Promotion only in the thread that is meant for it.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 60,
    removal:
      /\bpromo\w*\b.*\bthread\b|\bthread\b.*\bpromo\w*\b|\b(?:mega|weekly|monthly) ?thread\b/i,
  },
  "promotion-on-day": {
    shortName: "promotion on other days",
    word: (value) => `Promotion only ${wordDay(value) ?? UNSTATED_DAY}.`,
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 58,
    removal: /\bpromo\w*\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "showcase-on-day": {
    shortName: "own work on other days",
    word: (value) => `Show your own work only ${wordDay(value) ?? UNSTATED_DAY}.`,
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 58,
    removal: /\bshowcase\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "ask-moderators-first": {
    shortName: "posts without approval",
    word: "Ask the moderators first: some kinds of posts need their approval.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 27,
    removal:
      /\bmod(?:erator)? approval\b|\bask the mod\w*|\bwithout (?:prior )?(?:approval|permission)\b/i,
  },
  "no-apps-or-sites": {
    shortName: "own apps and sites",
    word: "No posts that present your own app or site.",
    reading: {
      as: "ban",
      about: anyOf(
        /\bno\b[^.]{0,20}\b(your |own |personal )*(apps?|websites?|web apps?|software|startups?)( (posts?|promotion|links|announcements|showcases?))?$/,
        /\b(posting|sharing|linking|presenting|submitting)\b[^.]{0,20}\byour (own )?(apps?|website|site|startup|product)\b/,
      ),
    },
    detection: { by: "stance" },
    gravity: 60,
    removal: /\b(?:apps?|sites?|products?)\b.{0,20}\bnot allowed\b/i,
  },
} satisfies Record<string, RuleRow>;
