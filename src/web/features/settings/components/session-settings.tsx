import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { showError } from "#web/lib/error-message.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import type { Session } from "#contract/accounts/auth.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";
import { LoadState } from "#web/features/settings/components/load-state.tsx";

export function SessionSettings() {
  const sessions = useSessions();
  const endSessions = useEndSessions();
  const [isConfirming, setIsConfirming] = useState(false);
  const items = sessions.data?.items ?? [];
  const hasOthers = items.some((item) => !item.current);

  const endOthers = () => endSessions.mutate(null, { onSettled: () => setIsConfirming(false) });

  return (
    <Card
      title="Sessions"
      action={
        hasOthers && (
          <Button tone="secondary" size="sm" onClick={() => setIsConfirming(true)}>
            Sign out all others
          </Button>
        )
      }
    >
      <LoadState
        query={sessions}
        loading="Loading sessions"
        failed="We couldn't load your sessions"
      >
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </LoadState>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <SessionRow
            key={item.id}
            session={item}
            isEnding={endSessions.isPending && endSessions.variables === item.id}
            onEnd={() => endSessions.mutate(item.id)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Sign out everywhere else?"
        description="Your other devices have to sign in again."
        confirmLabel="Sign out all others"
        isBusy={endSessions.isPending}
        onConfirm={endOthers}
      />
    </Card>
  );
}

function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => api.listSessions({}, { signal }),
  });
}

/** Ends the session with this id, or every other one when there is none. */
function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) await api.revokeOtherSessions();
      else await api.revokeSession({ params: { sessionId } });
    },
    onSuccess: (_, sessionId) => {
      showToast("success", sessionId ? TOASTS.sessions.endedThere : TOASTS.sessions.endedElsewhere);
    },
    onError: (error) => showError(error, { fallback: TOASTS.sessions.notEnded }),
    onSettled: () => refreshAfter(queryClient, "session-ended"),
  });
}

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { timezone } = useUser();
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{session.device}</p>
        <p className="text-sm text-muted">
          Last used{" "}
          <time dateTime={session.lastUsedAt} className="font-mono">
            {formatMoment(session.lastUsedAt, timezone)}
          </time>
        </p>
      </div>
      {session.current ? (
        <Badge tone="active">This device</Badge>
      ) : (
        <Button
          tone="ghost"
          size="sm"
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={`Sign out ${session.device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
