import { formatCount } from "#engine/text/format-count.ts";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import {
  DESCRIPTION_FAILED,
  type useGenerateDescription,
} from "../../api/use-generate-description.ts";
import { MAX_DESCRIPTION_LENGTH } from "../draft-faults.ts";
import { HelpButton } from "../help-button.tsx";
import { HelpNote } from "../help-note.tsx";
import type { ProjectDraft } from "../project-draft.ts";

type DescriptionFieldProps = {
  draft: ProjectDraft;
  help: ReturnType<typeof useGenerateDescription>;
  /** The address was refused: the field of the address says so. */
  hasRefusal: boolean;
  fault: string | undefined;
  onChange: (description: string) => void;
};

/** Where the counter begins to matter. */
const NEAR_THE_END = MAX_DESCRIPTION_LENGTH - 500;

const ID = "project-description";
const NOTE_ID = `${ID}-note`;

export function DescriptionField({
  draft,
  help,
  hasRefusal,
  fault,
  onChange,
}: DescriptionFieldProps) {
  const length = draft.description.trim().length;
  const hasUrl = draft.url.trim() !== "";
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-end justify-between gap-3">
        <label htmlFor={ID} className="text-sm font-medium">
          Project Description
        </label>
        <HelpButton
          label="Generate"
          busyLabel="Generating..."
          isBusy={help.isPending}
          isDisabled={!hasUrl}
          onClick={help.run}
        />
      </div>
      <textarea
        id={ID}
        rows={6}
        value={draft.description}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={NOTE_ID}
        className={classNames(controlClass, "min-h-36 py-2")}
      />
      <div id={NOTE_ID} className="flex flex-col gap-1">
        {fault && <p className="text-sm text-fail">{fault}</p>}
        {length > NEAR_THE_END && (
          <p className="font-mono text-xs text-muted">
            {formatCount(length)} of {formatCount(MAX_DESCRIPTION_LENGTH)} characters
          </p>
        )}
        <HelpNote
          notice={help.data?.notice}
          error={hasRefusal ? null : help.error}
          failed={DESCRIPTION_FAILED}
        />
        {!hasUrl && (
          <p className="text-sm text-muted">
            With an address below, Generate writes a first version.
          </p>
        )}
      </div>
    </div>
  );
}
