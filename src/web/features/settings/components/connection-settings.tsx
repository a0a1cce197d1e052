import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useConnections } from "#web/features/settings/api/use-connections.ts";
import { Fragment } from "react";
import { Badge, type BadgeTone } from "#web/components/ui/badge.tsx";
import type { Connection } from "#contract/health.ts";

export function ConnectionSettings() {
  const connections = useConnections();
  return (
    <Card title="What is connected" description="Foothold works without any of these.">
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

const STATES: Record<Connection["state"], { label: string; tone: BadgeTone }> = {
  connected: { label: "Connected", tone: "active" },
  "built-in": { label: "Built-in", tone: "completed" },
  "not-configured": { label: "Not configured", tone: "neutral" },
};

function ConnectionRow({ name, state, meaning, settings }: Connection) {
  const { label, tone } = STATES[state];
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-medium tracking-normal">{name}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 max-w-prose text-base text-soft">{meaning}</p>
      <p className="mt-1 text-sm text-muted">
        {state === "connected" ? "Connected by " : "Connect it with "}
        {settings.map((group, place) => (
          <Fragment key={group.join()}>
            {place > 0 && ", or with "}
            <SettingNames names={group} />
          </Fragment>
        ))}
      </p>
    </li>
  );
}

function SettingNames({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && (place === names.length - 1 ? " and " : ", ")}
      <code className="font-mono text-xs whitespace-nowrap text-soft">{name}</code>
    </Fragment>
  ));
}
