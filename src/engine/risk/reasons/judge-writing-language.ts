import type { RiskReason } from "../ban-risk.ts";
import { ruleBasis, type Situation } from "../situation.ts";

/** Small words that make up a fifth of any English text, and hardly occur in others. */
const ENGLISH = /\b(?:the|and|of|to|that|with|for|you|this|my|it|was|have|are|but|is|how|what)\b/gi;
const MIN_WORDS = 12;
const MIN_SHARE = 0.06;

/** Whether a draft for an English-speaking community is in English. */
export function judgeWritingLanguage(situation: Situation): RiskReason[] {
  const basis = ruleBasis(situation, "english-only");
  if (!basis) return [];
  const { title, content } = situation.draft;
  const text = `${title} ${content}`;
  if (!isForeign(text)) return [];
  return [
    {
      id: "english-only",
      points: 55,
      text: `The draft does not seem to be in English, and ${situation.rulebook.fullName} takes English only.`,
      basis,
      places: [],
      fix: null,
    },
  ];
}

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 8 && latin < letters / 2) return true;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  if (words < MIN_WORDS) return false;
  return (text.match(ENGLISH)?.length ?? 0) < words * MIN_SHARE;
}
