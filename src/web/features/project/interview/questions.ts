import type { FounderFacts } from "#contract/post.ts";

export type FactName = keyof FounderFacts;

export type Question = { name: FactName; label: string; hint: string; example: string };

/** What only the founder can say; the examples are ours, of a project that does not exist. */
export const QUESTIONS: readonly Question[] = [
  {
    name: "whyBuilt",
    label: "Why did you build it?",
    hint: "The moment that made you start, in one or two sentences.",
    example:
      "I kept our climbing gym's bookings in a spreadsheet, and one Saturday we let in twenty people too many.",
  },
  {
    name: "firstUser",
    label: "Who used it first?",
    hint: "Who they are and what they did with it. No names needed.",
    example: "A gym owner two streets away. She moved her evening courses over the same week.",
  },
  {
    name: "oneNumber",
    label: "One number you are proud of, or not",
    hint: "A true one, with what it counts and since when. Small is fine.",
    example: "Eleven gyms pay for it after seven months. I had hoped for thirty.",
  },
  {
    name: "wentWrong",
    label: "One thing that went wrong",
    hint: "Readers trust a mistake more than a success.",
    example:
      "I spent two months on a mobile app that three people opened. Everyone books at the desk.",
  },
  {
    name: "wantFromReaders",
    label: "What do you want from readers?",
    hint: "One question or request that somebody can answer in a comment.",
    example: "Tell me what would stop you from moving your bookings in the middle of a season.",
  },
];

/** As the contract has it; it is not imported, because its schemas would come along. */
export const MAX_FACT_LENGTH = 1000;

export function countAnswered(facts: FounderFacts): number {
  return QUESTIONS.filter(({ name }) => facts[name] !== null).length;
}
