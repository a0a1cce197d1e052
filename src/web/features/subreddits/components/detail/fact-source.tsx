import type { SubredditDetail } from "#contract/subreddit.ts";
import { ApiError } from "#contract/client.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { Section } from "./section.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { formatFactDate } from "#engine/text/format.ts";
import { changeListed } from "#web/features/subreddits/api/use-subreddit-lists.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

export function FactSource({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const update = useUpdateFromReddit(subreddit.id);
  return (
    <Section title="Where this comes from">
      <p className="text-sm text-soft">{describeSource(subreddit, timezone)}</p>
      <Button
        tone="ghost"
        size="sm"
        className="mt-2 -ml-3"
        isBusy={update.isPending}
        onClick={() => update.mutate()}
      >
        Update from Reddit
      </Button>
      <output className="block text-sm text-soft">
        {update.isError && describeFailure(update.error)}
      </output>
    </Section>
  );
}

function describeSource(subreddit: SubredditDetail, timezone: string): string {
  const { source, refreshedAt, isDescriptionHandWritten } = subreddit;
  const description = isDescriptionHandWritten
    ? "The description and the notes are written by us."
    : subreddit.description && "The description is composed from these facts.";
  const when = refreshedAt
    ? formatMoment(refreshedAt, timezone)
    : formatFactDate(subreddit.membersAsOf);
  return `${SOURCES[source]}, ${when}. ${description}`.trimEnd();
}

const SOURCES: Record<SubredditDetail["source"], string> = {
  catalogue: "The catalogue that comes with Foothold",
  import: "An import of this installation's operator",
  reddit: "Reddit",
};

/** 'Not configured' is the server's to say; a general sentence would send people to try again. */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === "UNAVAILABLE" && error.serverMessage) {
    return error.serverMessage;
  }
  return errorMessage(error, { service: "Reddit" }, !navigator.onLine);
}

/** Failures are told where the button is, so there is no toast for them. */
function useUpdateFromReddit(subredditId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.updateSubredditData({ params: { subredditId } }),
    onSuccess: (detail) => {
      cache.setQueryData(queryKeys.subreddits.detail(subredditId), detail);
      changeListed(cache, subredditId, (card) => ({ ...card, ...detail }));
      void refreshAfter(cache, "community-changed");
      showToast("success", `${detail.fullName} is up to date`);
    },
  });
}
