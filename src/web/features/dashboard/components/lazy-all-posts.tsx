import { useState } from "react";
import type { DatedPosts } from "#contract/calendar.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { usePatience } from "#web/lib/hooks/time-hooks.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";

/**
 * The week of all projects, asked for together with all else on its page. What is below it appears together with it:
 * `isAwaited` until then, or until something fails.
 */
export function useAllPostsPart() {
  const [hasFailed, setHasFailed] = useState(false);
  const isPatient = usePatience();
  const part = useLazyModule(() => import("./all-posts.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  return { part, hasFailed, isAwaited: part === null && !hasFailed && isPatient };
}

type LazyAllPostsProps = Pick<ReturnType<typeof useAllPostsPart>, "part" | "hasFailed"> & {
  projects: readonly ProjectSummary[];
  known: DatedPosts | undefined;
};

export function LazyAllPosts({ part, hasFailed, projects, known }: LazyAllPostsProps) {
  if (part) return <part.AllPosts projects={projects} known={known} />;
  if (hasFailed) {
    return (
      <ErrorNotice
        title="We couldn't load your posts"
        text={DID_NOT_LOAD}
        onRetry={() => location.reload()}
      />
    );
  }
  return <AllPostsSkeleton />;
}

/** The week while it is on its way. */
export function AllPostsSkeleton() {
  return (
    <Card title="All posts">
      <SkeletonGroup label="Loading your posts">
        <Skeleton className="h-60" />
      </SkeletonGroup>
    </Card>
  );
}
