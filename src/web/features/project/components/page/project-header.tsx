import { ArrowLeft, Pencil } from "lucide-react";
import { useState } from "react";
import type { Project } from "#contract/project.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";
import { EditProjectDialog } from "../edit/edit-project-dialog.tsx";
import { SectionLinks } from "./section-links.tsx";
import { StatusBadge } from "../status-badge.tsx";

export function ProjectHeader({ project }: { project: Project }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="mb-8">
      <ButtonLink to={paths.dashboard} tone="ghost" size="sm" className="-ml-3">
        <ArrowLeft size={16} />
        Back
      </ButtonLink>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{project.name}</h1>
          <div className="mt-3 flex flex-wrap gap-2">
            {project.category && <Badge>{project.category}</Badge>}
            <StatusBadge status={project.status} />
          </div>
        </div>
        <Button tone="secondary" onClick={() => setIsEditing(true)}>
          <Pencil size={16} />
          Edit
        </Button>
      </div>
      <SectionLinks />
      <EditProjectDialog project={project} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </div>
  );
}
