import { useNavigate, useParams } from "react-router";
import { paths } from "#contract/page-paths.ts";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { CompetitorsSection } from "#web/features/competitors/components/competitors-section.tsx";
import { useProject } from "#web/features/project/api/use-project.ts";
import { LoadingSpinner } from "#web/features/project/components/loading-spinner.tsx";
import { ProjectActivity } from "#web/features/project/components/activity/project-activity.tsx";
import { FounderInterview } from "#web/features/project/components/interview/founder-interview.tsx";
import { AboutProject } from "#web/features/project/components/page/about-project.tsx";
import { Communities } from "#web/features/project/components/page/communities.tsx";
import { PagePart } from "#web/features/project/components/page/page-part.tsx";
import { ProjectHeader } from "#web/features/project/components/page/project-header.tsx";
import { ProjectNotFound } from "#web/features/project/components/page/project-not-found.tsx";
import { ResultsSection } from "#web/features/results/components/results-section.tsx";
import { RoadmapSection } from "#web/features/roadmap/components/roadmap-section.tsx";
import { LazyBudget, LazyToday } from "#web/features/today/components/lazy-cards.tsx";
import { TrafficSection } from "#web/features/traffic/components/traffic-section.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Project");

export default function Project() {
  const { projectId = "" } = useParams();
  const project = useProject(projectId);
  const navigate = useNavigate();
  useShortcuts("project", { back: () => void navigate(paths.dashboard) });

  if (project.isPending) return <LoadingSpinner label="Loading the project" />;
  if (!project.data) {
    return (
      <ProjectNotFound
        error={project.error}
        onRetry={() => void project.refetch()}
        isRetrying={project.isFetching}
      />
    );
  }
  return (
    <>
      <ProjectHeader project={project.data} />
      <div className="flex flex-col gap-5">
        <LazyToday projectId={project.data.id} />
        <ProjectActivity project={project.data} />
        <PagePart id="roadmap">
          <RoadmapSection project={project.data} />
        </PagePart>
        <PagePart id="results">
          <ResultsSection project={project.data} />
        </PagePart>
        <PagePart id="visits">
          <TrafficSection project={project.data} />
        </PagePart>
        <FounderInterview project={project.data} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PagePart id="communities">
            <Communities project={project.data} />
          </PagePart>
          <div className="flex flex-col gap-5">
            <LazyBudget projectId={project.data.id} />
            <AboutProject project={project.data} />
          </div>
        </div>
        <PagePart id="competitors">
          <CompetitorsSection project={project.data} />
        </PagePart>
      </div>
    </>
  );
}
