import { Card } from "#web/components/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";

/** A card whose rows are on their way. */
export function CardSkeleton({ title }: { title: string }) {
  return (
    <Card title={title}>
      <SkeletonGroup label={`Loading ${title.toLowerCase()}`} className="flex flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    </Card>
  );
}
