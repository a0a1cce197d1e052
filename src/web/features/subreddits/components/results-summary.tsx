import type { SubredditSort } from "#contract/subreddit.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { Select } from "#web/components/ui/select.tsx";
import type { SubredditListState } from "../api/use-subreddit-lists.ts";

const SORTS: { value: SubredditSort; label: string }[] = [
  { value: "relevance", label: "Best match" },
  { value: "members", label: "Most members" },
  { value: "growth", label: "Fastest growing" },
  { value: "name", label: "Name" },
];

type ResultsSummaryProps = {
  list: SubredditListState;
  sort: SubredditSort;
  onSort: (sort: SubredditSort) => void;
};

export function ResultsSummary({ list, sort, onSort }: ResultsSummaryProps) {
  const first = list.data?.pages[0];
  return (
    <div className="mb-4 flex items-end justify-between gap-4">
      <output className="min-w-0 pb-2 text-base text-soft">
        {first && !list.isPlaceholderData && (
          <>
            <span className="block text-md text-ink">
              <span className="font-mono">{formatCount(first.total)}</span>
              {first.total === 1 ? " community" : " communities"}
            </span>
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
        options={SORTS}
        value={sort}
        onChange={(choice) => onSort(SORTS.find(({ value }) => value === choice)?.value ?? sort)}
        className="w-40 shrink-0"
      />
    </div>
  );
}
