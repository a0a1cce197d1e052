import { ArrowRight } from "lucide-react";
import { useState, useEffect } from "react";
import { useNavigate } from "react-router";
import type { Onboarding } from "#contract/accounts/onboarding.ts";
import { FIRST_AUDIENCES, completeUrl } from "#engine/projects/project-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { StepProgress, StepBar, useStepHeading } from "#web/components/wizard/step-progress.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { writePrefill } from "#web/lib/project-prefill.ts";
import { useUser } from "#web/lib/session/session.ts";
import {
  FIELDS_OF_STEP,
  findFaultyStep,
  parseNumber,
  isRefusal,
} from "#web/features/onboarding/answers.ts";
import { toPrefill } from "#web/features/onboarding/api/use-onboarding.ts";
import {
  LAST_STEP,
  stepAfter,
  stepBefore,
  STEP_NAMES,
  STEP_TEXTS,
  type Step,
} from "#web/features/onboarding/steps.ts";
import {
  useOnboardingForm,
  type StepProps,
  type OnboardingForm,
} from "#web/features/onboarding/use-onboarding-form.ts";
import { ReviewStep, StepColumns } from "./step-parts.tsx";
import { KeyHint, KeyHints } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { OptionGrid, toggle } from "#web/components/wizard/option-grid.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";

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
        <p className="mt-1 max-w-prose text-md text-soft empty:hidden">{STEP_TEXTS[step].text}</p>
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

/** Each time the way on is refused, the field that is at fault gets the focus. */
function useFaultFocus(refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const field = document.querySelector<HTMLElement>("main [aria-invalid=true]");
    field?.focus({ preventScroll: true });
    // It may have the focus already, out of sight behind the bar at the bottom.
    field?.scrollIntoView({ block: "center" });
  }, [refusals]);
}

function OnboardingStep(props: StepProps) {
  const { step } = props.form;
  if (step === 1) return <AboutYouStep {...props} />;
  if (step === 2) return <ProjectStep {...props} />;
  if (step === 3) return <AudienceStep {...props} />;
  return <ReviewStep {...props} />;
}

const { rows } = SHORTCUTS.wizard;

function OnboardingKeys({ step }: { step: Step }) {
  return (
    <KeyHints>
      <KeyHint of={[rows.onward]} text={step === LAST_STEP ? "complete" : "next"} />
      <KeyHint of={[rows.previous, rows.next]} text="steps" />
      {step === 3 && <KeyHint of={[rows.pick]} lastDigit={8} text="pick" />}
    </KeyHints>
  );
}

function AudienceStep({ form: { answers, change } }: StepProps) {
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

/** Where the answers stand: nothing is lost in silence. */
function SaveNotice({ form }: { form: OnboardingForm }) {
  const { saving, failure, retry, isDirty } = form;
  if (failure) {
    const reason = errorMessage(failure, {}, !navigator.onLine);
    return (
      <div className="mt-5 mb-8">
        <ErrorNotice
          title="Your answers aren't saved yet"
          text={`${reason} What you typed stays on this page${isRefusal(failure) ? "." : ", and we keep trying."}`}
          onRetry={retry}
          isRetrying={saving.isPending}
        />
      </div>
    );
  }
  const words = saving.isPending ? "Saving..." : saving.isSuccess && !isDirty ? "Saved" : "";
  return <output className="mt-3 block min-h-5 text-sm text-muted">{words}</output>;
}

function ProjectStep({ form: { answers, faults, change }, hasTried }: StepProps) {
  const [isUrlLeft, setUrlLeft] = useState(true);
  return (
    <StepColumns>
      <TextField
        label="Project Name"
        name="project-name"
        autoComplete="off"
        value={answers.projectName}
        onChange={({ target }) => change({ projectName: target.value })}
        error={faults.projectName}
      />
      <TextArea
        label="Project Description"
        name="project-description"
        rows={6}
        value={answers.projectDescription}
        onChange={({ target }) => change({ projectDescription: target.value })}
        error={faults.projectDescription}
      />
      <TextField
        label="Project URL (optional)"
        name="project-url"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        value={answers.projectUrl}
        onFocus={() => setUrlLeft(false)}
        onChange={({ target }) => change({ projectUrl: target.value })}
        onBlur={() => {
          setUrlLeft(true);
          const projectUrl = completeUrl(answers.projectUrl);
          if (projectUrl !== answers.projectUrl) change({ projectUrl });
        }}
        error={isUrlLeft || hasTried ? faults.projectUrl : null}
      />
    </StepColumns>
  );
}

const ASIDE = ["On your Reddit profile.", "We never need your password."];

function AboutYouStep({ form: { answers, faults, change } }: StepProps) {
  return (
    <StepColumns aside={{ title: "Where to find karma and age", texts: ASIDE }}>
      <TextField
        label="Your Name (optional)"
        name="name"
        autoComplete="name"
        value={answers.name}
        onChange={({ target }) => change({ name: target.value })}
        error={faults.name}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Reddit Karma"
          name="reddit-karma"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={answers.redditKarma}
          onChange={({ target }) => change({ redditKarma: target.value })}
          error={faults.redditKarma}
          hint={hintNumber(answers.redditKarma, "Posts and comments combined.")}
        />
        <TextField
          label="Reddit Account Age (days)"
          name="reddit-account-age"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={answers.redditAccountAge}
          onChange={({ target }) => change({ redditAccountAge: target.value })}
          error={faults.redditAccountAge}
          hint={hintNumber(answers.redditAccountAge, "We keep counting from today.")}
        />
      </div>
    </StepColumns>
  );
}

function hintNumber(typed: string, hint: string): string {
  const isOdd = typed.trim() !== "" && !parseNumber(typed).isTold;
  return isOdd ? "That isn't a number, so it counts as 0." : hint;
}
