import { type FormEvent, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useSaveOnLeave } from "#web/features/posts/outcome/use-save-on-leave.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";
import { useUpdatePerformance } from "#web/features/posts/api/use-keep-post.ts";
import { findReasonFault } from "#web/features/posts/outcome/outcome-words.ts";

/** What the moderators or Reddit said about a removal, in their own words. */
export function ReasonForm({ post }: { post: RoadmapPost }) {
  const kept = post.performance?.removedReason ?? "";
  const [reason, setReason] = useState(kept);
  const save = useUpdatePerformance(post.id);
  const fault = findReasonFault(reason);
  const isNew = reason.trim() !== kept;
  const send = () => {
    if (fault || !isNew || save.isPending) return;
    save.mutate({ removedReason: reason.trim() || null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const leave = useSaveOnLeave(send);
  return (
    <form noValidate aria-label="Reason" onSubmit={submit}>
      <TextArea
        label="Were you given a reason?"
        hint="Paste it as the moderators or Reddit wrote it."
        rows={2}
        value={reason}
        error={fault}
        onBlur={leave}
        onChange={({ target }) => {
          setReason(target.value);
          save.reset();
        }}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" tone="secondary" size="sm" isBusy={save.isPending}>
          Save reason
        </Button>
        <output className="text-sm text-muted">{save.isSuccess && !isNew && "Reason saved"}</output>
      </div>
      {save.isError && (
        <p role="alert" className="mt-2 text-sm text-fail">
          {errorMessage(
            save.error,
            { fallback: "The reason was not saved. It is still here. Please try again." },
            !navigator.onLine,
          )}
        </p>
      )}
    </form>
  );
}
