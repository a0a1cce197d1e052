import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { planGridClass } from "./plan-grid-class.ts";

export function PlansSkeleton() {
  return (
    <SkeletonGroup label="Loading plans" className={planGridClass}>
      {["free", "monthly", "lifetime"].map((plan) => (
        <div
          key={plan}
          className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6"
        >
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-10 w-36" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-4 h-10 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
