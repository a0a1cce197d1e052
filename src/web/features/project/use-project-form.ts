import { useState } from "react";
import type { Project } from "#contract/project.ts";
import { useUpdateProject } from "./api/use-update-project.ts";
import {
  type Faults,
  type Field,
  findChanges,
  findFaults,
  type ProjectDraft,
  readFaults,
  toDraft,
} from "./project-draft.ts";

/** The form of one project: what was typed, what is wrong with it, and what saving it did. */
export function useProjectForm(
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
