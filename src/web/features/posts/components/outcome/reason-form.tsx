import { keepFaults } from "#engine/text/text-field.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { useSaveOnLeave } from "#web/features/posts/outcome/use-save-on-leave.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";
import { useUpdatePerformance } from "#web/features/posts/api/use-keep-post.ts";
import { findReasonFault } from "#web/features/posts/outcome/outcome-words.ts";

/** What the moderators or Reddit said about a removal, in their own words. */
export function ReasonForm({ post }: { post: RoadmapPost }) {
  const kept = post.performance?.removedReason ?? "";
  const save = useUpdatePerformance(post.id);
  const isNew = ({ reason }: { reason: string }) => reason.trim() !== kept;
  const form = useDraftForm({
    saved: { reason: kept },
    findFaults: ({ reason }) => keepFaults({ reason: findReasonFault(reason) }),
    isJudgedAtOnce: true,
    send: async ({ reason }) => {
      if (isNew({ reason })) await save.mutateAsync({ removedReason: reason.trim() || null });
    },
    isChanged: isNew,
  });
  const leave = useSaveOnLeave(() => void form.save());
  return (
    <form {...form.props} aria-label="Reason">
      <TextArea
        label="Were you given a reason?"
        hint="Paste it as the moderators or Reddit wrote it."
        rows={2}
        onBlur={leave}
        {...form.field("reason")}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" tone="secondary" size="sm" isBusy={form.isSending}>
          Save reason
        </Button>
        <output className="text-sm text-muted">
          {save.isSuccess && !form.isChanged && "Reason saved"}
        </output>
      </div>
      {form.failure !== null && (
        <p role="alert" className="mt-2 text-sm text-fail">
          {errorMessage(
            form.failure,
            { fallback: "The reason was not saved. It is still here. Please try again." },
            !navigator.onLine,
          )}
        </p>
      )}
    </form>
  );
}
