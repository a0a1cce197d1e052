import { useEffect, useId } from "react";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUpdateProject } from "#web/features/projects/api/use-update-project.ts";
import {
  findChanges,
  findFaults,
  toDraft,
  type ProjectDraft,
  type ProjectFaults,
} from "#web/features/projects/project-draft.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type ProjectStatus,
  SETTABLE_STATUSES,
} from "#engine/projects/project-options.ts";
import { Select } from "#web/components/ui/select.tsx";
import { Check } from "lucide-react";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";

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
      className="flex flex-col gap-5"
    >
      <ProjectFields draft={values} faults={faults} onChange={change} />
      {failure !== null && (
        <p role="alert" className="border-l-2 border-fail pl-3 text-base text-fail">
          {errorMessage(failure, { fallback: NOT_SAVED }, !navigator.onLine)}
        </p>
      )}
      {/* The form is higher than most screens: its buttons stay in sight. */}
      <div className="sticky -bottom-6 -mb-6 flex flex-wrap items-center justify-end gap-3 bg-surface pt-3 pb-6 low:-bottom-4 low:-mb-4 low:pb-4">
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

const NOT_SAVED = "We couldn't save the project. Your text is still here. Please try again.";

type ProjectFieldsProps = {
  draft: ProjectDraft;
  faults: ProjectFaults;
  onChange: (changes: Partial<ProjectDraft>) => void;
};

const NO_CATEGORY = "none";
const CATEGORY_OPTIONS = [
  { value: NO_CATEGORY, label: "Not chosen" },
  ...PROJECT_CATEGORIES.map((category) => ({ value: category, label: category })),
];
const STATUS_OPTIONS = SETTABLE_STATUSES.map((status) => ({
  value: status,
  label: `${status.charAt(0).toUpperCase()}${status.slice(1)}`,
}));

export function ProjectFields({ draft, faults, onChange }: ProjectFieldsProps) {
  return (
    <>
      <TextField
        label="Project Name"
        name="name"
        autoComplete="off"
        value={draft.name}
        error={faults.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextArea
        label="Project Description"
        name="description"
        rows={5}
        value={draft.description}
        error={faults.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TextField
        label="Project URL"
        name="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="Optional."
        value={draft.url}
        error={faults.url}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Category"
          options={CATEGORY_OPTIONS}
          value={draft.category ?? NO_CATEGORY}
          onChange={(value) =>
            onChange({ category: value === NO_CATEGORY ? null : (value as ProjectCategory) })
          }
        />
        <StatusField draft={draft} onChange={onChange} />
      </div>
      <OptionChips
        label="Target audience"
        options={AUDIENCES}
        chosen={draft.targetAudience}
        error={faults.targetAudience}
        onChange={(targetAudience) => onChange({ targetAudience })}
      />
      <OptionChips
        label="Goals"
        options={GOALS}
        chosen={draft.goals}
        error={faults.goals}
        onChange={(goals) => onChange({ goals })}
      />
    </>
  );
}

/** Archiving is a step of its own: an archived project has no other status until it is brought back. */
function StatusField({ draft, onChange }: Omit<ProjectFieldsProps, "faults">) {
  const isArchived = draft.status === "archived";
  return (
    <div>
      <Select
        label="Status"
        options={isArchived ? [{ value: "archived", label: "Archived" }] : STATUS_OPTIONS}
        value={draft.status}
        isDisabled={isArchived}
        onChange={(value) => onChange({ status: value as ProjectStatus })}
      />
      {isArchived && <p className="mt-1.5 text-sm text-muted">Unarchive it to change this.</p>}
    </div>
  );
}

type OptionChipsProps<T extends string> = {
  label: string;
  options: readonly T[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  error?: string | undefined;
};

/** Any number of a few. */
function OptionChips<T extends string>({
  label,
  options,
  chosen,
  onChange,
  error,
}: OptionChipsProps<T>) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="relative inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-3 text-sm text-soft transition-colors select-none hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, option] : chosen.filter((kept) => kept !== option),
                )
              }
            />
            <Check size={14} className="hidden peer-checked:block" />
            {option}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-fail">
          {error}
        </p>
      )}
    </fieldset>
  );
}
