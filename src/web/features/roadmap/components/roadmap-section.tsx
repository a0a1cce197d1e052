import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PremiumGate } from "#web/components/premium/premium-gate.tsx";
import { useSubscription } from "#web/components/premium/use-subscription.ts";
import { useRoadmap } from "../api/use-roadmap.ts";
import { ContentRoadmap } from "./content-roadmap.tsx";
import { TakeAlong } from "./take-along.tsx";

/** A project's posts, planned and made. Whoever has posts from a former plan still sees them. */
export function RoadmapSection({ project }: { project: Project }) {
  const roadmap = useRoadmap(project.id);
  const { subscription, isLoading } = useSubscription();
  const postCount = roadmap.data?.length ?? project.generatedPosts.length;
  return (
    <div className="min-w-0">
      <PremiumGate feature={FEATURE_NAMES.contentRoadmap} mode={postCount > 0 ? "soft" : "hard"}>
        <ContentRoadmap
          project={project}
          posts={roadmap.data ?? null}
          isLoading={roadmap.isPending}
          isRetrying={roadmap.isFetching}
          onRetry={() => void roadmap.refetch()}
        />
      </PremiumGate>
      {!isLoading && !subscription.isPremium && roadmap.data && <TakeAlong posts={roadmap.data} />}
    </div>
  );
}
