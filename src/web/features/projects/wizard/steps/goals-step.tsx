import { GOALS } from "#engine/projects/project-options.ts";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { toggle } from "#web/components/wizard/toggle.ts";
import { ProjectSummary } from "../project-summary.tsx";
import type { StepProps } from "./wizard-step.tsx";

export function GoalsStep({ draft, store }: StepProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <OptionGrid
        label="Goals"
        kind="many"
        options={GOALS}
        chosen={draft.goals}
        onPick={(goal) => store.update({ goals: toggle(draft.goals, goal) })}
      />
      <ProjectSummary draft={draft} />
    </div>
  );
}
