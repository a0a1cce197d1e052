import type { OverBudget } from "#contract/task.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useState } from "react";
import { toZonedInput } from "#web/lib/zoned-time.ts";
import type { PostForm } from "#web/features/posts/use-post-form.ts";

type OverBudgetDialogProps = {
  /** What it says while it is open, and while it fades. */
  overBudget: OverBudget;
  fullName: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onMove: (laterAt: string) => void;
};

/** A question, not a ban: why not, what instead, and the way on all the same. */
export function OverBudgetDialog({
  overBudget: { reasons, laterAt, commentsFirst },
  fullName,
  isOpen,
  isBusy,
  onClose,
  onConfirm,
  onMove,
}: OverBudgetDialogProps) {
  const { timezone } = useUser();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={`Schedule over your budget for ${fullName}?`}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="secondary" isBusy={isBusy} onClick={onConfirm}>
            Schedule anyway
          </Button>
          {laterAt && (
            <Button isBusy={isBusy} onClick={() => onMove(laterAt)}>
              Move to the later time
            </Button>
          )}
        </>
      }
    >
      <ul aria-label="Reasons against it" className="flex flex-col gap-3">
        {reasons.map((reason) => (
          <li key={reason} className="border-l-2 border-warn pl-3 text-base">
            {reason}
          </li>
        ))}
      </ul>
      {(laterAt || commentsFirst > 0) && (
        <p className="mt-4 text-base text-soft">
          Instead:{" "}
          {[
            commentsFirst > 0 &&
              `${commentsFirst === 1 ? "1 helpful comment" : `${commentsFirst} helpful comments`} there first`,
            laterAt && `post on ${formatMoment(laterAt, timezone)}`,
          ]
            .filter(Boolean)
            .join(", then ")}
          .
        </p>
      )}
    </Dialog>
  );
}

type BudgetQuestionProps = {
  form: PostForm;
  fullName: string;
  onSave: (confirmed: { isOverBudgetConfirmed: true } | { scheduledFor: string }) => Promise<void>;
};

/** Asked over the form, which keeps everything that was typed. */
export function BudgetQuestion({ form, fullName, onSave }: BudgetQuestionProps) {
  const { timezone } = useUser();
  // It says the same while it fades.
  const [last, setLast] = useState(form.overBudget);
  if (form.overBudget && form.overBudget !== last) setLast(form.overBudget);
  if (!last) return null;
  return (
    <OverBudgetDialog
      overBudget={last}
      fullName={fullName}
      isOpen={form.overBudget !== null}
      isBusy={form.isSaving}
      onClose={form.closeQuestion}
      onConfirm={() => void onSave({ isOverBudgetConfirmed: true })}
      onMove={(laterAt) => {
        form.change({ scheduledFor: toZonedInput(new Date(laterAt), timezone) });
        void onSave({ scheduledFor: laterAt });
      }}
    />
  );
}
