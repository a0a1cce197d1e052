import { useState } from "react";
import { MAX_WEBHOOKS } from "#engine/webhooks/webhook.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useWebhooks } from "../../api/use-webhooks.ts";
import { NewWebhookDialog } from "./new-webhook-dialog.tsx";
import { WebhookRow } from "./webhook-row.tsx";

export function WebhookSettings() {
  const webhooks = useWebhooks();
  const [isAdding, setIsAdding] = useState(false);
  const items = webhooks.data?.items ?? [];
  const isFull = items.length >= MAX_WEBHOOKS;
  return (
    <Card
      title="Webhooks"
      description="Messages to Slack, Discord or your own server."
      action={
        !isFull && (
          <Button tone="secondary" size="sm" onClick={() => setIsAdding(true)}>
            Add webhook
          </Button>
        )
      }
    >
      {webhooks.isPending && (
        <SkeletonGroup label="Loading webhooks" className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
      {webhooks.isError && (
        <ErrorNotice
          title="Your webhooks could not be loaded"
          text={errorMessage(webhooks.error, {}, !navigator.onLine)}
          onRetry={() => void webhooks.refetch()}
          isRetrying={webhooks.isFetching}
        />
      )}
      {webhooks.isSuccess && items.length === 0 && <p className="text-soft">No webhooks yet.</p>}
      <ul className="divide-y divide-line">
        {items.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      {isFull && (
        <p className="mt-3 text-sm text-soft">
          You have {MAX_WEBHOOKS} webhooks, which is the most. Delete one to add another.
        </p>
      )}
      {isAdding && <NewWebhookDialog onClose={() => setIsAdding(false)} />}
    </Card>
  );
}
