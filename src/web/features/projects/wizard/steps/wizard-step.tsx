import type { DraftStore } from "../draft-store.ts";
import type { ProjectDraft } from "../project-draft.ts";
import type { WizardCalls } from "../use-wizard-calls.ts";
import { AudienceStep } from "./audience-step.tsx";
import { CategoryStep } from "./category-step.tsx";
import { GoalsStep } from "./goals-step.tsx";
import { ProjectStep } from "./project-step.tsx";
import { SubredditsStep } from "./subreddits-step.tsx";

export type StepProps = { draft: ProjectDraft; store: DraftStore; calls: WizardCalls };

export function WizardStep(props: StepProps) {
  if (props.draft.step === 1) return <ProjectStep {...props} />;
  if (props.draft.step === 2) return <CategoryStep {...props} />;
  if (props.draft.step === 3) return <AudienceStep {...props} />;
  if (props.draft.step === 4) return <GoalsStep {...props} />;
  return <SubredditsStep {...props} />;
}
