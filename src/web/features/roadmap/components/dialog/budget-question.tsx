import { useState } from "react";
import { useUser } from "#web/lib/session.ts";
import { toZonedInput } from "#web/lib/zoned-time.ts";
import type { PostForm } from "../../use-post-form.ts";
import { OverBudgetDialog } from "./over-budget-dialog.tsx";

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
