import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ProjectSummary } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { scrimClass, sheetClass } from "#web/components/ui/overlay-class.ts";
import { useDeleteProject } from "../../api/use-delete-project.ts";
import { describeDeletion } from "../../describe-deletion.ts";
import { findFocusPlace } from "../../focus-place.ts";

type DeleteProjectDialogProps = {
  project: ProjectSummary;
  neighbours: string[];
  isOpen: boolean;
  onClose: () => void;
};

/** Not the plain confirmation: it hands the keyboard on to a neighbour of what it deletes. */
export function DeleteProjectDialog({
  project,
  neighbours,
  isOpen,
  onClose,
}: DeleteProjectDialogProps) {
  const deletion = useDeleteProject();
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => !next && !deletion.isPending && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          className={sheetClass}
          finalFocus={() => findFocusPlace([project.id, ...neighbours])}
        >
          <Base.Title className="text-xl wrap-anywhere">Delete {project.name}?</Base.Title>
          <Base.Description className="mt-2 text-base text-soft">
            {describeDeletion(project)}
          </Base.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Base.Close render={<Button tone="ghost">Cancel</Button>} />
            <Button
              tone="danger"
              isBusy={deletion.isPending}
              onClick={() => deletion.mutate(project, { onSuccess: onClose })}
            >
              Delete project
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
