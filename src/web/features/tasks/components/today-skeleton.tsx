import { useState } from "react";
import { formatLocalDay } from "#engine/clock/format-local.ts";
import { Card } from "#web/components/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useUser } from "#web/lib/session/session.ts";

/** Today while its tasks are on their way. */
export function TodaySkeleton() {
  const { timezone } = useUser();
  const [now] = useState(() => new Date());
  return (
    <Card title="Today" description={formatLocalDay(now, timezone)}>
      <SkeletonGroup label="Loading today" className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="mt-1 h-5 w-56 max-md:hidden pointer-coarse:hidden" />
      </SkeletonGroup>
    </Card>
  );
}
