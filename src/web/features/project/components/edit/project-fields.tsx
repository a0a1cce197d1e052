import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type ProjectStatus,
  SETTABLE_STATUSES,
} from "#engine/projects/project-options.ts";
import { Select } from "#web/components/ui/select.tsx";
import { TextArea, TextField } from "#web/components/ui/text-field.tsx";
import type { Faults, ProjectDraft } from "../../project-draft.ts";
import { OptionChips } from "./option-chips.tsx";

type ProjectFieldsProps = {
  draft: ProjectDraft;
  faults: Faults;
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
