import { useId } from "react";
import { isFilled } from "#web/features/new-project/api/accept-answer.ts";
import { isFromPage } from "#web/features/new-project/wizard/fill-from-page.ts";
import { HelpButton, HelpNote } from "#web/features/new-project/wizard/help-button.tsx";
import type { ProjectDraft } from "#web/features/new-project/wizard/project-draft.ts";
import {
  type useDetectAudience,
  type useDetectCategory,
  canDetect,
} from "#web/features/new-project/api/use-detection.ts";

type DetectRowProps = {
  draft: ProjectDraft;
  field: "category" | "targetAudience";
  detection: ReturnType<typeof useDetectCategory> | ReturnType<typeof useDetectAudience>;
  /** The page is still being read, and may answer this step. */
  isReading: boolean;
  failed: string;
};

export function DetectRow({ draft, field, detection, isReading, failed }: DetectRowProps) {
  const noteId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <HelpButton
        label="Auto-detect"
        busyLabel="Detecting..."
        isBusy={detection.isPending}
        isDisabled={!canDetect(draft)}
        onClick={detection.run}
        noteId={noteId}
      />
      {/* As high with words as without, so that nothing below moves when they come. */}
      <div id={noteId} aria-live="polite" className="min-h-5 max-sm:basis-full">
        <HelpNote
          notice={detection.notice ?? sayWhence(draft, field, { ...detection, isReading })}
          error={detection.error}
          failed={failed}
        />
      </div>
    </div>
  );
}

function sayWhence(
  draft: ProjectDraft,
  field: DetectRowProps["field"],
  {
    isReading,
    isPending,
    isSuccess,
  }: { isReading: boolean; isPending: boolean; isSuccess: boolean },
): string | null {
  if (isReading) return "Reading your page...";
  if (!canDetect(draft)) return "Auto-detect needs a description or an address from step 1.";
  if (isPending || !isFilled(draft, field)) return null;
  if (isFromPage(draft, field)) return "Read from your page.";
  return isSuccess ? "Detected from your description." : null;
}
