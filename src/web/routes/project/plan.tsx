import { Navigate, useLocation, useNavigate } from "react-router";
import { useSubscription } from "#web/components/premium/use-subscription.ts";
import { ProjectActivity } from "#web/features/projects/components/activity/project-activity.tsx";
import { useShownProject } from "#web/features/projects/use-shown-project.ts";
import { useRoadmap } from "#web/features/posts/api/use-roadmap.ts";
import { RoadmapSection } from "#web/features/posts/components/roadmap-section.tsx";
import { TodayStrip } from "#web/features/tasks/components/today-strip.tsx";
import { pageTitle } from "#web/lib/page-title.ts";
import { commentsPage, projectPage, type ProjectView } from "#web/lib/project-pages.ts";

export const meta = () => pageTitle("Plan");

/** What the parts of the one long page were called, for links that were sent while it was one. */
const FORMER_PARTS: Record<string, { view: ProjectView; part?: string }> = {
  "#results": { view: "results" },
  "#visits": { view: "facts", part: "#visits" },
  "#interview": { view: "facts", part: "#interview" },
  "#communities": { view: "communities" },
  "#competitors": { view: "competitors" },
};

export default function Plan() {
  const project = useShownProject();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { isPending } = useRoadmap(project.id);
  const { isLoading } = useSubscription();
  // Posts take about this much room: what is below does not jump when they come.
  const isAwaited = (isPending || isLoading) && project.generatedPosts.length > 0;
  const former = FORMER_PARTS[hash];
  if (former) {
    return <Navigate to={projectPage(project.id, former.view) + (former.part ?? "")} replace />;
  }
  return (
    <div className="flex flex-col gap-5">
      <TodayStrip projectId={project.id} />
      <div id="roadmap" className={isAwaited ? "min-h-192 sm:min-h-164" : undefined}>
        <RoadmapSection
          project={project}
          onComment={(id) => void navigate(commentsPage(project.id, id))}
        />
      </div>
      <ProjectActivity project={project} />
    </div>
  );
}
