import { useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { wordGate } from "#engine/billing/word-gate.ts";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { useSubscription } from "#web/components/premium/use-subscription.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useLazyModule } from "#web/lib/use-lazy-module.ts";
import { useNearViewport } from "#web/lib/use-near-viewport.ts";

/** Whom the project is compared with; the server decides who may see it, this only says so. */
export function CompetitorsSection({ project }: { project: Project }) {
  const { subscription, isLoading } = useSubscription();
  if (isLoading) return <Loading />;
  if (!PLANS[subscription.planCode]?.features.competitorAnalysis) {
    return (
      <PremiumCard
        feature={FEATURE_NAMES.competitorAnalysis}
        text={wordGate("competitorAnalysis")}
        title="Competitors"
        action="See the plans"
      />
    );
  }
  return <LazyBoard project={project} />;
}

/** At the end of a long page: fetched when one comes near. */
function LazyBoard({ project }: { project: Project }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [failures, setFailures] = useState(0);
  useNearViewport(place, ({ isIntersecting }) => isIntersecting && setIsNear(true));
  return (
    <div ref={place}>
      <Board
        // Fetched anew with every try.
        key={failures}
        project={project}
        isNear={isNear}
        onRetry={() => setFailures((count) => count + 1)}
      />
    </div>
  );
}

type BoardProps = { project: Project; isNear: boolean; onRetry: () => void };

function Board({ project, isNear, onRetry }: BoardProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const board = useLazyModule(() => import("./competitor-board.tsx"), {
    isWanted: isNear,
    onFailure: () => setHasFailed(true),
  });
  if (board && isNear) return <board.CompetitorBoard project={project} />;
  if (!hasFailed) return <Loading />;
  return (
    <ErrorNotice
      title="Competitors could not be shown"
      text="A part of the app did not load. Check your connection."
      onRetry={onRetry}
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading competitors">
      <Skeleton className="h-48 rounded-card" />
    </SkeletonGroup>
  );
}
