import { useState } from "react";
import type { Project } from "#contract/project.ts";
import { FoldCard } from "#web/components/ui/fold-card.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useTracking } from "../api/use-tracking.ts";
import { describeTracking } from "../describe-tracking.ts";
import { TOASTS } from "#web/features/visits/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

/** Visits that posts brought to the founder's site, and how they come to be counted. */
export function TrafficSection({ project }: { project: Project }) {
  const { timezone } = useUser();
  const tracking = useTracking(project.id);
  const [isOpen, setOpen] = useState(false);
  // Set up once and seldom looked at again: its parts come when they are wanted.
  const panel = useLazyModule(() => import("./traffic-panel.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      showNotLoaded(TOASTS.notOpened);
    },
  });
  return (
    <FoldCard
      title="Visits from Reddit"
      description={tracking.data ? describeTracking(tracking.data, timezone) : "Loading..."}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {panel ? (
        <panel.TrafficPanel project={project} />
      ) : (
        <SkeletonGroup label="Loading the visit counts">
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </FoldCard>
  );
}
