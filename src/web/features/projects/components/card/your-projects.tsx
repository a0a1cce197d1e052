import {
  Plus,
  ExternalLink,
  Archive,
  ArchiveRestore,
  EllipsisVertical,
  Pencil,
  Trash2,
} from "lucide-react";
import { type ReactNode, startTransition, useRef, useState, memo } from "react";
import type { ProjectSummary } from "#contract/project.ts";
import { ButtonLink, Button, IconButton } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useNearViewport } from "#web/lib/hooks/use-near-viewport.ts";
import { generatePath, Link } from "react-router";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { cutDescription } from "#web/features/projects/cut-description.ts";
import { StatusBadge } from "#web/features/projects/components/status-badge.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { openableUrl } from "#web/features/projects/openable-url.ts";
import { formatCount } from "#engine/text/format.ts";
import { Menu, MenuItem, MenuSeparator } from "#web/components/ui/menu.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";

type YourProjectsProps = {
  projects: readonly ProjectSummary[];
  actions: CardActions;
  /** These are the projects of before, until others have arrived. */
  isOutdated: boolean;
  archivedToggle: ReactNode;
};

export function YourProjects({ projects, actions, isOutdated, archivedToggle }: YourProjectsProps) {
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={PROJECTS_HEADING_ID} tabIndex={-1} className="text-xl outline-none">
          Your Projects
        </h2>
        <div className="flex flex-wrap gap-2">
          {archivedToggle}
          <NewProjectLink tone="secondary" />
        </div>
      </div>
      <div
        aria-busy={isOutdated}
        className={classNames("transition-opacity", isOutdated && "opacity-60")}
      >
        <ProjectGrid projects={projects} actions={actions} />
      </div>
    </section>
  );
}

export function NewProjectLink({ tone }: { tone?: "primary" | "secondary" }) {
  return (
    <ButtonLink to={paths.newProject} tone={tone}>
      <Plus size={16} />
      New Project
    </ButtonLink>
  );
}

/** Fills its rows in one, two and three columns, and more than a screen in each. */
const CARDS_AT_ONCE = 24;

type ProjectGridProps = { projects: readonly ProjectSummary[]; actions: CardActions };

/** Hundreds of cards come as one scrolls, so that the first screen does not wait for the last. */
function ProjectGrid({ projects, actions }: ProjectGridProps) {
  const [room, setRoom] = useState(CARDS_AT_ONCE);
  return (
    <>
      <ul
        aria-labelledby={PROJECTS_HEADING_ID}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-3"
      >
        {projects.slice(0, room).map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} actions={actions} />
          </li>
        ))}
      </ul>
      {projects.length > room && (
        // Another one each time: it may still be near the screen when the next cards are there.
        <EndOfCards
          key={room}
          // Drawn in small steps between the frames, so that the scrolling does not stutter.
          onNear={() => startTransition(() => setRoom(room + CARDS_AT_ONCE))}
        />
      )}
    </>
  );
}

function EndOfCards({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, ({ isIntersecting }) => {
    if (isIntersecting) onNear();
  });
  return <div ref={end} className="h-px" />;
}

type ProjectCardProps = { project: ProjectSummary; actions: CardActions };

/** Remembered, because there may be hundreds: a dialog that opens draws none of them anew. */
const ProjectCard = memo(function ProjectCard({ project, actions }: ProjectCardProps) {
  const { id, name, description, subreddits, posts } = project;
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 dir="auto" className="line-clamp-3 text-left text-lg wrap-anywhere" title={name}>
            {name}
          </h3>
          <div className="mt-2">
            <StatusBadge status={project.status} />
          </div>
        </div>
        <CardMenu project={project} actions={actions} />
      </div>
      <p dir="auto" className="mt-3 mb-5 text-base wrap-anywhere text-soft">
        {description ? cutDescription(description) : "No description yet."}
      </p>
      <dl className="mt-auto flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3">
        <Count label="Subreddits" count={subreddits} />
        <Count label="Posts" count={posts} />
      </dl>
      <div className="mt-4 flex gap-2">
        <Link
          to={generatePath(paths.project, { projectId: id })}
          aria-label={`View Details of ${name}`}
          className={buttonClass({ tone: "secondary", size: "sm", className: "flex-1" })}
        >
          View Details
        </Link>
        <OpenUrlButton url={project.url} name={name} />
      </div>
    </article>
  );
});

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-mono text-base">{formatCount(count)}</dd>
    </div>
  );
}

/** Disabled, it can still be reached by the keyboard: it says why it does nothing. */
function OpenUrlButton({ url, name }: { url: string | null; name: string }) {
  const href = openableUrl(url);
  const className = buttonClass({ tone: "secondary", size: "sm", className: "w-8 px-0" });
  if (href === null) {
    return (
      <Tooltip text="No URL provided">
        <button
          type="button"
          aria-disabled="true"
          aria-label={`No URL provided for ${name}`}
          className={classNames(
            className,
            "text-muted opacity-60 aria-disabled:cursor-not-allowed",
          )}
        >
          <ExternalLink size={15} />
        </button>
      </Tooltip>
    );
  }
  return (
    <Tooltip text="Open project URL">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        aria-label={`Open project URL of ${name}`}
        className={className}
      >
        <ExternalLink size={15} />
      </a>
    </Tooltip>
  );
}

type ArchivedToggleProps = { isShowing: boolean; onToggle: () => void };

export function ArchivedToggle({ isShowing, onToggle }: ArchivedToggleProps) {
  return (
    <Button tone="secondary" onClick={onToggle}>
      {isShowing ? "Hide Archived" : "Show Archived"}
    </Button>
  );
}

export type CardActions = {
  archive: (project: ProjectSummary, isArchived: boolean) => void;
  edit: (project: ProjectSummary) => void;
  remove: (project: ProjectSummary) => void;
};

function CardMenu({ project, actions }: { project: ProjectSummary; actions: CardActions }) {
  const { id, name, archived } = project;
  return (
    <div className="-mt-2 -mr-2">
      <Menu
        trigger={
          <IconButton id={menuButtonId(id)} label={`Menu of ${name}`}>
            <EllipsisVertical size={18} />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => actions.archive(project, !archived)}>
          {archived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
          {archived ? "Unarchive" : "Archive"}
        </MenuItem>
        <MenuItem onSelect={() => actions.edit(project)}>
          <Pencil size={16} />
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => actions.remove(project)}>
          <Trash2 size={16} />
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}

const PROJECTS_HEADING_ID = "your-projects";

function menuButtonId(projectId: string): string {
  return `project-menu-${projectId}`;
}

/** The projects beside this one, the next first: where the keyboard goes on when this one goes. */
export function neighboursOf(projects: readonly { id: string }[], projectId: string): string[] {
  const place = projects.findIndex(({ id }) => id === projectId);
  if (place < 0) return [];
  return [projects[place + 1], projects[place - 1]].flatMap((project) => project?.id ?? []);
}

/** The menu of the first of these projects that is on the page; else the heading, else the page. */
export function findFocusPlace(projectIds: readonly string[]): HTMLElement | null {
  const ids = [...projectIds.map(menuButtonId), PROJECTS_HEADING_ID, MAIN_ID];
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element) return element;
  }
  return null;
}
