import type { Project } from "#contract/project.ts";
import { sumUpTimings } from "#engine/timing/sum-up-timings.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useUtcOffset } from "#web/lib/hooks/use-utc-offset.ts";
import {
  drawnOf,
  viewDays,
  viewHours,
  describeGrowth,
  markGrowth,
} from "#web/features/projects/activity/activity-series.ts";
import { useDailyActivity } from "#web/features/projects/api/use-daily-activity.ts";
import { SubredditActivity } from "./subreddit-activity.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DAYS_NOTE, TOO_FEW_TO_TELL } from "#engine/timing/describe-timing.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { formatCount } from "#engine/text/format.ts";
import { projectPage } from "#web/lib/project-pages.ts";
import { SourceMark } from "#web/components/ui/popover.tsx";
import { findBestDay, findBestTime, type BestSlot } from "#engine/timing/find-best-slot.ts";

/** The chart of a project's communities, and what it comes to. */
export function ProjectActivity({ project }: { project: Project }) {
  const { recommendations } = project;
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const hours = viewHours(recommendations, offset);
  const { daily, ...loading } = useDailyActivity(recommendations);
  const days = viewDays(recommendations, daily, offset);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
      <SubredditActivity
        hours={hours}
        days={{ ...days, ...loading }}
        timezone={timezone}
        posts={project.generatedPosts}
      />
      <StatCards
        bestDay={loading.isLoading ? null : findBestDay(drawnOf(days))}
        unread={loading}
        bestTime={findBestTime(drawnOf(hours))}
        timeNote={sumUpTimings(recommendations.map(({ subreddit }) => subreddit))}
        timezone={timezone}
        subreddits={recommendations.length}
        weeklyGrowth={project.weeklyGrowth}
        communitiesPage={projectPage(project.id, "communities")}
      />
    </div>
  );
}

type StatCardsProps = {
  /** null while the days are on their way. */
  bestDay: BestSlot | null;
  /** Communities whose days could not be loaded. */
  unread: Pick<ReturnType<typeof useDailyActivity>, "failed" | "retry" | "isRetrying">;
  bestTime: BestSlot;
  /** How far that is more than activity. */
  timeNote: string;
  timezone: string;
  subreddits: number;
  weeklyGrowth: Project["weeklyGrowth"];
  communitiesPage: string;
};

/** Who began with a community or two is shown where there are more. */
const FEW_COMMUNITIES = 3;

export function StatCards(props: StatCardsProps) {
  const { bestDay, unread, bestTime, timeNote, timezone, subreddits, weeklyGrowth } = props;
  const { communitiesPage } = props;
  const zone = nameZone(timezone);
  return (
    <dl className="grid gap-3 sm:grid-cols-3 xl:h-full xl:grid-cols-1">
      <Stat
        label="Best Day to Post"
        note={
          unread.failed.length > 0 ? (
            <DaysMissing unread={unread} />
          ) : (
            bestDay && <Basis slot={bestDay} unit="day" zone={zone} note={DAY_NOTE} />
          )
        }
      >
        {bestDay ? <SlotWithZone slot={bestDay} zone={zone} /> : <Skeleton className="h-8 w-32" />}
      </Stat>
      <Stat
        label="Best Time to Post"
        note={<Basis slot={bestTime} unit="hour" zone={zone} note={timeNote} />}
      >
        <SlotWithZone slot={bestTime} zone={zone} />
      </Stat>
      <Stat
        label="Total Subreddits"
        note={
          <span className="flex flex-wrap items-center gap-x-3">
            Active communities
            <SourceMark mark={markGrowth(weeklyGrowth)}>
              <p>{describeGrowth(weeklyGrowth, subreddits)}</p>
            </SourceMark>
          </span>
        }
      >
        {formatCount(subreddits)}{" "}
        {subreddits < FEW_COMMUNITIES && (
          <Link
            to={communitiesPage}
            className="ml-2 font-sans text-sm font-normal text-accent underline underline-offset-2"
          >
            Find more
          </Link>
        )}
      </Stat>
    </dl>
  );
}

/** Without all of them the day that is named may be another, or a mere guess. */
function DaysMissing({ unread: { retry, isRetrying } }: Pick<StatCardsProps, "unread">) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      We couldn't load some days.
      <Button tone="ghost" size="sm" className="-mx-3" onClick={retry} isBusy={isRetrying}>
        Try again
      </Button>
    </span>
  );
}

/** By whose clock it is. */
function SlotWithZone({ slot: { text, basis }, zone }: { slot: BestSlot; zone: string }) {
  return (
    <>
      {text} {basis && <span className="font-sans text-sm font-normal text-muted">{zone}</span>}
    </>
  );
}

function Stat({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface px-5 py-3 xl:justify-center xl:py-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-xl font-medium">{children}</dd>
      <dd className="min-h-6 text-sm text-soft">{note}</dd>
    </div>
  );
}

const DAY_NOTE = `We don't know which days do best. ${DAYS_NOTE}`;

type BasisProps = { slot: BestSlot; unit: "day" | "hour"; zone: string; note: string };

/** The peak is when most is posted; whether that is when a post does best, the counts do not say. */
function Basis({ slot: { basis }, unit, zone, note }: BasisProps) {
  if (!basis) return "No posts counted yet: a default, not a finding.";
  const posts = basis.posts === 1 ? "1 post" : `${formatCount(basis.posts)} posts`;
  const isTooFew = basis.isChance && !basis.isEven;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {isTooFew ? TOO_FEW_TO_TELL : basis.isEven ? `Any ${unit} is fine` : `Busiest ${unit}`}
      <SourceMark mark={`n=${formatCount(basis.posts)}`}>
        <p>
          {isTooFew
            ? `Peak of ${posts}, maybe by chance (${zone}).`
            : `Peak of ${posts} counted, ${zone}. ${note}`}
        </p>
      </SourceMark>
    </span>
  );
}
