import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Details of noted stances, and drafts. */
export const STANCE_EXAMPLES: Record<string, RowExamples> = {
  WALLED: {
    has: ["You need to create an account", "log in first"],
    lacks: ["On my account", "blogin"],
  },
  WANTS_OPEN: {
    has: ["tools without login", "without login only"],
    lacks: ["without logins", "login"],
  },
  OF_LANGUAGES: { has: ["Learn German", "translations"], lacks: ["knitting", "lamps"] },
  NAMES_SOURCE: {
    has: ["Source: my oven", "[OC] Bread", "Self-drafted", "Pattern by Ida"],
    lacks: ["Ocean", "resource", "a floral pattern"],
  },
  TALK_FLAIR: { has: ["General Question", "Discussion"], lacks: ["Release", "Tool"] },
};
