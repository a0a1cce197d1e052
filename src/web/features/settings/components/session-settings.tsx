import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useEndSessions, useSessions } from "../api/use-sessions.ts";
import { SessionRow } from "./session-row.tsx";

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
      description="Where you are signed in. Sign out whatever you don't recognise."
      action={
        hasOthers && (
          <Button tone="secondary" size="sm" onClick={() => setIsConfirming(true)}>
            Sign out all others
          </Button>
        )
      }
    >
      {sessions.isPending && (
        <SkeletonGroup label="Loading sessions" className="flex flex-col gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <ErrorNotice
          title="Your sessions could not be loaded"
          text={errorMessage(sessions.error, {}, !navigator.onLine)}
          onRetry={() => void sessions.refetch()}
          isRetrying={sessions.isFetching}
        />
      )}
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
        description="Every other browser and device is signed out at once, and has to sign in again by e-mail. This one stays signed in."
        confirmLabel="Sign out all others"
        isBusy={endSessions.isPending}
        onConfirm={endOthers}
      />
    </Card>
  );
}
