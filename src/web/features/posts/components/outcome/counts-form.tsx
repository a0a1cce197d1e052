import { type FormEvent, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import {
  type CountFaults,
  isNews,
  readCounts,
  type TypedCounts,
} from "#web/features/posts/outcome/read-counts.ts";
import { useSaveOnLeave } from "#web/features/posts/outcome/use-save-on-leave.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { isSettled } from "#engine/results/measured-post.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { useUpdatePerformance } from "#web/features/posts/api/use-keep-post.ts";

/** Two numbers, as Reddit shows them under the post: a tap on each, and leaving saves them. */
export function CountsForm({ post, timezone }: { post: RoadmapPost; timezone: string }) {
  const { upvotes = null, comments = null } = post.performance ?? {};
  const [typed, setTyped] = useState<TypedCounts>({
    upvotes: upvotes?.toString() ?? "",
    comments: comments?.toString() ?? "",
  });
  const [faults, setFaults] = useState<CountFaults>({});
  const save = useUpdatePerformance(post.id);
  const send = () => {
    if (save.isPending) return;
    const read = readCounts(typed);
    setFaults(read.faults);
    if (Object.keys(read.faults).length === 0) save.mutate(read.counts);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const leave = useSaveOnLeave(() => {
    if (isNews(typed, { upvotes, comments })) send();
  });
  const field = (name: keyof TypedCounts, label: string) => (
    <TextField
      className="min-w-0 flex-1 basis-28"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed[name]}
      error={faults[name]}
      onBlur={leave}
      onChange={({ target }) => {
        setTyped((before) => ({ ...before, [name]: target.value }));
        setFaults((before) => ({ ...before, [name]: undefined }));
        save.reset();
      }}
    />
  );
  return (
    <form noValidate onSubmit={submit} aria-label="Numbers" className="border-t border-line pt-5">
      <div className="flex flex-wrap items-start gap-3">
        {field("upvotes", "Upvotes")}
        {field("comments", "Comments")}
        <Button type="submit" tone="secondary" isBusy={save.isPending} className="mt-6.5">
          Save numbers
        </Button>
      </div>
      <output className="mt-2 block min-h-5 text-sm text-muted">
        {save.isSuccess ? `Numbers saved.${wordEarly(post)}` : wordSource(post, timezone)}
      </output>
      {save.isError && (
        <p role="alert" className="text-sm text-fail">
          {errorMessage(
            save.error,
            { fallback: "The numbers were not saved. They are still here. Please try again." },
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
  const more = check?.watch && check.next ? " The next check updates them." : wordEarly(post);
  return performance.countedBy === "reddit"
    ? `Read from Reddit on ${when}.${more}`
    : `Entered by you on ${when}.${more}`;
}

/** What is counted on the first day is kept, and asked for once more. */
function wordEarly({ performance, postedAt, createdAt }: RoadmapPost): string {
  if (!performance?.countedAt) return "";
  return isSettled(new Date(postedAt ?? createdAt), new Date(performance.countedAt))
    ? ""
    : " Results use numbers from a day or more after the post.";
}
