import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import type { RoadmapState } from "#web/features/posts/use-roadmap-state.ts";
import type { useRoadmapView } from "#web/features/posts/use-roadmap-view.ts";
import type { RoadmapWriting } from "#web/features/posts/use-roadmap-writing.ts";
import type { PostActions } from "./card/card-buttons.tsx";

type RoadmapViewProps = {
  state: RoadmapState;
  project: Project;
  outlook: OutlookQuery;
  shown: ReturnType<typeof useRoadmapView>;
  actions: PostActions;
  canPlan: boolean;
  onOpen: PostActions["open"];
  onWrite: RoadmapWriting["write"];
};

/** The posts, by days or in a calendar, or their room while what shows them is fetched. */
export function RoadmapView({
  state,
  project,
  outlook,
  shown,
  actions,
  canPlan,
  onOpen,
  onWrite,
}: RoadmapViewProps) {
  switch (state.is) {
    case "days":
      return <state.part.RoadmapTabs posts={state.posts} actions={actions} />;
    case "calendar":
      return (
        <state.part.RoadmapCalendar
          project={project}
          posts={state.posts}
          outlook={outlook.data}
          view={state.view}
          day={shown.day}
          onDay={shown.goTo}
          canPlan={canPlan}
          onOpen={onOpen}
          onFill={(slot) => {
            const postType = slot.thread ? ("thread-comment" as const) : null;
            onWrite({ subredditId: slot.subredditId, postType }, slot);
          }}
        />
      );
    case "opening":
      return <OpeningPosts />;
    default:
      return null;
  }
}

type RoadmapAbsenceProps = { state: RoadmapState; onRetry: () => void; isRetrying: boolean };

/** What is said in place of posts that are not there. */
export function RoadmapAbsence({ state, ...retry }: RoadmapAbsenceProps) {
  if (state.is === "loading") return <LoadingRoadmap />;
  return state.is === "failed" ? <NotLoaded {...retry} /> : null;
}

function LoadingRoadmap() {
  return (
    <p data-awaited className="text-base text-muted">
      Loading roadmap...
    </p>
  );
}

function OpeningPosts() {
  return (
    <SkeletonGroup label="Loading the posts">
      <Skeleton className="h-112" />
    </SkeletonGroup>
  );
}

type NotLoadedProps = { onRetry: () => void; isRetrying: boolean };

export function NotLoaded({ onRetry, isRetrying }: NotLoadedProps) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-base text-soft">
      We couldn't load the roadmap. Your posts are safe.
      <Button tone="secondary" size="sm" onClick={onRetry} isBusy={isRetrying}>
        Try again
      </Button>
    </p>
  );
}
