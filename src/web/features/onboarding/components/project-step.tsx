import { useState } from "react";
import { completeUrl } from "#engine/projects/complete-url.ts";
import { TextArea, TextField } from "#web/components/ui/text-field.tsx";
import type { StepProps } from "./onboarding-step.tsx";

export function ProjectStep({ form: { answers, faults, change }, hasTried }: StepProps) {
  const [isUrlLeft, setUrlLeft] = useState(true);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
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
    </div>
  );
}
