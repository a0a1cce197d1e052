import type { SubredditSort } from "#contract/subreddit.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { Select } from "#web/components/ui/select.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { DEFAULT_SORT } from "../browser-address.ts";
import type { SubredditListState } from "../api/use-subreddit-lists.ts";

const SORTS: { value: SubredditSort; label: string }[] = [
  { value: "relevance", label: "Best match" },
  { value: "members", label: "Most members" },
  { value: "growth", label: "Top growth" },
  { value: "name", label: "Name, A to Z" },
];

type ResultsSummaryProps = {
  /** null when the filters can't be met and nothing was asked. */
  list: SubredditListState | null;
  /** Without a search there is nothing to match: the largest come first. */
  isSearch: boolean;
  sort: SubredditSort;
  onSort: (sort: SubredditSort) => void;
};

export function ResultsSummary({ list, isSearch, sort, onSort }: ResultsSummaryProps) {
  const first = list?.data?.pages[0];
  const sorts = isSearch ? SORTS : SORTS.filter(({ value }) => value !== DEFAULT_SORT);
  return (
    <div className="mb-4 flex items-end justify-between gap-4">
      <output
        className={classNames(
          "min-w-0 pb-2 text-base text-soft transition-opacity",
          list?.isPlaceholderData && "opacity-60",
        )}
      >
        {first && (
          <>
            <span className="block text-md text-ink">
              <span className="font-mono">{formatCount(first.total)}</span>
              {first.total === 1 ? " community" : " communities"}
            </span>
            {!first.matchesAllWords && (
              <span className="block">None has all of these words. These have some.</span>
            )}
            {first.correctedQuery && (
              <span className="block">
                Showing results for <strong className="text-ink">{first.correctedQuery}</strong> as
                well
              </span>
            )}
          </>
        )}
      </output>
      <Select
        label="Sort"
        options={sorts}
        value={!isSearch && sort === DEFAULT_SORT ? "members" : sort}
        onChange={(choice) => onSort(SORTS.find(({ value }) => value === choice)?.value ?? sort)}
        className="w-44 shrink-0"
      />
    </div>
  );
}
