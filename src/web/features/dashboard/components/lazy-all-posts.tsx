import { useState } from "react";
import type { ProjectSummary } from "#contract/project.ts";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";

/** A part of its own, so that the projects do not wait for it. */
export function LazyAllPosts({ projects }: { projects: readonly ProjectSummary[] }) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = useLazyModule(() => import("./all-posts.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (part) return <part.AllPosts projects={projects} />;
  if (hasFailed) {
    return (
      <ErrorNotice
        title="Your posts could not be loaded"
        text={DID_NOT_LOAD}
        onRetry={() => location.reload()}
      />
    );
  }
  return (
    <Card title="All posts">
      <SkeletonGroup label="Loading your posts">
        <Skeleton className="h-60" />
      </SkeletonGroup>
    </Card>
  );
}
