import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { ProjectSummary } from "#contract/project.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { PROJECTS_HEADING_ID } from "../../focus-place.ts";
import type { CardActions } from "./card-menu.tsx";
import { ProjectGrid } from "./project-grid.tsx";

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
          <NewProjectLink />
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

export function NewProjectLink() {
  return (
    <ButtonLink to={paths.newProject}>
      <Plus size={16} />
      New Project
    </ButtonLink>
  );
}
