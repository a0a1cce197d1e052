import type { ReactNode } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatCount } from "#engine/text/format-count.ts";
import type { SubredditListState } from "../api/use-subreddit-lists.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import { gridClass } from "./grid-class.ts";
import { LoadMore } from "./load-more.tsx";
import { WindowedPage } from "./windowed-page.tsx";

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
        title="The subreddits could not be loaded"
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
            aria-label={`Subreddits, page ${formatCount(index + 1)}`}
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
