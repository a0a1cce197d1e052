import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { canDetect } from "../../api/detection-request.ts";
import { CATEGORY_FAILED } from "../../api/use-detect-category.ts";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { DetectRow } from "./detect-row.tsx";
import type { StepProps } from "./wizard-step.tsx";

export function CategoryStep({ draft, store, calls: { category: detection } }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
      <DetectRow
        isPossible={canDetect(draft)}
        isBusy={detection.isPending}
        onDetect={detection.run}
        notice={detection.data?.notice}
        error={detection.error}
        failed={CATEGORY_FAILED}
      />
      <OptionGrid
        label="Category"
        kind="one"
        options={PROJECT_CATEGORIES}
        chosen={draft.category ? [draft.category] : []}
        onPick={(category) => store.update({ category })}
        className="sm:grid-cols-2 lg:grid-cols-4"
      />
    </div>
  );
}
