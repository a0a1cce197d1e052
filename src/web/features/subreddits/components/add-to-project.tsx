import { FolderPlus } from "lucide-react";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import type { ButtonLook } from "#web/components/ui/button-class.ts";
import { Popover } from "#web/components/ui/popover.tsx";
import { paths } from "#web/config/paths.ts";

export type ProjectChoice = { id: string; name: string };

type AddToProjectProps = ButtonLook & {
  fullName: string;
  projects: readonly ProjectChoice[];
  onAdd: (projectId: string) => void;
};

export function AddToProject({ fullName, projects, onAdd, tone, size }: AddToProjectProps) {
  return (
    <Popover
      title={projects.length > 0 ? "Add to which project?" : "No projects yet"}
      trigger={
        <Button tone={tone} size={size} aria-label={`Add to Project: ${fullName}`}>
          <FolderPlus size={16} />
          Add to Project
        </Button>
      }
    >
      {projects.length > 0 ? (
        <ul className="-mx-2 mt-2">
          {projects.map(({ id, name }) => (
            <li key={id}>
              <Button tone="ghost" className="w-full justify-start" onClick={() => onAdd(id)}>
                <span className="truncate">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="text-base text-soft">
            Create a project first. Then <span className="font-mono">{fullName}</span> can be one of
            its communities.
          </p>
          <ButtonLink to={paths.newProject} size="sm" className="mt-3">
            Create a project
          </ButtonLink>
        </>
      )}
    </Popover>
  );
}
