import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { classNames } from "#web/lib/class-names.ts";
import type { useUploadBrief } from "../api/use-upload-brief.ts";
import { findReplaced } from "./brief-answer.ts";
import { describeFailure } from "./describe-failure.ts";
import { MAX_BRIEF_BYTES } from "./draft-faults.ts";
import type { DraftStore } from "./draft-store.ts";
import { useFileDrop } from "./use-file-drop.ts";

const NOT_READ = "Unable to read the brief. Please try again later.";
/** As the server says it; a large file is not sent first to hear it. */
const TOO_LARGE = "This file is larger than 2 MB. Shorten the brief or save it as text.";

type BriefUploadProps = { store: DraftStore; upload: ReturnType<typeof useUploadBrief> };

/** A brief that is already written fills in the step; it never replaces words without asking. */
export function BriefUpload({ store, upload }: BriefUploadProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const { waiting } = upload;
  const replaced = waiting ? findReplaced(store.read(), waiting) : [];
  const fault =
    tooLarge ?? (upload.error && describeFailure(upload.error, NOT_READ, !navigator.onLine));

  function send(file: File | undefined) {
    if (!file || upload.isPending) return;
    upload.reset();
    setTooLarge(file.size > MAX_BRIEF_BYTES ? TOO_LARGE : null);
    if (file.size <= MAX_BRIEF_BYTES) upload.send(file);
  }

  const drop = useFileDrop(send);

  return (
    <section
      aria-label="Upload a brief"
      {...drop.handlers}
      className={classNames(
        "rounded-card border border-dashed p-5 transition-colors sm:p-6",
        drop.isOver ? "border-accent bg-accent-soft" : "border-edge",
      )}
    >
      <h3 className="text-lg">Have a brief already?</h3>
      <p className="mt-1 text-base text-soft">
        Drop it here or pick it, and it fills in this step. Text, Markdown, CSV, PDF or Word
        (.docx), up to 2 MB.
      </p>
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
        onClick={() => picker.current?.click()}
      >
        {!upload.isPending && <FileUp size={15} />}
        {upload.isPending ? "Reading..." : "Upload a brief"}
      </Button>
      {fault && (
        <p role="alert" className="mt-3 text-sm text-fail">
          {typeof fault === "string" ? fault : (fault.detail ?? fault.message)}
        </p>
      )}
      <ConfirmDialog
        isOpen={waiting !== null}
        onOpenChange={(isOpen) => !isOpen && upload.decide(false)}
        title="Replace what you typed?"
        description={`The brief has its own ${replaced.join(" and ")}. Yours would be replaced.`}
        confirmLabel="Replace"
        onConfirm={() => upload.decide(true)}
      />
    </section>
  );
}
