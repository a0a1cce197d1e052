import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { Quote } from "./quote-places.ts";

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
