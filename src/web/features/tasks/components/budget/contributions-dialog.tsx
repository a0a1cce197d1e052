import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import type { Contributions } from "#contract/task.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { toZonedInput } from "#web/lib/zoned-time.ts";
import {
  useLogContribution,
  useDeleteContribution,
} from "#web/features/tasks/api/use-log-contribution.ts";
import {
  type ContributionEdit,
  type ContributionSort,
  SORTS,
  toContribution,
} from "#web/features/tasks/read-contribution.ts";
import { formatCount } from "#engine/text/format.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

type ContributionsDialogProps = {
  subredditId: string;
  fullName: string;
  isOpen: boolean;
  onClose: () => void;
};

/** What was logged in one community, and a form for what one click can't say. */
export function ContributionsDialog({
  subredditId,
  fullName,
  isOpen,
  onClose,
}: ContributionsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={`What you logged in ${fullName}`}
      description="Posts from Foothold already count."
    >
      <ContributionForm subredditId={subredditId} fullName={fullName} />
      <Logged subredditId={subredditId} />
    </Dialog>
  );
}

function Logged({ subredditId }: { subredditId: string }) {
  const contributions = useContributions(subredditId);
  if (contributions.isPending) {
    return (
      <SkeletonGroup label="Loading your log" className="mt-6 flex flex-col gap-2">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </SkeletonGroup>
    );
  }
  if (!contributions.data) {
    return (
      <div className="mt-6">
        <ErrorNotice
          title="We couldn't load your log"
          text={errorMessage(contributions.error, {}, !navigator.onLine)}
          onRetry={() => void contributions.refetch()}
          isRetrying={contributions.isFetching}
        />
      </div>
    );
  }
  return <ContributionList {...contributions.data} />;
}

/** What the user logged in one community. */
function useContributions(subredditId: string) {
  return useQuery({
    queryKey: queryKeys.contributions.of(subredditId),
    queryFn: ({ signal }) => api.listContributions({ query: { subredditId } }, { signal }),
  });
}

function ContributionList({ items, total }: Contributions) {
  const { timezone } = useUser();
  const remove = useDeleteContribution();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="mt-6 outline-none">
      {items.length === 0 ? (
        <p className="border-t border-line pt-4 text-base text-soft">Nothing logged yet.</p>
      ) : (
        <ul aria-label="Logged" className="divide-y divide-line border-t border-line">
          {items.map((each) => {
            const when = formatMoment(each.at, timezone);
            return (
              <li key={each.id} className="flex items-center gap-3 py-1">
                <p className="min-w-0 flex-1 text-base">
                  {each.kind === "comment" ? "Comment" : "Post"}
                  {each.isPromotional && ", promotional"}
                  <span className="block text-sm text-muted">
                    {when}
                    {each.permalink && (
                      <>
                        {" · "}
                        <a
                          href={each.permalink}
                          target="_blank"
                          rel="noopener noreferrer"
                          className="underline underline-offset-2"
                        >
                          On Reddit
                        </a>
                      </>
                    )}
                  </span>
                </p>
                <IconButton
                  label={`Delete the ${each.kind} of ${when}`}
                  onClick={() => {
                    // The row goes, and the keyboard must not start at the top again.
                    list.current?.focus({ preventScroll: true });
                    remove.mutate(each);
                  }}
                >
                  <Trash2 size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {total > items.length && (
        <p className="mt-3 text-sm text-muted">
          The newest {items.length} of {formatCount(total)}.
        </p>
      )}
    </div>
  );
}

const NAMES: Record<ContributionSort, string> = {
  "helpful-comment": "A helpful comment",
  "helpful-post": "A helpful post",
  "promotional-comment": "A comment about my own work",
  "promotional-post": "A post about my own work",
};

const OPTIONS = SORTS.map((value) => ({ value, label: NAMES[value] }));
const EMPTY: ContributionEdit = { sort: "helpful-comment", permalink: "", at: "" };

/** Nothing that was typed goes before it is saved. */
function ContributionForm({ subredditId, fullName }: { subredditId: string; fullName: string }) {
  const { timezone } = useUser();
  const now = useNow();
  const log = useLogContribution(fullName);
  const form = useDraftForm({
    start: EMPTY,
    send: (edit) => log.mutateAsync(toContribution(edit, subredditId, timezone)),
    onSent: () => form.reset(),
  });
  return (
    <form {...form.props} className="grid gap-4 sm:grid-cols-2">
      <Select
        label="You wrote"
        options={OPTIONS}
        value={form.values.sort}
        onChange={(sort) => form.change({ sort: sort as ContributionSort })}
      />
      <TextField
        label="When"
        type="datetime-local"
        max={toZonedInput(now, timezone)}
        hint="Empty means now."
        {...form.field("at")}
      />
      <TextField
        className="sm:col-span-2"
        label="Its address (optional)"
        inputMode="url"
        autoComplete="off"
        placeholder={`https://www.reddit.com/${fullName}/comments/`}
        {...form.field("permalink")}
      />
      <div>
        <Button type="submit" size="sm" isBusy={form.isSending}>
          Log it
        </Button>
      </div>
    </form>
  );
}
