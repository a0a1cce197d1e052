import { ApiError } from "#contract/client.ts";
import {
  findFaults,
  type ProjectDraft,
  findReplaced,
} from "#web/features/new-project/wizard/project-draft.ts";
import { AddressField } from "./address-field.tsx";
import type { StepProps } from "#web/features/new-project/wizard/use-wizard-calls.ts";
import { PROJECT_DESCRIPTION } from "#engine/projects/project-fields.ts";
import { BRIEF_FILE } from "#engine/projects/project-limits.ts";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass, TextField } from "#web/components/ui/field-frame.tsx";
import type { useGenerateDescription } from "#web/features/new-project/api/use-field-help.ts";
import { HelpButton, HelpNote } from "#web/features/new-project/wizard/help-button.tsx";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { useFileDrop } from "#web/lib/hooks/use-file-drop.ts";
import type { useUploadBrief } from "#web/features/new-project/api/use-read-sources.ts";
import { describeFailure } from "#web/features/new-project/wizard/describe-failure.ts";
import type { DraftStore } from "#web/features/new-project/wizard/draft-store.ts";
import { formatCount } from "#engine/text/format.ts";
import { TOASTS } from "#web/features/new-project/toasts.ts";

export function ProjectStep({ draft, store, calls }: StepProps) {
  const faults = findFaults(draft);
  const refusal = findRefusal(calls.description.error);
  const isNameFault = calls.creation.hasTried || draft.name.trim() !== "";
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <div className="flex flex-col gap-5">
        <AddressField draft={draft} store={store} calls={calls} refusal={refusal} />
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
      </div>
      <BriefUpload store={store} upload={calls.brief} />
    </div>
  );
}

/** What was wrong with the address itself, rather than with reading it. */
function findRefusal(error: unknown): string | null {
  return error instanceof ApiError && error.status === 400 ? error.serverMessage : null;
}

type DescriptionFieldProps = {
  draft: ProjectDraft;
  help: ReturnType<typeof useGenerateDescription>;
  /** The address was refused: the field of the address says so. */
  hasRefusal: boolean;
  fault: string | undefined;
  onChange: (description: string) => void;
};

/** Where the counter begins to matter. */
const NEAR_THE_END = PROJECT_DESCRIPTION.longest - 500;

const ID = "project-description";
const NOTE_ID = `${ID}-note`;

function DescriptionField({ draft, help, hasRefusal, fault, onChange }: DescriptionFieldProps) {
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
            {formatCount(length)} of {formatCount(PROJECT_DESCRIPTION.longest)} characters
          </p>
        )}
        <HelpNote
          notice={help.data?.notice}
          error={hasRefusal ? null : help.error}
          failed={TOASTS.description.failed}
        />
        {!hasUrl && <p className="text-sm text-muted">Add an address to generate one.</p>}
      </div>
    </div>
  );
}

const NOT_READ = "Unable to read the brief. Please try again later.";

const FAULT_ID = "brief-fault";

type BriefUploadProps = { store: DraftStore; upload: ReturnType<typeof useUploadBrief> };

/** A brief that is already written fills in the step; it never replaces words without asking. */
function BriefUpload({ store, upload }: BriefUploadProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const { waiting } = upload;
  const replaced = waiting ? findReplaced(store.read(), waiting) : [];
  const fault =
    tooLarge ?? (upload.error && describeFailure(upload.error, NOT_READ, !navigator.onLine));

  function send(file: File | undefined) {
    if (!file || upload.isPending) return;
    upload.reset();
    setTooLarge(file.size > BRIEF_FILE.mostBytes ? BRIEF_FILE.tooLarge : null);
    if (file.size <= BRIEF_FILE.mostBytes) upload.send(file);
  }

  const drop = useFileDrop(([file]) => send(file));

  return (
    <section
      aria-label="Upload a brief"
      {...drop.handlers}
      className={classNames(
        "rounded-card border border-dashed p-5 transition-colors sm:p-6",
        drop.isOver ? "border-accent bg-accent-soft" : "border-edge",
      )}
    >
      <h3 className="text-lg">Have a brief?</h3>
      <p className="mt-1 text-base text-soft">Text, PDF or Word</p>
      <input
        ref={picker}
        type="file"
        accept=".txt,.md,.markdown,.csv,.pdf,.docx,text/plain,text/markdown,text/csv,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        aria-label="Brief"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          send(event.target.files?.[0]);
          // The same file, corrected, can be picked again.
          event.target.value = "";
        }}
      />
      <Button
        tone="secondary"
        size="sm"
        className="mt-4"
        isBusy={upload.isPending}
        aria-describedby={fault ? FAULT_ID : undefined}
        onClick={() => picker.current?.click()}
      >
        {!upload.isPending && <FileUp size={15} />}
        {upload.isPending ? "Reading..." : "Upload a brief"}
      </Button>
      {fault && (
        <p id={FAULT_ID} role="alert" className="mt-3 text-sm text-fail">
          {typeof fault === "string" ? fault : (fault.detail ?? fault.message)}
        </p>
      )}
      <ConfirmDialog
        isOpen={waiting !== null}
        onOpenChange={(isOpen) => !isOpen && upload.decide(false)}
        title={`Replace your ${replaced.join(" and ")}?`}
        description="The brief has its own."
        confirmLabel="Replace"
        onConfirm={() => upload.decide(true)}
      />
    </section>
  );
}
