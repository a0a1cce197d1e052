import { FolderPlus } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import type { ButtonLook } from "#web/components/ui/button-class.ts";
import { Popover } from "#web/components/ui/popover.tsx";
import type { ProjectChoices } from "../project-choices.ts";
import { NoProjects } from "./add-to-project/no-projects.tsx";
import { ProjectList } from "./add-to-project/project-list.tsx";

type AddToProjectProps = ButtonLook & {
  subreddit: { id: string; fullName: string };
  choices: ProjectChoices;
};

export function AddToProject({ subreddit, choices, tone, size }: AddToProjectProps) {
  const hasNone = choices.projects?.length === 0;
  return (
    <Popover
      title={hasNone ? "No projects yet" : "Add to which project?"}
      trigger={
        <Button tone={tone} size={size} aria-label={`Add to Project: ${subreddit.fullName}`}>
          <FolderPlus size={16} />
          Add to Project
        </Button>
      }
    >
      {hasNone ? (
        <NoProjects fullName={subreddit.fullName} />
      ) : (
        <ProjectList subredditId={subreddit.id} choices={choices} />
      )}
    </Popover>
  );
}
