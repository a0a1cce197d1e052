import { useState } from "react";
import type { ConnectedAssistant } from "#contract/accounts/assistant-access.ts";
import { formatLocalDate } from "#engine/clock/format-local.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import {
  useAssistants,
  useDisconnectAssistant,
} from "#web/features/settings/api/use-assistants.ts";
import { CopyField } from "#web/features/settings/components/tokens/copy-field.tsx";
import { SCOPES } from "#web/features/settings/tokens/word-token.ts";
import { useUser } from "#web/lib/session/session.ts";
import { LoadState } from "#web/features/settings/components/load-state.tsx";

/** The assistants that were allowed on the consent page, and the address that begins it. */
export function ConnectedAssistants() {
  const assistants = useAssistants();
  const disconnect = useDisconnectAssistant();
  const [asked, setAsked] = useState<ConnectedAssistant | null>(null);
  const items = assistants.data?.items ?? [];
  return (
    <Card
      title="Connect an assistant"
      description="Paste this address into an assistant. It then asks you for access."
    >
      <div className="max-w-2xl">
        <CopyField label="Address for assistants" text={`${window.location.origin}/mcp`} />
      </div>
      <div className="mt-5">
        <LoadState
          query={assistants}
          loading="Loading assistants"
          failed="We couldn't load your assistants"
        >
          <Skeleton className="h-14 w-full" />
        </LoadState>
        {assistants.isSuccess && items.length === 0 && (
          <p className="text-soft">No assistants yet.</p>
        )}
        <ul className="divide-y divide-line">
          {items.map((assistant) => (
            <AssistantRow
              key={assistant.id}
              assistant={assistant}
              onDisconnect={() => setAsked(assistant)}
            />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Disconnect ${asked?.name ?? "the assistant"}?`}
        description="It loses access at once."
        confirmLabel="Disconnect"
        isBusy={disconnect.isPending}
        onConfirm={() => asked && disconnect.mutate(asked.id, { onSettled: () => setAsked(null) })}
      />
    </Card>
  );
}

type AssistantRowProps = { assistant: ConnectedAssistant; onDisconnect: () => void };

function AssistantRow({ assistant, onDisconnect }: AssistantRowProps) {
  const { timezone } = useUser();
  const { name, returnsTo, scope, connectedAt, lastUsedAt } = assistant;
  const day = (at: string) => formatLocalDate(new Date(at), timezone);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          <Badge>{SCOPES[scope].name}</Badge>
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {returnsTo} · Connected {day(connectedAt)}.{" "}
          {lastUsedAt ? `Last used ${day(lastUsedAt)}.` : "Never used."}
        </p>
      </div>
      <Button tone="ghost" size="sm" onClick={onDisconnect} aria-label={`Disconnect ${name}`}>
        Disconnect
      </Button>
    </li>
  );
}
