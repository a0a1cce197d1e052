import type { OnboardingForm } from "../use-onboarding-form.ts";
import { AboutYouStep } from "./about-you-step.tsx";
import { AudienceStep } from "./audience-step.tsx";
import { ProjectStep } from "./project-step.tsx";
import { ReviewStep } from "./review-step.tsx";

export type StepProps = {
  form: OnboardingForm;
  /** The way on was refused once: faults are shown while one types, too. */
  hasTried: boolean;
};

export function OnboardingStep(props: StepProps) {
  const { step } = props.form;
  if (step === 1) return <AboutYouStep {...props} />;
  if (step === 2) return <ProjectStep {...props} />;
  if (step === 3) return <AudienceStep {...props} />;
  return <ReviewStep {...props} />;
}
