import { Outlet, useNavigate, useParams } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { useProject } from "#web/features/projects/api/use-project.ts";
import { LoadingSpinner } from "#web/features/projects/components/loading-spinner.tsx";
import {
  ProjectHeader,
  ViewTabs,
  ProjectNotFound,
} from "#web/features/projects/components/page/project-header.tsx";

/** What all views of a project share: its head, the way between them, and the project itself. */
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
      <ViewTabs project={project.data} />
      {/* Another project begins afresh. */}
      <Outlet key={project.data.id} context={project.data} />
    </>
  );
}
