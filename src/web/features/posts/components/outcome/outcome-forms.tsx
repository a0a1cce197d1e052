import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { isNews, readCounts, findReasonFault } from "#web/features/posts/outcome/outcome-entry.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { isSettled } from "#engine/results/measured-post.ts";
import { TextField, TextArea } from "#web/components/ui/field-frame.tsx";
import { useUpdatePerformance } from "#web/features/posts/api/use-save-post.ts";
import { keepFaults } from "#engine/text/text-field.ts";
import { type FocusEvent, useEffect, useRef } from "react";

/** Two numbers, as Reddit shows them under the post: a tap on each, and leaving saves them. */
export function CountsForm({ post, timezone }: { post: RoadmapPost; timezone: string }) {
  const { upvotes = null, comments = null } = post.performance ?? {};
  const save = useUpdatePerformance(post.id);
  const form = useDraftForm({
    saved: { upvotes: upvotes?.toString() ?? "", comments: comments?.toString() ?? "" },
    findFaults: (typed) => readCounts(typed).faults,
    send: (typed) => save.mutateAsync(readCounts(typed).counts),
  });
  const leave = useSaveOnLeave(() => {
    if (isNews(form.values, { upvotes, comments })) void form.save();
  });
  const common = {
    className: "min-w-0 flex-1 basis-28",
    inputMode: "numeric",
    autoComplete: "off",
    onBlur: leave,
  } as const;
  return (
    <form {...form.props} aria-label="Numbers" className="border-t border-line pt-5">
      <div className="flex flex-wrap items-start gap-3">
        <TextField label="Upvotes" {...common} {...form.field("upvotes")} />
        <TextField label="Comments" {...common} {...form.field("comments")} />
        <Button type="submit" tone="secondary" isBusy={form.isSending} className="mt-6.5">
          Save numbers
        </Button>
      </div>
      <output className="mt-2 block min-h-5 text-sm text-muted">
        {form.isSent ? `Numbers saved.${wordEarly(post)}` : wordSource(post, timezone)}
      </output>
      {form.failure !== null && (
        <p role="alert" className="text-sm text-fail">
          {errorMessage(
            form.failure,
            { fallback: "We couldn't save the numbers. They're still here. Please try again." },
            !navigator.onLine,
          )}
        </p>
      )}
    </form>
  );
}

/** Whose numbers they are and of when; the newest count. */
function wordSource(post: RoadmapPost, timezone: string): string | null {
  const { performance, check } = post;
  if (!performance?.countedAt) return null;
  const when = formatMoment(performance.countedAt, timezone);
  // What is looked at once more by itself comes anew.
  const more = check?.watch && check.next ? "" : wordEarly(post);
  return performance.countedBy === "reddit"
    ? `Read from Reddit on ${when}.${more}`
    : `Entered by you on ${when}.${more}`;
}

/** What is counted on the first day is kept, and asked for once more. */
function wordEarly({ performance, postedAt, createdAt }: RoadmapPost): string {
  if (!performance?.countedAt) return "";
  return isSettled(new Date(postedAt ?? createdAt), new Date(performance.countedAt))
    ? ""
    : " Results use them after a day.";
}

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
            { fallback: "We couldn't save the reason. It's still here. Please try again." },
            !navigator.onLine,
          )}
        </p>
      )}
    </form>
  );
}

/** Saves when the focus leaves the form of a field or the dialog closes over it: typing is all it takes. */
function useSaveOnLeave(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => latest.current(), []);
  return ({ target, relatedTarget }: FocusEvent) => {
    if (!target.closest("form")?.contains(relatedTarget)) latest.current();
  };
}
