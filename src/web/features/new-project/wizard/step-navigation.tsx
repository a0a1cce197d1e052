import { ArrowRight } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import type { ProjectDraft } from "./project-draft.ts";
import {
  canGoOn,
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  SELECT_TO_CONTINUE,
  type Step,
} from "./steps.ts";
import { StepBar } from "#web/components/wizard/step-progress.tsx";
import { KeyHint, KeyHints } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";

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

const { rows } = SHORTCUTS.wizard;

const HELP: Record<Step, string | null> = {
  1: "describe",
  2: "detect",
  3: "detect",
  4: null,
  5: "recommend",
};

export function hasHelp(step: Step): boolean {
  return HELP[step] !== null;
}

function ShortcutHints({ step }: { step: Step }) {
  const help = HELP[step];
  return (
    <KeyHints>
      <KeyHint of={[rows.onward]} text={step === 5 ? "create" : "next"} />
      <KeyHint of={[rows.previous, rows.next]} text="steps" />
      {help && <KeyHint of={[rows.help]} text={help} />}
      {step > 1 && <KeyHint of={[rows.pick]} text="pick" />}
    </KeyHints>
  );
}
