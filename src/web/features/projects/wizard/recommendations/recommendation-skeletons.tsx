import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";

const PLACES = ["a", "b", "c"];

export function RecommendationSkeletons() {
  return (
    <SkeletonGroup label="Finding communities" className="flex flex-col gap-3">
      {PLACES.map((place) => (
        <div key={place} className="rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-4 h-6 w-72 max-w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
