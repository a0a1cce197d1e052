import { useState } from "react";
import type { CardDialog } from "#web/features/projects/use-card-actions.ts";
import { EditProjectDialog } from "#web/features/projects/components/edit/edit-project-dialog.tsx";
import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ProjectSummary, ProjectStats } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { describeDeletion } from "#web/features/projects/describe-deletion.ts";
import { findFocusPlace } from "./your-projects.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { scrimClass, sheetClass } from "#web/components/ui/dialogs/dialog.tsx";
import { leaveOut } from "#web/features/projects/api/use-update-project.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";

/** Stands beside the cards rather than in one: it outlives the card that it is about. */
export function CardDialogs({ dialog, onClose }: CardDialogsProps) {
  // While it fades out it shows what it showed.
  const [shown, setShown] = useState(dialog);
  if (dialog !== null && dialog !== shown) setShown(dialog);
  if (shown === null) return null;
  const props = { ...shown, isOpen: dialog !== null, onClose };
  return shown.kind === "edit" ? (
    <EditProjectDialog key={shown.project.id} {...props} />
  ) : (
    <DeleteProjectDialog key={shown.project.id} {...props} />
  );
}

type CardDialogsProps = { dialog: CardDialog | null; onClose: () => void };

type DeleteProjectDialogProps = {
  project: ProjectSummary;
  neighbours: string[];
  isOpen: boolean;
  onClose: () => void;
};

/** Not the plain confirmation: it hands the keyboard on to a neighbour of what it deletes. */
function DeleteProjectDialog({ project, neighbours, isOpen, onClose }: DeleteProjectDialogProps) {
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

function useDeleteProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      await api.deleteProject({ params: { projectId: id } }).catch((error: unknown) => {
        // Deleted in another tab: it is gone, as was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess: (_, { id, name }) => {
      cache.removeQueries({ queryKey: queryKeys.projects.detail(id) });
      cache.setQueriesData<ProjectStats>(
        { queryKey: queryKeys.projects.allStats },
        (stats) => stats && leaveOut(stats, id),
      );
      showToast("success", TOASTS.deleted(name));
    },
    onError: (error, { name }) => showError(error, { fallback: TOASTS.notDeleted(name) }),
    onSettled: () => void refreshAfter(cache, "project-saved"),
  });
}
