import type { Project } from "#contract/project.ts";
import { PremiumGate } from "#web/components/premium/premium-gate.tsx";
import { useRoadmap } from "../api/use-roadmap.ts";
import { ContentRoadmap } from "./content-roadmap.tsx";

/** A project's posts, planned and made. Whoever has posts from a former plan still sees them. */
export function RoadmapSection({ project }: { project: Project }) {
  const roadmap = useRoadmap(project.id);
  const postCount = roadmap.data?.length ?? project.generatedPosts.length;
  return (
    <PremiumGate feature="Content Roadmap" mode={postCount > 0 ? "soft" : "hard"}>
      <ContentRoadmap
        project={project}
        posts={roadmap.data ?? null}
        isLoading={roadmap.isPending}
        isRetrying={roadmap.isFetching}
        onRetry={() => void roadmap.refetch()}
      />
    </PremiumGate>
  );
}
