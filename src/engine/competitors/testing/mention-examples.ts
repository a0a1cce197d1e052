import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Titles and hosts. */
export const MENTION_EXAMPLES: Record<string, RowExamples> = {
  LAUNCHES: {
    has: ["We launched Ledgerly", "Open-sourced today"],
    lacks: ["Ledgerly is slow", "Lunch"],
  },
  SHARED_HOSTS: {
    has: ["github.com", "ledgerly.github.io"],
    lacks: ["ledgerly.com", "mygithub.com"],
  },
  SHORT_HOST: { has: ["redd.it", "i.redd.it"], lacks: ["reddit.com", "credd.it"] },
};
