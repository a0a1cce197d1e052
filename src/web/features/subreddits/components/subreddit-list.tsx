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
import { markBasis } from "#engine/timing/describe-basis.ts";
import { labelTiming, nameHours, TOO_FEW_TO_TELL } from "#engine/timing/describe-timing.ts";
import { HourStrip } from "#web/components/subreddits/hour-strip.tsx";
import { formatTime } from "#web/lib/format-time.ts";
import { useUtcOffset } from "#web/lib/hooks/use-utc-offset.ts";
import { toLocalHours, toLocalTimes } from "../local-activity.ts";

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

type SubredditCardProps = {
  subreddit: Subreddit;
  detailLink: LinkProps;
  onToggleFavorite: (button: HTMLElement) => void;
  /** Stands beside View. */
  action?: ReactNode;
};

/** Below it a figure says nothing. */
const FAINTEST_MATCH = 0.1;

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
  const { fullName, relevanceScore } = subreddit;
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-colors hover:border-edge">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-mono text-md font-medium tracking-normal break-all">
            <Link {...detailLink} tabIndex={-1} className="after:absolute after:inset-0">
              {fullName}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            <MemberCount members={subreddit.members} asOf={subreddit.membersAsOf} />
          </p>
        </div>
        <div className="relative z-1 -mt-2 -mr-2">
          <StarButton subreddit={subreddit} onToggle={onToggleFavorite} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <RiskBadge level={subreddit.riskLevel} stance={subreddit.policy.stance} />
        <Badge>{subreddit.category}</Badge>
        {relevanceScore !== null && relevanceScore >= FAINTEST_MATCH && (
          <span className="text-sm text-soft">
            <span className="font-mono text-ink">{Math.round(relevanceScore * 100)}%</span> match
          </span>
        )}
      </div>
      <PolicyMark allowed={subreddit} className="mt-3" />
      {subreddit.description && (
        <p className="mt-2 line-clamp-3 text-base text-soft">{subreddit.description}</p>
      )}
      <div className="mt-auto pt-4">
        <PostingHours subreddit={subreddit} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p className="flex min-h-8 min-w-40 flex-1 items-center text-sm text-soft">
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

const HOURS_SHOWN = 2;

/** The day in one line, its hours in words, and what both rest on. */
export function PostingHours({ subreddit }: { subreddit: Subreddit }) {
  const offset = useUtcOffset();
  const { activityBasis: basis, timing } = subreddit;
  const hours = toLocalHours(subreddit.activityByHour, offset);
  const shown = toLocalTimes(subreddit.bestPostingHours.slice(0, HOURS_SHOWN), offset);
  if (hours.length === 0) return <p className="text-sm text-muted">Hours not known</p>;
  // A strip that tells nothing would look like one that does.
  if (timing.kind === "unclear") {
    return (
      <p className="text-sm text-muted">
        {TOO_FEW_TO_TELL}
        {basis && <span className="font-mono text-xs"> · {markBasis(basis)}</span>}
      </p>
    );
  }
  return (
    <div>
      <p className="text-sm text-muted">
        {shown.length > 0 ? (
          <>
            {nameHours(timing)}{" "}
            <span className="font-mono text-ink">
              {shown.map((time) => formatTime(time)).join(", ")}
            </span>{" "}
            <span className="text-xs">{labelTiming(timing)}</span>
          </>
        ) : (
          "No hour stands out"
        )}
      </p>
      <HourStrip hours={hours} bestTimes={shown} className="my-1" />
      {/* The detail that the card opens says the rest. */}
      {basis && <p className="font-mono text-xs text-muted">{markBasis(basis)}</p>}
    </div>
  );
}
