import { AUDIENCES } from "#engine/projects/project-options.ts";
import { canDetect } from "../../api/detection-request.ts";
import { AUDIENCE_FAILED } from "../../api/use-detect-audience.ts";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { toggle } from "#web/components/wizard/toggle.ts";
import { DetectRow } from "./detect-row.tsx";
import type { StepProps } from "./wizard-step.tsx";

export function AudienceStep({ draft, store, calls: { audience: detection } }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
      <DetectRow
        isPossible={canDetect(draft)}
        isBusy={detection.isPending}
        onDetect={detection.run}
        notice={detection.data?.notice}
        error={detection.error}
        failed={AUDIENCE_FAILED}
      />
      <OptionGrid
        label="Target audience"
        kind="many"
        options={AUDIENCES}
        chosen={draft.targetAudience}
        onPick={(audience) =>
          store.update({ targetAudience: toggle(draft.targetAudience, audience) })
        }
        className="sm:grid-cols-2 lg:grid-cols-3"
      />
    </div>
  );
}
