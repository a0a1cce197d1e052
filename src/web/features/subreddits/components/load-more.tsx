import { useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { useNearViewport } from "#web/lib/use-near-viewport.ts";
import type { SubredditListState } from "../api/use-subreddit-lists.ts";

/** Loads the next page as its end comes near; the button is for whoever gets there first. */
export function LoadMore({ list }: { list: SubredditListState }) {
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
