import { useSearchParams } from "react-router";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { FirstProject } from "#web/features/dashboard/components/first-project.tsx";
import { HowAPostGoesOut } from "#web/features/dashboard/components/how-a-post-goes-out.tsx";
import { SummaryCards } from "#web/features/dashboard/components/summary-cards.tsx";
import { useProjectStats } from "#web/features/project/api/use-project-stats.ts";
import { ArchivedToggle } from "#web/features/project/components/card/archived-toggle.tsx";
import { CardDialogs } from "#web/features/project/components/card/card-dialogs.tsx";
import {
  NewProjectLink,
  YourProjects,
} from "#web/features/project/components/card/your-projects.tsx";
import { LoadingSpinner } from "#web/features/project/components/loading-spinner.tsx";
import { useCardActions } from "#web/features/project/use-card-actions.ts";
import { LazyToday } from "#web/features/today/components/lazy-cards.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Dashboard");

export default function Dashboard() {
  const [isShowingArchived, toggleArchived] = useArchivedToggle();
  const stats = useProjectStats({ includeArchived: isShowingArchived });
  const projects = stats.data?.projects ?? NO_PROJECTS;
  const { actions, dialog, closeDialog } = useCardActions(projects);
  const isEmpty = !stats.isPending && projects.length === 0;
  // Whoever has put all projects away must be able to find them again.
  const hidden = useProjectStats({
    includeArchived: true,
    isEnabled: isEmpty && stats.isSuccess && !isShowingArchived,
  });
  const hasHidden = (hidden.data?.totalProjects ?? 0) > 0;
  const archivedToggle = <ArchivedToggle isShowing={isShowingArchived} onToggle={toggleArchived} />;

  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Manage your Reddit marketing campaigns and track your performance"
        action={projects.length > 0 && <NewProjectLink />}
      />
      {stats.isPending && <LoadingSpinner label="Loading your projects" />}
      {stats.isError && !stats.data && (
        <div className="mb-6">
          <ErrorNotice
            title="Your projects could not be loaded"
            text={errorMessage(stats.error, {}, !navigator.onLine)}
            onRetry={() => void stats.refetch()}
            isRetrying={stats.isFetching}
          />
        </div>
      )}
      {isEmpty && (
        <>
          {(isShowingArchived || hasHidden) && (
            <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
              <p className="text-base text-soft">{hasHidden && "Your projects are archived."}</p>
              {archivedToggle}
            </div>
          )}
          <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
            <FirstProject />
            <HowAPostGoesOut />
          </div>
        </>
      )}
      {stats.data && projects.length > 0 && (
        <>
          <SummaryCards {...stats.data} />
          <div className="mb-10">
            <LazyToday />
          </div>
          <YourProjects
            projects={projects}
            actions={actions}
            isOutdated={stats.isPlaceholderData}
            archivedToggle={archivedToggle}
          />
        </>
      )}
      <CardDialogs dialog={dialog} onClose={closeDialog} />
    </>
  );
}

const NO_PROJECTS: never[] = [];

/** In the address, so that Back from a project finds the same cards. */
function useArchivedToggle(): [boolean, () => void] {
  const [params, setParams] = useSearchParams();
  const isShowing = params.get("archived") === "show";
  const toggle = () =>
    setParams(isShowing ? {} : { archived: "show" }, { replace: true, preventScrollReset: true });
  return [isShowing, toggle];
}
