import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { gridClass } from "./grid-class.ts";

const PLACES = ["a", "b", "c", "d", "e", "f"];

export function CardSkeletons() {
  return (
    <SkeletonGroup label="Loading subreddits" className="@container">
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
