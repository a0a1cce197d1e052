import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ProjectStats } from "#contract/project.ts";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { WaitingDraft } from "#web/features/check/components/waiting-draft.tsx";
import {
  FirstProject,
  HowAPostGoesOut,
} from "#web/features/dashboard/components/first-project.tsx";
import { Answer, useTimelinePosts } from "#web/features/dashboard/components/answer.tsx";
import {
  AllPostsSkeleton,
  LazyAllPosts,
  useAllPostsPart,
} from "#web/features/dashboard/components/lazy-all-posts.tsx";
import { SummaryCards } from "#web/features/dashboard/components/summary-cards.tsx";
import {
  ArchivedToggle,
  NewProjectLink,
  YourProjects,
} from "#web/features/projects/components/card/your-projects.tsx";
import { CardDialogs } from "#web/features/projects/components/card/card-dialogs.tsx";
import { LoadingSpinner } from "#web/features/projects/components/loading-spinner.tsx";
import { useCardActions } from "#web/features/projects/use-card-actions.ts";
import { LazyToday, useTodayPart } from "#web/features/tasks/components/lazy-today.tsx";
import { TodaySkeleton } from "#web/features/tasks/components/today-skeleton.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { usePatience } from "#web/lib/hooks/time-hooks.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { useProjectStats } from "#web/features/projects/api/use-project.ts";

export const meta = () => pageTitle("Dashboard");

export default function Dashboard() {
  const [isShowingArchived, toggleArchived] = useArchivedToggle();
  const board = useBoard(isShowingArchived);
  const { stats, state, projects } = board;
  const { actions, dialog, closeDialog } = useCardActions(projects);
  const archivedToggle = <ArchivedToggle isShowing={isShowingArchived} onToggle={toggleArchived} />;

  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Manage your Reddit marketing campaigns and track your performance"
        action={
          state.is === "projects" && (
            // A phone has one, beside the projects.
            <div className="max-sm:hidden">
              <NewProjectLink />
            </div>
          )
        }
      />
      <WaitingDraft />
      {state.is === "loading" && <LoadingSpinner label="Loading your projects" />}
      {stats.isError && !stats.data && (
        <div className="mb-6">
          <ErrorNotice
            title="We can't reach the server"
            // The empty page below it is wanted too, and nobody should believe it.
            text={`Your projects are safe, though this page looks empty. ${errorMessage(stats.error, {}, !navigator.onLine)}`}
            onRetry={() => void stats.refetch()}
            isRetrying={stats.isFetching}
          />
        </div>
      )}
      {state.is === "empty" && (
        <EmptyBoard
          hasHidden={board.hasHidden}
          archivedToggle={(isShowingArchived || board.hasHidden) && archivedToggle}
        />
      )}
      {state.is === "projects" && (
        <FullBoard
          board={board}
          stats={state.stats}
          actions={actions}
          archivedToggle={archivedToggle}
        />
      )}
      <CardDialogs dialog={dialog} onClose={closeDialog} />
    </>
  );
}

/** What is below the title. That the server can't be reached is said above it. */
type BoardState = { is: "loading" } | { is: "empty" } | { is: "projects"; stats: ProjectStats };

function useBoard(isShowingArchived: boolean) {
  const stats = useProjectStats({ includeArchived: isShowingArchived });
  const today = useTodayPart();
  const timeline = useTimelinePosts();
  const week = useAllPostsPart();
  const isPatient = usePatience();
  const projects = stats.data?.projects ?? NO_PROJECTS;
  const hasPosts = (stats.data?.totalPosts ?? 0) > 0;
  // What is above appears first: nothing is pushed down by what comes late.
  const isAnswerAwaited = hasPosts && isPatient && timeline.isPending;
  const isEmpty = !stats.isPending && projects.length === 0;
  // Whoever has put all projects away must be able to find them again.
  const hidden = useProjectStats({
    includeArchived: true,
    isEnabled: isEmpty && stats.isSuccess && !isShowingArchived,
  });
  return {
    stats,
    state: findBoardState(stats.data, { isEmpty, isAnswerAwaited }),
    projects,
    hasPosts,
    hasHidden: (hidden.data?.totalProjects ?? 0) > 0,
    today,
    timeline,
    week,
    isDayAwaited: today.isAwaited || (hasPosts && week.isAwaited),
  };
}

function findBoardState(
  stats: ProjectStats | undefined,
  { isEmpty, isAnswerAwaited }: { isEmpty: boolean; isAnswerAwaited: boolean },
): BoardState {
  if (isEmpty) return { is: "empty" };
  return !stats || isAnswerAwaited ? { is: "loading" } : { is: "projects", stats };
}

type EmptyBoardProps = {
  hasHidden: boolean;
  /** Not where nothing is hidden. */
  archivedToggle: ReactNode;
};

function EmptyBoard({ hasHidden, archivedToggle }: EmptyBoardProps) {
  return (
    <>
      {archivedToggle && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <p className="text-base text-soft">{hasHidden && "All your projects are archived."}</p>
          {archivedToggle}
        </div>
      )}
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <FirstProject />
        <HowAPostGoesOut />
      </div>
    </>
  );
}

type FullBoardProps = {
  board: ReturnType<typeof useBoard>;
  stats: ProjectStats;
  actions: ReturnType<typeof useCardActions>["actions"];
  archivedToggle: ReactNode;
};

function FullBoard({ board, stats, actions, archivedToggle }: FullBoardProps) {
  const { projects, hasPosts, today, timeline, week, isDayAwaited } = board;
  const hasPosted = countPosted(stats) > 0;
  return (
    <>
      <Answer stats={stats} timeline={timeline} />
      {hasPosted && <SummaryCards {...stats} />}
      <div
        className={classNames(
          "mb-10 grid grid-cols-[minmax(0,1fr)] items-start gap-5",
          hasPosts && "xl:grid-cols-[21rem_minmax(0,1fr)]",
        )}
      >
        {isDayAwaited ? <TodaySkeleton /> : <LazyToday {...today} />}
        {hasPosts && isDayAwaited && (
          // Beside Today, where its height moves nothing.
          <div className="max-xl:hidden">
            <AllPostsSkeleton />
          </div>
        )}
        {hasPosts && !isDayAwaited && (
          <LazyAllPosts {...week} projects={projects} known={timeline.data} />
        )}
      </div>
      {!isDayAwaited && (
        <>
          {/* Nothing comes before a first draft that waits. */}
          {!hasPosted && <SummaryCards {...stats} />}
          <YourProjects
            projects={projects}
            actions={actions}
            isOutdated={board.stats.isPlaceholderData}
            archivedToggle={archivedToggle}
          />
        </>
      )}
    </>
  );
}

const NO_PROJECTS: never[] = [];

function countPosted({ outcomes: { live, removed, unknown } }: ProjectStats): number {
  return live + removed + unknown;
}

/** In the address, so that Back from a project finds the same cards. */
function useArchivedToggle(): [boolean, () => void] {
  const [params, setParams] = useSearchParams();
  const isShowing = params.get("archived") === "show";
  const toggle = () =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isShowing) after.delete("archived");
        else after.set("archived", "show");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isShowing, toggle];
}
