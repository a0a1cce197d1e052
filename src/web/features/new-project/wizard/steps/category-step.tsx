import { KIND_NAMES, PROJECT_KINDS, type ProjectKind } from "#engine/interview/project-kind.ts";
import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { Select } from "#web/components/ui/select.tsx";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { pickCategory } from "#web/features/new-project/wizard/follow-pick.ts";
import { DetectRow } from "./detect-row.tsx";
import type { StepProps } from "#web/features/new-project/wizard/use-wizard-calls.ts";
import { CATEGORY_FAILED } from "#web/features/new-project/api/use-detection.ts";

export function CategoryStep({ draft, store, calls }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
      <DetectRow
        draft={draft}
        field="category"
        detection={calls.category}
        isReading={calls.page.isReading}
        failed={CATEGORY_FAILED}
      />
      <OptionGrid
        label="Category"
        kind="one"
        options={PROJECT_CATEGORIES}
        chosen={draft.category ? [draft.category] : []}
        onPick={(category) => pickCategory(store, category)}
        className="sm:grid-cols-2 lg:grid-cols-4"
      />
      <Select
        label="Kind of project"
        options={KINDS}
        value={draft.kind ?? DETECTED}
        onChange={(kind) =>
          store.update({ kind: kind === DETECTED ? null : (kind as ProjectKind) })
        }
        className="mt-2 max-w-xs"
      />
    </div>
  );
}

const DETECTED = "detected";

/** It decides which questions are asked, and how posts are worded. */
const KINDS = [
  { value: DETECTED, label: "As detected from your description" },
  ...PROJECT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
];
