import {
  ArrowLeft,
  Pencil,
  CalendarDays,
  ChartScatter,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Radar,
  Scale,
  Users,
} from "lucide-react";
import { useState, useEffect, useRef } from "react";
import type { Project } from "#contract/project.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { StatusBadge } from "#web/features/projects/components/status-badge.tsx";
import "./view-tabs.css";
import { generatePath, NavLink, useLocation } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { errorMessage, isNotThere } from "#web/lib/error-message.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

/** One line where there is room: the views below it are what the page is opened for. */
export function ProjectHeader({ project }: { project: Project }) {
  const [isEditing, setIsEditing] = useState(false);
  // Every view has this head, and few visits change the project.
  const dialog = useLazyModule(() => import("../edit/edit-project-dialog.tsx"), {
    isWanted: isEditing,
    onFailure: () => {
      setIsEditing(false);
      showNotLoaded(TOASTS.notOpened.dialog);
    },
  });
  return (
    <div className="-mt-6 flex items-center gap-x-1 max-sm:mb-4 sm:-mt-7 sm:gap-x-4">
      <ButtonLink to={paths.dashboard} tone="ghost" size="sm" className="-ml-3">
        <ArrowLeft size={16} />
        <span className="max-sm:sr-only">Back</span>
      </ButtonLink>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4">
        <h1
          dir="auto"
          title={project.name}
          className="line-clamp-2 min-w-0 text-left text-lg wrap-anywhere sm:text-xl low:line-clamp-1"
        >
          {project.name}
        </h1>
        <div className="flex flex-wrap gap-2">
          {project.category && <Badge>{project.category}</Badge>}
          <StatusBadge status={project.status} />
        </div>
      </div>
      <Button tone="ghost" size="sm" className="-mr-3" onClick={() => setIsEditing(true)}>
        <Pencil size={15} />
        <span className="max-sm:sr-only">Edit</span>
      </Button>
      {dialog && (
        <dialog.EditProjectDialog
          project={project}
          isOpen={isEditing}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  );
}

const VIEWS: { path: string; name: string; Icon: LucideIcon }[] = [
  { path: paths.project, name: "Plan", Icon: CalendarDays },
  { path: paths.communities, name: "Communities", Icon: Users },
  { path: paths.radar, name: "Radar", Icon: Radar },
  { path: paths.comments, name: "Comments", Icon: MessageSquare },
  { path: paths.results, name: "Results", Icon: ChartScatter },
  { path: paths.competitors, name: "Competitors", Icon: Scale },
  { path: paths.facts, name: "Facts", Icon: NotebookPen },
];

/** What is reached from one of them. */
const OTHERS = [{ path: paths.history, name: "Import your history" }];

/** The way between a project's views: above them, and on a phone where the thumb is. */
export function ViewTabs({ project }: { project: Project }) {
  const pageOf = (path: string) => generatePath(path, { projectId: project.id });
  const { pathname } = useLocation();
  const page = pathname.replace(/\/$/, "");
  const view = [...VIEWS, ...OTHERS].find(({ path }) => pageOf(path) === page)?.name ?? "Project";
  // With several projects open, a browser's tab says which one it shows.
  useEffect(() => {
    document.title = pageTitle(`${view} · ${project.name}`)[0]?.title ?? "";
  }, [view, project.name]);
  // On a phone the bar is wider than the screen: what is open is in sight.
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = bar.current;
    const tabs = Array.from(list?.querySelectorAll("a") ?? []);
    const open = tabs.find(({ pathname: path }) => path === page);
    // By hand: the browser's own way would move the page as well.
    if (open) list?.scrollTo({ left: open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2 });
  }, [page]);
  return (
    <nav aria-label="Views of the project" data-keeps-focus="" className="view-tabs">
      <ul ref={bar}>
        {VIEWS.map(({ path, name, Icon }) => (
          <li key={name}>
            <NavLink to={pageOf(path)} end prefetch="intent" className="view-tab">
              <Icon size={18} aria-hidden="true" className="sm:hidden" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ProjectNotFoundProps = { error: unknown; onRetry: () => void; isRetrying: boolean };

/** What is not there is not found; a call that failed says nothing about the project, and can be tried again. */
export function ProjectNotFound({ error, onRetry, isRetrying }: ProjectNotFoundProps) {
  const isGone = isNotThere(error);
  return (
    <>
      <PageHeader
        title={isGone ? "Project not found" : "We can't reach the server"}
        subtitle={
          isGone
            ? "It may be deleted, or belong to another account."
            : errorMessage(error, {}, !navigator.onLine)
        }
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard}>Back to Dashboard</ButtonLink>
        {!isGone && (
          <Button tone="secondary" onClick={onRetry} isBusy={isRetrying}>
            Try again
          </Button>
        )}
      </div>
    </>
  );
}
