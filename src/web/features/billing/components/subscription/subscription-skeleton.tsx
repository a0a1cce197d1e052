import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";

export function SubscriptionSkeleton() {
  return (
    <SkeletonGroup
      label="Loading your subscription"
      className="grid min-h-69 gap-6 rounded-card border border-line bg-surface p-5 sm:p-6 lg:min-h-44 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]"
    >
      <div>
        <Skeleton className="h-4 w-36" />
        <Skeleton className="mt-3 h-9 w-56" />
        <Skeleton className="mt-3 h-5 w-48" />
      </div>
      <div>
        <Skeleton className="h-4 w-36" />
        <Skeleton className="mt-3 h-7 w-24" />
        <Skeleton className="mt-3 h-4 w-64" />
      </div>
    </SkeletonGroup>
  );
}
