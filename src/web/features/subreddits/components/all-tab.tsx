import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { useAllSubreddits } from "../api/use-subreddit-lists.ts";
import { NO_FILTERS } from "../browser-address.ts";
import { isRangeReversed } from "../list-query.ts";
import type { BrowserNavigation } from "../use-browser-address.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultsSummary } from "./results-summary.tsx";
import { SubredditList } from "./subreddit-list.tsx";

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

  const noResults = <NoResults filters={filters} onClear={() => changeFilters(NO_FILTERS)} />;
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <FilterPanel filters={filters} onChange={changeFilters} />
      <section ref={results} aria-label="Results" className="min-w-0 scroll-mt-6">
        <ResultsSummary
          list={isReversed ? null : list}
          isSearch={filters.q.trim() !== ""}
          sort={sort}
          onSort={(next) => replace({ sort: next })}
        />
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
