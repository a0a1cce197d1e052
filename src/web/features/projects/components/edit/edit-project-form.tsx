import { useEffect } from "react";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { ProjectFields } from "./project-fields.tsx";
import { useUpdateProject } from "#web/features/projects/api/use-update-project.ts";
import { findChanges, findFaults, toDraft } from "#web/features/projects/project-draft.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";

type EditProjectFormProps = {
  project: Project;
  onChangedState: (isChanged: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
};

export function EditProjectForm({
  project,
  onChangedState,
  onCancel,
  onSaved,
}: EditProjectFormProps) {
  const update = useUpdateProject(project.id);
  const { values, faults, isChanged, isSending, failure, change, props } = useDraftForm({
    saved: toDraft(project),
    findFaults,
    send: async (draft) => {
      const changes = findChanges(project, draft);
      if (changes) await update.mutateAsync(changes);
    },
    onSent: onSaved,
    isChanged: (draft) => findChanges(project, draft) !== null,
  });
  useEffect(() => onChangedState(isChanged), [onChangedState, isChanged]);

  return (
    <form
      {...props}
      // Steps back while it is asked whether to discard it.
      className="flex flex-col gap-5 transition-opacity in-data-nested-dialog-open:opacity-25"
    >
      <ProjectFields draft={values} faults={faults} onChange={change} />
      {failure !== null && (
        <p role="alert" className="border-l-2 border-fail pl-3 text-base text-fail">
          {errorMessage(failure, { fallback: NOT_SAVED }, !navigator.onLine)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isChanged && !isSending && <p className="mr-auto text-sm text-muted">Not saved yet</p>}
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSending}>
          Save changes
        </Button>
      </div>
    </form>
  );
}

const NOT_SAVED = "The project was not saved. What you typed is still here. Please try again.";
