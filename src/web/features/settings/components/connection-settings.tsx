import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useConnections } from "../api/use-connections.ts";
import { ConnectionRow } from "./connection-row.tsx";

export function ConnectionSettings() {
  const connections = useConnections();
  return (
    <Card
      title="What is connected"
      description="Foothold works in full with none of these. Whoever runs this server connects them by environment variables."
    >
      {connections.isPending && (
        <SkeletonGroup label="Loading connections" className="flex flex-col gap-4">
          {["database", "mail", "llm", "payments", "reddit"].map((id) => (
            <Skeleton key={id} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {connections.isError && (
        <ErrorNotice
          title="The connections could not be loaded"
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
