import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Descriptions of things. */
export const THING_EXAMPLES: Record<string, RowExamples> = {
  NEGATED: { has: ["no app needed", "ohne Abo"], lacks: ["an app", "no lamps"] },
  APP_FIRST: {
    has: ["Practice app for pupils", "A tool that hums"],
    lacks: ["Lamps by app", "An app"],
  },
  NO_GAME_AT_ALL: { has: ["a zine on hens", "game assets"], lacks: ["a game", "hens"] },
};

/** Texts that name places. */
export const PLACE_EXAMPLES: Record<string, RowExamples> = {
  NEW: { has: ["New Mexico", "in New London"], lacks: ["new lamps", "New lamps"] },
};

/** Letters that only one language writes. */
export const LETTER_EXAMPLES: Record<string, RowExamples> = {
  "LETTERS 0 1": { has: ["für", "Straße"], lacks: ["fur", "ñ"] },
  "LETTERS 1 1": { has: ["façade", "être"], lacks: ["facade", "ü"] },
  "LETTERS 2 1": { has: ["niño", "¿qué?"], lacks: ["nino", "ã"] },
  "LETTERS 3 1": { has: ["pão", "põe"], lacks: ["pao", "ñ"] },
  "LETTERS 4 1": { has: ["così", "l'oro"], lacks: ["cosi", "ü"] },
  "LETTERS 5 1": { has: ["ijs", "moeilijk"], lacks: ["bi ons", "heet"] },
  "LETTERS 6 1": { has: ["łódź", "żaba"], lacks: ["lodz", "ü"] },
};
