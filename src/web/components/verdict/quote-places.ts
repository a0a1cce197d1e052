import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";

const MAX_QUOTES = 4;
const MAX_QUOTE_LENGTH = 70;

export type Quote = { words: string; place: DraftPlace };

/** The words of a draft at these places, each once; `more` is how many are not quoted. */
export function quotePlaces(
  draft: Draft,
  places: readonly DraftPlace[],
): { quotes: Quote[]; more: number } {
  const byWords = new Map<string, Quote>();
  for (const place of places) {
    const words = cut((draft[place.field] ?? "").slice(place.start, place.end));
    if (words && !byWords.has(words.toLowerCase())) {
      byWords.set(words.toLowerCase(), { words, place });
    }
  }
  const quotes = [...byWords.values()];
  return { quotes: quotes.slice(0, MAX_QUOTES), more: Math.max(0, quotes.length - MAX_QUOTES) };
}

function cut(words: string): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : line;
}
