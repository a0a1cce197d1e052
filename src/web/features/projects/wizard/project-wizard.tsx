import { useEffect, useRef, useState } from "react";
import { generatePath, useNavigate } from "react-router";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { paths } from "#web/config/paths.ts";
import { CreatingDialog } from "./creating/creating-dialog.tsx";
import { followPick } from "./follow-pick.ts";
import { StartOver } from "./start-over.tsx";
import { StepNavigation } from "./step-navigation.tsx";
import { StepProgress } from "./step-progress.tsx";
import { nextStep, previousStep, STEP_TEXTS, type Step } from "./steps.ts";
import { WizardStep } from "./steps/wizard-step.tsx";
import { useProjectDraft } from "./use-project-draft.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useWizardCalls } from "./use-wizard-calls.ts";

export function ProjectWizard({ userId }: { userId: string }) {
  const { draft, store } = useProjectDraft(userId);
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

  useShortcuts(step, (shortcut) => {
    if (shortcut.kind === "next") goTo(nextStep(step));
    else if (shortcut.kind === "previous") goTo(previousStep(step));
    else if (shortcut.kind === "submit") calls.creation.submit();
    else if (shortcut.kind === "help") calls.helpOn(step);
    else followPick(store, shortcut.number);
  });

  return (
    <>
      <StepProgress step={step} />
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

/** A new step is read from its top, by eye, ear and keyboard alike; but a fault comes first. */
function useStepHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    const fault = document.querySelector<HTMLElement>("main [aria-invalid=true]");
    if (fault) fault.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
