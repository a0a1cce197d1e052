import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
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
    <div className="sticky bottom-0 z-20 mt-10 flex items-center justify-between gap-4 border-t border-line bg-paper py-4">
      <Button
        tone="secondary"
        disabled={step === FIRST_STEP}
        onClick={() => onGoTo(previousStep(step))}
      >
        <ArrowLeft size={16} />
        Previous
      </Button>
      <ShortcutHints step={step} />
      {/* A disabled button hears no pointer, so what is around it speaks. */}
      {canGoOn(draft) ? (
        onward
      ) : (
        <Tooltip text={SELECT_TO_CONTINUE}>
          <span>{onward}</span>
        </Tooltip>
      )}
    </div>
  );
}
