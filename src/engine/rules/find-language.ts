import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { DraftReading } from "#engine/drafts/read-draft.ts";

/** Small words that make up a fifth of any English text, and hardly occur in others. */
const ENGLISH = /\b(?:the|and|of|to|that|with|for|you|this|my|it|was|have|are|but|is|how|what)\b/gi;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;
/** The opening tells the language; the rest would only cost time. */
const SAMPLE_LENGTH = 2000;
const MIN_WORDS = 12;
const MIN_SHARE = 0.06;

/** The whole of a draft that is not in English. */
export function findForeignLanguage({ draft: { title, content } }: DraftReading): DraftPlace[] {
  if (!isForeign(`${title} ${content}`.slice(0, SAMPLE_LENGTH))) return [];
  return content
    ? [{ field: "content", start: 0, end: content.length }]
    : [{ field: "title", start: 0, end: title.length }];
}

function isForeign(text: string): boolean {
  const words = text.split(/\s+/).length;
  const foreignLetters = text.match(NOT_LATIN)?.length ?? 0;
  if (foreignLetters >= 8 && foreignLetters > text.length / 3) return true;
  if (words < MIN_WORDS) return false;
  return (text.match(ENGLISH)?.length ?? 0) < words * MIN_SHARE;
}
