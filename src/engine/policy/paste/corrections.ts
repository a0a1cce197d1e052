import type { Choice } from "./choices.ts";
import type { PastedStance } from "./read-stance.ts";

/** What the user put right; null leaves it as it was read. */
export type Corrections = {
  stance: PastedStance | null;
  requiresFlair: boolean | null;
  minKarma: number | null;
  minAccountAgeDays: number | null;
  tags: string[] | null;
  phrase: string | null;
  bannedWords: string[] | null;
  /** Keys of sentences that were read wrongly: they are left for the user to read. */
  dismissed: string[];
  /** How sentences are meant that can be read in two ways, by their keys; what was saved before has none. */
  choices?: Record<string, Choice> | undefined;
};

export const NO_CORRECTIONS: Corrections = {
  stance: null,
  requiresFlair: null,
  minKarma: null,
  minAccountAgeDays: null,
  tags: null,
  phrase: null,
  bannedWords: null,
  dismissed: [],
  choices: {},
};

export function isCorrected(corrections: Corrections): boolean {
  return JSON.stringify({ ...NO_CORRECTIONS, ...corrections }) !== JSON.stringify(NO_CORRECTIONS);
}

/** What a correction takes. */
export const CORRECTION = { mostNames: 50, longestName: 80, longestDetail: 200 };
