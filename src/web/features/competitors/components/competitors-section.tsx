import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { wordGate } from "#engine/billing/word-gate.ts";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { UnreadPlan, useSubscription } from "#web/components/premium/use-subscription.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { CompetitorBoard } from "./competitor-board.tsx";

/** Whom the project is compared with; the server decides who may see it, this only says so. */
export function CompetitorsSection({ project }: { project: Project }) {
  const { subscription, isLoading, isUnread } = useSubscription();
  if (isLoading) return <Loading />;
  if (!PLANS[subscription.planCode]?.features.competitorAnalysis) {
    return (
      <div className="flex flex-col gap-4">
        {isUnread && <UnreadPlan />}
        <PremiumCard
          feature={FEATURE_NAMES.competitorAnalysis}
          text={wordGate("competitorAnalysis")}
          title="Competitors"
          action="See the plans"
        />
      </div>
    );
  }
  return <CompetitorBoard project={project} />;
}

function Loading() {
  return (
    <SkeletonGroup label="Loading competitors">
      <Skeleton className="h-48 rounded-card" />
    </SkeletonGroup>
  );
}
