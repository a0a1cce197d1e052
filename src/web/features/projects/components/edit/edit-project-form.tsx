import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { ProjectFields } from "./project-fields.tsx";
import { useUpdateProject } from "#web/features/projects/api/use-update-project.ts";
import {
  type Faults,
  type Field,
  findChanges,
  findFaults,
  type ProjectDraft,
  readFaults,
  toDraft,
} from "#web/features/projects/project-draft.ts";

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
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { draft, faults, isChanged, isSaving, failure, submit, change } = useProjectForm(project, {
    onSaved,
    onRefused: () => setRefusals((count) => count + 1),
  });
  // After the faults are on the page: before that there is no field to go to.
  useEffect(() => {
    if (refusals > 0) focusFault(form.current);
  }, [refusals]);
  useEffect(() => onChangedState(isChanged), [onChangedState, isChanged]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      // Steps back while it is asked whether to discard it.
      className="flex flex-col gap-5 transition-opacity in-data-nested-dialog-open:opacity-25"
    >
      <ProjectFields draft={draft} faults={faults} onChange={change} />
      {failure && (
        <p role="alert" className="border-l-2 border-fail pl-3 text-base text-fail">
          {errorMessage(failure, { fallback: NOT_SAVED }, !navigator.onLine)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isChanged && !isSaving && <p className="mr-auto text-sm text-muted">Not saved yet</p>}
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSaving}>
          Save changes
        </Button>
      </div>
    </form>
  );
}

const NOT_SAVED = "The project was not saved. What you typed is still here. Please try again.";

function focusFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

/** The form of one project: what was typed, what is wrong with it, and what saving it did. */
function useProjectForm(
  project: Project,
  { onSaved, onRefused }: { onSaved: () => void; onRefused: () => void },
) {
  const update = useUpdateProject(project.id);
  // Only what was typed; what was not follows the project.
  const [typed, setTyped] = useState<Partial<ProjectDraft>>({});
  const [faults, setFaults] = useState<Faults>({});
  const draft = { ...toDraft(project), ...typed };
  const changes = findChanges(project, draft);

  const refuse = (found: Faults) => {
    setFaults(found);
    onRefused();
  };
  const submit = () => {
    if (update.isPending) return;
    const found = findFaults(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    if (!changes) return onSaved();
    update.mutate(changes, {
      onSuccess: onSaved,
      onError: (error) => refuse(readFaults(error)),
    });
  };

  return {
    draft,
    faults,
    isChanged: changes !== null,
    isSaving: update.isPending,
    /** What went wrong beyond the fields. */
    failure: Object.keys(readFaults(update.error)).length === 0 ? update.error : null,
    submit,
    change: (changed: Partial<ProjectDraft>) => {
      setTyped((before) => ({ ...before, ...changed }));
      setFaults((before) => leaveOutFields(before, Object.keys(changed) as Field[]));
    },
  };
}

function leaveOutFields(faults: Faults, fields: Field[]): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => !fields.includes(field as Field)),
  );
}
