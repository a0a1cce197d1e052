import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";

/** As high as what comes, so that the rest of the page stays where it is. */
export function FreeDraftSkeleton({ hasQuestions }: { hasQuestions: boolean }) {
  return (
    <SkeletonGroup label="Loading: your first draft" className="mb-4">
      <Skeleton className={hasQuestions ? "h-220 sm:h-168" : "h-26"} />
    </SkeletonGroup>
  );
}
