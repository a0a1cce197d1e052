import { useState } from "react";
import { completeUrl } from "#engine/projects/complete-url.ts";
import { TextArea, TextField } from "#web/components/ui/text-field.tsx";
import type { StepProps } from "./onboarding-step.tsx";
import { StepColumns } from "./step-columns.tsx";

const ASIDE = [
  "It fills in the project wizard, which comes next and finds the communities.",
  "Posts state only what you told us. What is missing becomes a visible blank.",
];

export function ProjectStep({ form: { answers, faults, change }, hasTried }: StepProps) {
  const [isUrlLeft, setUrlLeft] = useState(true);
  return (
    <StepColumns asideTitle="What happens with it" aside={ASIDE}>
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
        hint="Plain words work best: what it does, and who it helps."
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
