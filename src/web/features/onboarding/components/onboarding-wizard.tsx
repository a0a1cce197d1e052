import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Onboarding } from "#contract/onboarding.ts";
import { FIRST_AUDIENCES } from "#engine/projects/project-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { StepBar } from "#web/components/wizard/step-bar.tsx";
import { StepProgress } from "#web/components/wizard/step-progress.tsx";
import { toggle } from "#web/components/wizard/toggle.ts";
import { useStepHeading } from "#web/components/wizard/use-step-heading.ts";
import { paths } from "#contract/page-paths.ts";
import { writePrefill } from "#web/lib/project-prefill.ts";
import { useUser } from "#web/lib/session.ts";
import { FIELDS_OF_STEP, findFaultyStep } from "../find-faults.ts";
import { toPrefill } from "../to-prefill.ts";
import { LAST_STEP, stepAfter, stepBefore, STEP_NAMES, STEP_TEXTS } from "../steps.ts";
import { useOnboardingForm } from "../use-onboarding-form.ts";
import { OnboardingKeys } from "./onboarding-keys.tsx";
import { OnboardingStep } from "./onboarding-step.tsx";
import { SaveNotice } from "./save-notice.tsx";
import { useFaultFocus } from "../use-fault-focus.ts";

export function OnboardingWizard({ onboarding }: { onboarding: Onboarding }) {
  const navigate = useNavigate();
  const form = useOnboardingForm(onboarding, useUser(), (told) => {
    void navigate(paths.newProject, { state: writePrefill(toPrefill(told)) });
  });
  const { step, answers, faults, saving } = form;
  const [refusals, setRefusals] = useState(0);
  const heading = useStepHeading(step);
  useFaultFocus(refusals);
  const isLast = step === LAST_STEP;
  const isCompleting = saving.isPending && saving.variables.body.isComplete === true;

  const goOn = () => {
    const isHeldBack = FIELDS_OF_STEP[step].some((field) => faults[field]);
    if (isHeldBack) setRefusals(refusals + 1);
    else form.goTo(stepAfter(step));
  };
  const complete = () => {
    if (isCompleting) return;
    const faultyStep = findFaultyStep(faults);
    if (faultyStep) return form.goTo(faultyStep);
    form.complete();
  };

  const pickAudience = (number: number) => {
    const audience = FIRST_AUDIENCES[number - 1];
    if (audience) form.change({ targetAudience: toggle(answers.targetAudience, audience) });
  };

  useShortcuts("wizard", {
    onward: isLast ? complete : goOn,
    next: isLast ? undefined : goOn,
    previous: step === 1 ? undefined : () => form.goTo(stepBefore(step)),
    pick: step === 3 ? pickAudience : undefined,
  });

  return (
    <>
      <StepProgress step={step} names={STEP_NAMES} />
      <SaveNotice form={form} />
      <div className="mt-3 mb-6">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {STEP_TEXTS[step].title}
        </h2>
        <p className="mt-1 max-w-prose text-md text-soft">{STEP_TEXTS[step].text}</p>
      </div>
      {/* What gets the focus is not left under the bar that sticks to the bottom. */}
      <div className="[&_:is(a,button,input,textarea)]:scroll-mb-28">
        <OnboardingStep form={form} hasTried={refusals > 0} />
      </div>
      <StepBar
        isFirst={step === 1}
        onPrevious={() => form.goTo(stepBefore(step))}
        hints={<OnboardingKeys step={step} />}
        onward={
          isLast ? (
            <Button isBusy={isCompleting} onClick={complete}>
              Complete Setup
            </Button>
          ) : (
            <Button onClick={goOn}>
              Next
              <ArrowRight size={16} />
            </Button>
          )
        }
      />
    </>
  );
}
