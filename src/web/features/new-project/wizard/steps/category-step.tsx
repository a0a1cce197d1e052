import { KIND_NAMES, PROJECT_KINDS, type ProjectKind } from "#engine/interview/project-kind.ts";
import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { Select } from "#web/components/ui/select.tsx";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { pickCategory } from "#web/features/new-project/wizard/follow-pick.ts";
import type { StepProps } from "#web/features/new-project/wizard/use-wizard-calls.ts";
import {
  type useDetectAudience,
  type useDetectCategory,
  canDetect,
} from "#web/features/new-project/api/use-field-help.ts";
import { useId } from "react";
import { isFilled } from "#web/features/new-project/api/accept-answer.ts";
import { isFromPage, type ProjectDraft } from "#web/features/new-project/wizard/project-draft.ts";
import { HelpButton, HelpNote } from "#web/features/new-project/wizard/help-button.tsx";
import { TOASTS } from "#web/features/new-project/toasts.ts";

export function CategoryStep({ draft, store, calls }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
      <DetectRow
        draft={draft}
        field="category"
        detection={calls.category}
        isReading={calls.page.isReading}
        failed={TOASTS.category.failed}
      />
      <OptionGrid
        label="Category"
        kind="one"
        options={PROJECT_CATEGORIES}
        chosen={draft.category ? [draft.category] : []}
        onPick={(category) => pickCategory(store, category)}
        className="sm:grid-cols-2 lg:grid-cols-4"
      />
      <Select
        label="Kind of project"
        options={KINDS}
        value={draft.kind ?? DETECTED}
        onChange={(kind) =>
          store.update({ kind: kind === DETECTED ? null : (kind as ProjectKind) })
        }
        className="mt-2 max-w-xs"
      />
    </div>
  );
}

const DETECTED = "detected";

/** It decides which questions are asked, and how posts are worded. */
const KINDS = [
  { value: DETECTED, label: "As detected" },
  ...PROJECT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
];

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
  if (!canDetect(draft)) return "Describe your project first.";
  if (isPending || !isFilled(draft, field)) return null;
  if (isFromPage(draft, field)) return "From your page.";
  return isSuccess ? "From your description." : null;
}
