import type { DraftPlace, Draft } from "#engine/drafts/draft.ts";

type QuotedWordsProps = {
  quotes: readonly Quote[];
  more: number;
  onShow: ((place: DraftPlace) => void) | undefined;
};

const quoteClass =
  "max-w-full rounded-mark border-b border-edge bg-sunken px-1 text-left font-mono text-xs leading-5 wrap-anywhere text-soft";

/** The words of the draft, exactly; choosing them goes to where they stand. */
export function QuotedWords({ quotes, more, onShow }: QuotedWordsProps) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5">
      {quotes.map(({ words, place }) =>
        onShow ? (
          <button
            key={words}
            type="button"
            aria-label={`Show in the draft: ${words}`}
            onClick={() => onShow(place)}
            className={`${quoteClass} cursor-pointer hover:border-accent hover:text-accent`}
          >
            <bdi>{words}</bdi>
          </button>
        ) : (
          <q key={words} className={quoteClass}>
            <bdi>{words}</bdi>
          </q>
        ),
      )}
      {more > 0 && <span className="text-xs text-muted">and {more} more</span>}
    </p>
  );
}

const MAX_QUOTES = 4;
const MAX_QUOTE_LENGTH = 70;

type Quote = { words: string; place: DraftPlace };

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
