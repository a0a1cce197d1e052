import { ArrowRight } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { StepBar } from "#web/components/wizard/step-bar.tsx";
import type { ProjectDraft } from "./project-draft.ts";
import { ShortcutHints } from "./shortcut-hints.tsx";
import {
  canGoOn,
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  SELECT_TO_CONTINUE,
  type Step,
} from "./steps.ts";

type StepNavigationProps = {
  draft: ProjectDraft;
  isCreating: boolean;
  onGoTo: (step: Step) => void;
  onCreate: () => void;
};

export function StepNavigation({ draft, isCreating, onGoTo, onCreate }: StepNavigationProps) {
  const { step } = draft;
  const isLast = step === LAST_STEP;
  const onward = isLast ? (
    <Button isBusy={isCreating} disabled={!canGoOn(draft)} onClick={onCreate}>
      {isCreating ? "Creating..." : "Create Project"}
    </Button>
  ) : (
    <Button onClick={() => onGoTo(nextStep(step))}>
      Next
      <ArrowRight size={16} />
    </Button>
  );
  return (
    <StepBar
      isFirst={step === FIRST_STEP}
      onPrevious={() => onGoTo(previousStep(step))}
      hints={<ShortcutHints step={step} />}
      onward={
        canGoOn(draft) ? (
          onward
        ) : (
          // A disabled button hears no pointer, so what is around it speaks.
          <Tooltip text={SELECT_TO_CONTINUE}>
            <span>{onward}</span>
          </Tooltip>
        )
      }
    />
  );
}
