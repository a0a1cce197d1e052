import { useState } from "react";
import { ApiError } from "#contract/client.ts";
import { completeUrl } from "#engine/projects/complete-url.ts";
import { TextField } from "#web/components/ui/text-field.tsx";
import { BriefUpload } from "../brief-upload.tsx";
import { findFaults } from "../draft-faults.ts";
import { DescriptionField } from "./description-field.tsx";
import type { StepProps } from "./wizard-step.tsx";

export function ProjectStep({ draft, store, calls }: StepProps) {
  const [isUrlLeft, setUrlLeft] = useState(true);
  const faults = findFaults(draft);
  const refusal = findRefusal(calls.description.error);
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
          hasRefusal={refusal !== null}
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
          onChange={(event) => {
            store.update({ url: event.target.value });
            if (refusal) calls.description.reset();
          }}
          onBlur={() => {
            setUrlLeft(true);
            const url = completeUrl(draft.url);
            if (url !== draft.url) store.update({ url });
          }}
          error={refusal ?? (isUrlLeft ? faults.url : null)}
        />
      </div>
      <BriefUpload store={store} upload={calls.brief} />
    </div>
  );
}

/** What was wrong with the address itself, rather than with reading it. */
function findRefusal(error: unknown): string | null {
  return error instanceof ApiError && error.status === 400 ? error.serverMessage : null;
}
