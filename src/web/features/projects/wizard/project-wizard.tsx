import { useState } from "react";
import { generatePath, useNavigate } from "react-router";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { StepProgress } from "#web/components/wizard/step-progress.tsx";
import { useStepHeading } from "#web/components/wizard/use-step-heading.ts";
import { paths } from "#contract/page-paths.ts";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import { CreatingDialog } from "./creating/creating-dialog.tsx";
import { followPick } from "./follow-pick.ts";
import { hasHelp } from "./shortcut-hints.tsx";
import { StartOver } from "./start-over.tsx";
import { StepNavigation } from "./step-navigation.tsx";
import {
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  STEP_NAMES,
  STEP_TEXTS,
  type Step,
} from "./steps.ts";
import { WizardStep } from "./steps/wizard-step.tsx";
import { useLatePrefill } from "./use-late-prefill.ts";
import { useProjectDraft } from "./use-project-draft.ts";
import { useWizardCalls } from "./use-wizard-calls.ts";

type ProjectWizardProps = {
  userId: string;
  /** What the way here brought along. */
  prefill: ProjectPrefill | null;
  /** What was told elsewhere before; it may arrive late. */
  told: ProjectPrefill | null;
};

export function ProjectWizard({ userId, prefill, told }: ProjectWizardProps) {
  const { draft, store } = useProjectDraft(userId, prefill);
  useLatePrefill(store, told);
  const [attempt, setAttempt] = useState(1);
  const startOver = () => {
    store.clear();
    setAttempt(attempt + 1);
  };
  return (
    <>
      <PageHeader
        title="New project"
        action={<StartOver draft={draft} onStartOver={startOver} />}
      />
      {/* Answers that are still under way belong to the attempt that asked for them. */}
      <Attempt key={attempt} draft={draft} store={store} />
    </>
  );
}

function Attempt({ draft, store }: ReturnType<typeof useProjectDraft>) {
  const navigate = useNavigate();
  const calls = useWizardCalls(store);
  const { step } = draft;
  const heading = useStepHeading(step);
  const goTo = (target: Step) => store.update({ step: target });

  const isLast = step === LAST_STEP;
  const goOn = () => goTo(nextStep(step));
  // Without an address there is nothing to describe from, and Shift+Enter breaks a line as ever.
  const canHelp = hasHelp(step) && (step !== FIRST_STEP || draft.url.trim() !== "");

  useShortcuts("wizard", {
    onward: isLast ? calls.creation.submit : goOn,
    // Past the last step lies what the wizard is for, which takes Enter.
    next: isLast ? undefined : goOn,
    previous: step === FIRST_STEP ? undefined : () => goTo(previousStep(step)),
    help: canHelp ? () => calls.helpOn(step) : undefined,
    pick: step === FIRST_STEP ? undefined : (number) => followPick(store, number),
  });

  return (
    <>
      <StepProgress step={step} names={STEP_NAMES} />
      <div className="mt-8 mb-6">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {STEP_TEXTS[step].title}
        </h2>
        <p className="mt-1 max-w-prose text-md text-soft">{STEP_TEXTS[step].text}</p>
      </div>
      {/* What gets the focus is not left under the bar that sticks to the bottom. */}
      <div className="[&_:is(a,button,input,textarea)]:scroll-mb-28">
        <WizardStep draft={draft} store={store} calls={calls} />
      </div>
      <StepNavigation
        draft={draft}
        isCreating={calls.creation.isBusy}
        onGoTo={goTo}
        onCreate={calls.creation.submit}
      />
      {calls.creation.isDialogOpen && (
        <CreatingDialog
          createdId={calls.creation.createdId}
          onFinished={(projectId) => void navigate(generatePath(paths.project, { projectId }))}
        />
      )}
    </>
  );
}
