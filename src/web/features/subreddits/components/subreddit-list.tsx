import { type ReactNode, useRef, useState, useEffect } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import type { SubredditListState } from "#web/features/subreddits/api/use-subreddit-lists.ts";
import { useNearViewport } from "#web/lib/hooks/use-near-viewport.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { formatCount } from "#engine/text/format.ts";

type SubredditListProps = {
  list: SubredditListState;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
  renderCard: (subreddit: Subreddit) => ReactNode;
};

/** The states of a list, and its pages; the same on all tabs. */
export function SubredditList({ list, empty, renderCard }: SubredditListProps) {
  if (list.isPending) return <CardSkeletons />;
  if (list.isError && !list.data) {
    return (
      <ErrorNotice
        title="The communities could not be loaded"
        text={errorMessage(list.error, { service: "The catalogue" }, !navigator.onLine)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const pages = (list.data?.pages ?? [])
    .map(({ items }, index) => ({ items, cursor: String(list.data?.pageParams[index] ?? "first") }))
    .filter(({ items }) => items.length > 0);
  // What the old search did not find says nothing about the new one.
  if (pages.length === 0) return list.isPlaceholderData ? <CardSkeletons /> : empty;
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={classNames(
        "@container transition-opacity",
        list.isPlaceholderData && "opacity-60",
      )}
    >
      {pages.map(({ items, cursor }, index) => (
        <WindowedPage key={cursor}>
          <ul
            aria-label={`Communities, page ${formatCount(index + 1)}`}
            className={classNames(gridClass, index > 0 && "pt-4")}
          >
            {items.map((subreddit) => (
              <li key={subreddit.id} className="min-w-0">
                {renderCard(subreddit)}
              </li>
            ))}
          </ul>
        </WindowedPage>
      ))}
      {list.hasNextPage && <LoadMore list={list} />}
    </div>
  );
}

/** A page of a long list that is only there while it is near the screen; else a gap of its height. */
function WindowedPage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [gapPx, setGapPx] = useState<number | null>(null);

  useNearViewport(box, ({ isIntersecting, boundingClientRect, target }) => {
    if (isIntersecting) setGapPx(null);
    // Whoever stands in it with the keyboard must not lose their place.
    else if (!target.contains(document.activeElement)) setGapPx(boundingClientRect.height);
  });

  return (
    <div ref={box} style={gapPx === null ? undefined : { height: gapPx }}>
      {gapPx === null && children}
    </div>
  );
}

const PLACES = ["a", "b", "c", "d", "e", "f"];

function CardSkeletons() {
  return (
    <SkeletonGroup label="Loading communities" className="@container">
      <div className={gridClass}>
        {PLACES.map((place) => (
          <div key={place} className="rounded-card border border-line bg-surface p-5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-56" />
            <div className="mt-4 flex gap-2">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-6 w-36" />
            </div>
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
            <Skeleton className="mt-6 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-48" />
            <Skeleton className="mt-6 h-8 w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Loads the next page as its end comes near; the button is for whoever gets there first. */
function LoadMore({ list }: { list: SubredditListState }) {
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { fetchNextPage, isFetching, isFetchNextPageError: hasFailed } = list;

  useNearViewport(end, ({ isIntersecting }) => setIsNear(isIntersecting));
  useEffect(() => {
    // After a failure it waits to be asked, instead of asking a server in trouble again and again.
    if (isNear && !isFetching && !hasFailed) void fetchNextPage();
  }, [isNear, isFetching, hasFailed, fetchNextPage]);

  return (
    <div ref={end} className="flex flex-col items-center gap-3 pt-8">
      {hasFailed && !isFetching && (
        <p role="alert" className="text-base text-soft">
          Could not load more.
        </p>
      )}
      <Button
        tone="secondary"
        isBusy={list.isFetchingNextPage}
        onClick={() => {
          if (!isFetching) void fetchNextPage();
        }}
      >
        {hasFailed ? "Try again" : "Load more"}
      </Button>
    </div>
  );
}

/** Where cards stand, by the room there is; a page of 24 fills its rows in each of these. */
const gridClass = "grid gap-4 @xl:grid-cols-2 @6xl:grid-cols-3";
