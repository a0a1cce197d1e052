import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useConnections } from "#web/features/settings/api/use-connections.ts";
import { Badge, type BadgeTone } from "#web/components/ui/badge.tsx";
import type { Connection } from "#contract/health.ts";

export function ConnectionSettings() {
  const connections = useConnections();
  return (
    <Card title="What's connected">
      {connections.isPending && (
        <SkeletonGroup label="Loading connections" className="flex flex-col gap-4">
          {["database", "mail", "llm", "payments", "reddit"].map((id) => (
            <Skeleton key={id} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {connections.isError && (
        <ErrorNotice
          title="We couldn't load the connections"
          text={errorMessage(connections.error, {}, !navigator.onLine)}
          onRetry={() => void connections.refetch()}
          isRetrying={connections.isFetching}
        />
      )}
      <ul className="divide-y divide-line">
        {connections.data?.items.map((connection) => (
          <ConnectionRow key={connection.id} {...connection} />
        ))}
      </ul>
    </Card>
  );
}

const STATES: Record<Connection["state"], { label: string; tone: BadgeTone }> = {
  connected: { label: "Connected", tone: "active" },
  "built-in": { label: "Built-in", tone: "completed" },
  "not-configured": { label: "Not connected", tone: "neutral" },
};

function ConnectionRow({ name, state, meaning }: Connection) {
  const { label, tone } = STATES[state];
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-medium tracking-normal">{name}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 max-w-prose text-base text-soft">{meaning}</p>
    </li>
  );
}
