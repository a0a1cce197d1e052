import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Announcements } from "#contract/radar.ts";
import { wordReason } from "#engine/radar/word-find.ts";
import { Button } from "#web/components/ui/button.tsx";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { useUser } from "#web/lib/session/session.ts";
import { TOASTS } from "#web/features/subreddits/toasts.ts";

/** What the radar saw that may change the rules below; nothing changes until the user pastes them. */
export function RuleHints({ subredditId }: { subredditId: string }) {
  const cache = useQueryClient();
  const key = queryKeys.radar.announcements(subredditId);
  // Where it fails there is no hint, and everything else stands as it is.
  const hints = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.listAnnouncements({ params: { subredditId } }, { signal }),
  });
  const dismiss = useMutation({
    mutationFn: ({ id, projectId }: Announcements["items"][number]) =>
      api.dismissRadarEntry({ params: { projectId, entryId: id } }),
    onError: (error) => showError(error, { fallback: TOASTS.hintNotHidden }),
    onSettled: () => refreshAfter(cache, "radar-changed"),
  });
  const { timezone } = useUser();
  return hints.data?.items.map((hint) => (
    <aside
      key={hint.id}
      aria-label="Possible change of rules"
      className="rounded-card border border-line border-l-2 border-l-warn px-5 py-4"
    >
      <p className="text-base">
        <a
          href={hint.permalink}
          target="_blank"
          rel="noopener noreferrer"
          className="wrap-anywhere text-accent underline underline-offset-2"
        >
          {hint.title}
        </a>{" "}
        <span className="text-sm text-muted">({formatDay(hint.at, timezone)})</span>
      </p>
      <p className="mt-1 text-base text-soft">
        {wordReason({ is: "announces", what: hint.what })} If the rules changed, paste them below.
      </p>
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        isBusy={dismiss.isPending}
        onClick={() => dismiss.mutate(hint)}
      >
        I have seen it
      </Button>
    </aside>
  ));
}
