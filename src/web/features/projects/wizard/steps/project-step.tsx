import { useState } from "react";
import { TextField } from "#web/components/ui/text-field.tsx";
import { BriefUpload } from "../brief-upload.tsx";
import { completeUrl, findFaults } from "../draft-faults.ts";
import { DescriptionField } from "./description-field.tsx";
import type { StepProps } from "./wizard-step.tsx";

export function ProjectStep({ draft, store, calls }: StepProps) {
  const [isUrlLeft, setUrlLeft] = useState(true);
  const faults = findFaults(draft);
  const isNameFault = calls.creation.hasTried || draft.name.trim() !== "";
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <div className="flex flex-col gap-6">
        <TextField
          label="Project Name"
          name="project-name"
          autoComplete="off"
          value={draft.name}
          onChange={(event) => store.update({ name: event.target.value })}
          error={isNameFault ? faults.name : null}
        />
        <DescriptionField
          draft={draft}
          help={calls.description}
          fault={faults.description}
          onChange={(description) => store.update({ description })}
        />
        <TextField
          label="Project URL (optional)"
          name="project-url"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          value={draft.url}
          onFocus={() => setUrlLeft(false)}
          onChange={(event) => store.update({ url: event.target.value })}
          onBlur={() => {
            setUrlLeft(true);
            const url = completeUrl(draft.url);
            if (url !== draft.url) store.update({ url });
          }}
          error={isUrlLeft ? faults.url : null}
        />
      </div>
      <BriefUpload store={store} />
    </div>
  );
}
