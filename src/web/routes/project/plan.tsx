import { Navigate, useLocation, useNavigate } from "react-router";
import { ProjectActivity } from "#web/features/projects/components/activity/project-activity.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { RoadmapSection } from "#web/features/posts/components/roadmap-section.tsx";
import { TodayStrip } from "#web/features/tasks/components/today-strip.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { usePatience } from "#web/lib/hooks/time-hooks.ts";
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
  const isPatient = usePatience();
  const former = FORMER_PARTS[hash];
  if (former) {
    return <Navigate to={projectPage(project.id, former.view) + (former.part ?? "")} replace />;
  }
  // Nothing comes before a first draft that waits to be written.
  const hasPosts = project.generatedPosts.length > 0;
  const today = <TodayStrip projectId={project.id} />;
  return (
    <div className={classNames("flex flex-col gap-5", isPatient && "group/opening")}>
      {hasPosts && today}
      <div id="roadmap">
        <RoadmapSection
          project={project}
          onComment={(id) => void navigate(commentsPage(project.id, id))}
        />
      </div>
      {/* How high the roadmap will be nobody knows: what is below it appears with it and does not jump. */}
      <div className="flex flex-col gap-5 group-has-[#roadmap_[data-awaited]]/opening:hidden">
        {!hasPosts && today}
        <ProjectActivity project={project} />
      </div>
    </div>
  );
}
