import type { RiskReason } from "../ban-risk.ts";
import { ruleBasis, type Situation } from "../situation.ts";

/** Small words that make up a fifth of any English text, and hardly occur in others. */
const ENGLISH = /\b(?:the|and|of|to|that|with|for|you|this|my|it|was|have|are|but|is|how|what)\b/gi;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;
/** The opening tells the language; the rest would only cost time. */
const SAMPLE_LENGTH = 2000;
const MIN_WORDS = 12;
const MIN_SHARE = 0.06;

/** Whether a draft for an English-speaking community is in English. */
export function judgeWritingLanguage(situation: Situation): RiskReason[] {
  const basis = ruleBasis(situation, "english-only");
  if (!basis) return [];
  const { title, content } = situation.draft;
  const text = `${title} ${content}`.slice(0, SAMPLE_LENGTH);
  if (!isForeign(text)) return [];
  return [
    {
      id: "english-only",
      points: 55,
      text: `The draft does not seem to be in English, and ${situation.policy.fullName} takes English only.`,
      basis,
      places: [],
      fix: null,
    },
  ];
}

function isForeign(text: string): boolean {
  const words = text.split(/\s+/).length;
  const foreignLetters = text.match(NOT_LATIN)?.length ?? 0;
  if (foreignLetters >= 8 && foreignLetters > text.length / 3) return true;
  if (words < MIN_WORDS) return false;
  return (text.match(ENGLISH)?.length ?? 0) < words * MIN_SHARE;
}
