import {
  CARING_KEYWORDS,
  STRONG_IN_NAME,
  STRONG_KEYWORDS,
  STRONG_PARTS,
  WEAK_KEYWORDS,
  WEAK_PARTS,
} from "./adult-words.ts";
import type { SourceSubreddit } from "./read-source.ts";
import { splitModelName } from "#engine/matching/score-subreddits.ts";

export type WordEvidence = { strong: number; weak: number; caring: number };

/** How many different words of each kind a community uses, in its name and its keywords. */
export function weighAdultWords({ name, keywords }: SourceSubreddit): WordEvidence {
  const parts = splitModelName(name);
  return {
    strong:
      STRONG_IN_NAME.filter((pattern) => pattern.test(name.toLowerCase())).length +
      countShared(parts, STRONG_PARTS, keywords, STRONG_KEYWORDS),
    weak: countShared(parts, WEAK_PARTS, keywords, WEAK_KEYWORDS),
    caring: countShared(parts, CARING_KEYWORDS, keywords, CARING_KEYWORDS),
  };
}

function countShared(
  parts: string[],
  telling: Set<string>,
  keywords: string[],
  tellingKeywords: Set<string>,
): number {
  return new Set([
    ...parts.filter((part) => telling.has(part)),
    ...keywords.filter((word) => tellingKeywords.has(word)),
  ]).size;
}
