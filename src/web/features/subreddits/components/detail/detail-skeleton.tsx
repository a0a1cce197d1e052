import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";

export function DetailSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the subreddit"
      className="grid gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-12"
    >
      <div>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-3/4" />
        <Skeleton className="mt-10 h-6 w-48" />
        <Skeleton className="mt-3 h-44 w-full" />
        <Skeleton className="mt-10 h-6 w-40" />
        <Skeleton className="mt-3 h-32 w-full" />
      </div>
      <div>
        <Skeleton className="h-6 w-28" />
        <Skeleton className="mt-3 h-24 w-full" />
        <Skeleton className="mt-10 h-6 w-28" />
        <Skeleton className="mt-3 h-44 w-full" />
      </div>
    </SkeletonGroup>
  );
}
