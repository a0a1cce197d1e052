import { type ReactNode, useRef, useState, useEffect } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import type { SubredditListState } from "#web/features/subreddits/api/use-subreddit-lists.ts";
import { useNearViewport } from "#web/lib/hooks/use-near-viewport.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { formatCount } from "#engine/text/format.ts";
import { Link, type LinkProps } from "react-router";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { Star } from "lucide-react";
import { PostingHours } from "./posting-hours.tsx";

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
        title="We couldn't load the communities"
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
          <div key={place} className="rounded-card border border-line bg-surface p-4 @xl:p-5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-56" />
            <div className="mt-3 flex gap-2">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-6 w-36" />
            </div>
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
            <Skeleton className="mt-6 h-4 w-full @max-xl:hidden" />
            <Skeleton className="mt-2 h-4 w-48 @max-xl:hidden" />
            <Skeleton className="mt-4 h-8 w-full" />
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
          We couldn't load more.
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
const gridClass = "grid gap-3 @xl:gap-4 @xl:grid-cols-2 @6xl:grid-cols-3";

type SubredditCardProps = {
  subreddit: Subreddit;
  detailLink: LinkProps;
  onToggleFavorite: (button: HTMLElement) => void;
  /** Beside View. */
  action?: ReactNode;
};

/**
 * A click anywhere opens it: the link of its name is stretched over the card. The keyboard meets
 * View instead, so that there is one stop for one thing.
 */
export function SubredditCard({
  subreddit,
  detailLink,
  onToggleFavorite,
  action,
}: SubredditCardProps) {
  const { fullName } = subreddit;
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge @xl:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-mono text-md font-medium tracking-normal break-all">
            <Link {...detailLink} tabIndex={-1} className="after:absolute after:inset-0">
              {fullName}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            <MemberCount of={subreddit} />
          </p>
        </div>
        <div className="relative z-1 -mt-2 -mr-2">
          <StarButton subreddit={subreddit} onToggle={onToggleFavorite} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 @xl:mt-3">
        <RiskBadge level={subreddit.riskLevel} stance={subreddit.policy.stance} />
        <Badge>{subreddit.category}</Badge>
        <CardMatch subreddit={subreddit} />
      </div>
      {/* Its source is in the detail: on every card of the list it would be the same few words. */}
      <PolicyMark allowed={subreddit} hasSource={false} className="mt-2 @xl:mt-3" />
      {subreddit.description && (
        <p className="mt-2 line-clamp-2 text-base text-soft @xl:line-clamp-3">
          {subreddit.description}
        </p>
      )}
      <div className="mt-auto pt-2 @xl:pt-4">
        <PostingHours subreddit={subreddit} isBrief />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @xl:mt-4 @xl:border-t @xl:border-line @xl:pt-3">
        <p className="flex min-w-24 flex-1 items-center text-sm text-soft @xl:min-h-8 @xl:min-w-40">
          {subreddit.postingFrequency}
        </p>
        <div className="ml-auto flex gap-2">
          {action && <div className="relative z-1 flex gap-2">{action}</div>}
          <Link
            {...detailLink}
            aria-label={`View ${fullName}`}
            className={buttonClass({ tone: "secondary", size: "sm", className: "relative z-1" })}
          >
            View
          </Link>
        </div>
      </div>
    </article>
  );
}

type CardMatchProps = { subreddit: Pick<Subreddit, "relevanceScore" | "bestMatch"> };

/** A low match is told as well: only without a project there is none. */
export function CardMatch({ subreddit: { relevanceScore, bestMatch } }: CardMatchProps) {
  if (relevanceScore === null) return null;
  return (
    <span className="max-w-full truncate text-sm text-soft">
      <span className="font-mono text-ink">{Math.round(relevanceScore * 100)}%</span> match
      {bestMatch && ` for ${bestMatch.projectName}`}
    </span>
  );
}

type StarButtonProps = { subreddit: Subreddit; onToggle: (button: HTMLElement) => void };

function StarButton({ subreddit, onToggle }: StarButtonProps) {
  return (
    <IconButton
      // The name stays the same: whether it is on is what `aria-pressed` says.
      label={`Favorite ${subreddit.fullName}`}
      aria-pressed={subreddit.isFavorite}
      title={subreddit.isFavorite ? "Remove from favorites" : "Add to favorites"}
      onClick={(event) => onToggle(event.currentTarget)}
      className="aria-pressed:text-accent"
    >
      <Star size={18} className={classNames(subreddit.isFavorite && "fill-current")} />
    </IconButton>
  );
}
