import type { Session } from "#contract/auth.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void };

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
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
