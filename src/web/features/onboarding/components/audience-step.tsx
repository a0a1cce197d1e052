import { FIRST_AUDIENCES } from "#engine/projects/project-options.ts";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { toggle } from "#web/components/wizard/toggle.ts";
import type { StepProps } from "./onboarding-step.tsx";

export function AudienceStep({ form: { answers, change } }: StepProps) {
  return (
    <OptionGrid
      label="Target audience"
      kind="many"
      options={FIRST_AUDIENCES}
      chosen={answers.targetAudience}
      onPick={(audience) => change({ targetAudience: toggle(answers.targetAudience, audience) })}
      className="sm:grid-cols-2 lg:grid-cols-4"
    />
  );
}
