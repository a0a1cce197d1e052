import type { Meaning } from "#engine/policy/reading/meaning.ts";

/** A sentence that was pasted, and what it says. */
export type Statement = {
  /** Stays the same while other sentences change. */
  key: string;
  sentence: string;
  /** None where it was not understood. */
  meanings: Meaning[];
};
