import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Subreddit, SubredditSort } from "#contract/subreddit.ts";
import {
  useAllSubreddits,
  type SubredditListState,
} from "#web/features/subreddits/api/use-subreddit-lists.ts";
import {
  NO_FILTERS,
  toSearchParts,
  type Filters,
  DEFAULT_SORT,
  countFilters,
  isRangeReversed,
} from "#web/features/subreddits/browser-address.ts";
import type { BrowserNavigation } from "#web/features/subreddits/use-browser-address.ts";
import { describeWayOut } from "#web/features/subreddits/describe-way-out.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { SubredditList } from "./subreddit-list.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { Bookmark } from "lucide-react";
import type { SearchParts } from "#web/components/subreddits/search-params.ts";
import { findUnknownName } from "#web/components/subreddits/find-unknown-name.ts";
import { UnknownActions, UnknownCommunity } from "#web/components/subreddits/unknown-community.tsx";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { Select } from "#web/components/ui/select.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { formatCount } from "#engine/text/format.ts";
import { TOASTS } from "#web/features/subreddits/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

type AllTabProps = {
  navigation: BrowserNavigation;
  renderCard: (subreddit: Subreddit) => ReactNode;
};

export function AllTab({ navigation, renderCard }: AllTabProps) {
  const { address, replace, changeFilters } = navigation;
  const { filters, sort } = address;
  const list = useAllSubreddits(filters, sort);
  const isReversed = isRangeReversed(filters);
  const results = useRef<HTMLElement>(null);
  useStartOfNewResults(results, JSON.stringify([filters, sort]));

  const open = ({ id }: Subreddit) => replace({ open: id });
  const unknown = findUnknownName(filters.q, {
    items: list.data?.pages.flatMap(({ items }) => items) ?? [],
    isSearching: isReversed || list.isPending || list.isPlaceholderData,
    hasFailed: list.isError,
  });
  // Other filters may hide what is known.
  const missing = countFilters({ ...filters, q: "" }) === 0 ? unknown : null;
  const clear = () => changeFilters(NO_FILTERS);
  const noResults = missing ? (
    <NotKnown name={missing} onAdd={open} onClear={clear} />
  ) : (
    <NoResults filters={filters} onClear={clear} />
  );
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <FilterPanel
        filters={filters}
        onChange={changeFilters}
        corner={
          <SavedSearches
            current={
              countFilters(filters) === 0 || isReversed ? null : toSearchParts(filters, sort)
            }
          />
        }
      />
      <section ref={results} aria-label="Results" className="min-w-0 scroll-mt-6">
        <ResultsSummary
          list={isReversed ? null : list}
          isSearch={filters.q.trim() !== ""}
          sort={sort}
          onSort={(next) => replace({ sort: next })}
        />
        {missing && list.data?.pages[0]?.total !== 0 && (
          <UnknownCommunity name={missing} onAdd={open} className="mb-4" />
        )}
        {isReversed ? (
          noResults
        ) : (
          <SubredditList list={list} empty={noResults} renderCard={renderCard} />
        )}
      </section>
    </div>
  );
}

/** Whoever filters from the middle of a list wants the top of the new one. */
function useStartOfNewResults(results: RefObject<HTMLElement | null>, asked: string): void {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  }, [results, asked]);
}

type NotKnownProps = {
  name: string;
  onAdd: (subreddit: Subreddit) => void;
  onClear: () => void;
};

function NotKnown({ name, onAdd, onClear }: NotKnownProps) {
  return (
    <Card className="sm:p-10">
      <EmptyState
        title={`We don't know r/${name}`}
        text="Paste its rules to check a draft against them."
        action={
          <div className="flex flex-wrap gap-2">
            <UnknownActions name={name} onAdd={onAdd} />
            <Button tone="ghost" size="sm" onClick={onClear}>
              Clear filters
            </Button>
          </div>
        }
      />
    </Card>
  );
}

type NoResultsProps = { filters: Filters; onClear: () => void };

function NoResults({ filters, onClear }: NoResultsProps) {
  const query = filters.q.trim();
  const hasOthers = countFilters({ ...filters, q: "" }) > 0;
  return (
    <Card className="sm:p-10">
      <EmptyState
        title={query ? `Nothing found for “${query}”` : "No community fits these filters"}
        text={describeWayOut(query, hasOthers)}
        action={
          <Button tone="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    </Card>
  );
}

type SavedSearchesProps = {
  /** The search on the screen, or null while it finds everything or nothing. */
  current: SearchParts | null;
};

/** Beside the word 'Search': what was saved, and a place to save what is on the screen. */
function SavedSearches({ current }: SavedSearchesProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLazyModule(() => import("./saved-searches-dialog.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      showNotLoaded(TOASTS.notOpened.searches);
    },
  });
  return (
    <>
      <Button
        tone="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="absolute -top-1.5 -right-2 px-2 text-soft"
      >
        <Bookmark size={14} />
        {current ? "Save this search" : "Saved searches"}
      </Button>
      {dialog && (
        <dialog.SavedSearchesDialog
          current={current}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const SORTS: { value: SubredditSort; label: string }[] = [
  { value: "relevance", label: "Best match" },
  { value: "members", label: "Most members" },
  { value: "growth", label: "Top growth" },
  { value: "name", label: "Name, A to Z" },
];

/** Without a search nothing matches words: the projects are what is matched, or what founders want. */
function nameWithoutSearch(sort: (typeof SORTS)[number]) {
  return sort.value === DEFAULT_SORT ? { ...sort, label: "For you" } : sort;
}

const BEGINS_WITH = {
  projects: "Best matches for your projects first.",
  founders: "Places where founders show their work first.",
};

type ResultsSummaryProps = {
  /** null when the filters can't be met and nothing was asked. */
  list: SubredditListState | null;
  isSearch: boolean;
  sort: SubredditSort;
  onSort: (sort: SubredditSort) => void;
};

function ResultsSummary({ list, isSearch, sort, onSort }: ResultsSummaryProps) {
  const first = list?.data?.pages[0];
  const sorts = isSearch ? SORTS : SORTS.map(nameWithoutSearch);
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
            {first.beginsWith && <span className="block">{BEGINS_WITH[first.beginsWith]}</span>}
            {!first.matchesAllWords && (
              <span className="block">These match some of the words.</span>
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
        value={sort}
        onChange={(choice) => onSort(SORTS.find(({ value }) => value === choice)?.value ?? sort)}
        className="w-44 shrink-0"
      />
    </div>
  );
}
