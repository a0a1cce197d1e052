import type { WebhookDelivery } from "#contract/webhook.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useDeliveries, useSendNow } from "../../api/use-webhooks.ts";
import { wordDelivery } from "../../webhooks/word-webhook.ts";

/** The last 50 messages of a webhook, the newest first. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const deliveries = useDeliveries(webhookId);
  const send = useSendNow();
  const items = deliveries.data?.items ?? [];
  if (deliveries.isPending) {
    return (
      <SkeletonGroup label="Loading the log" className="flex flex-col gap-3">
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  if (deliveries.isError) {
    return (
      <ErrorNotice
        title="We couldn't load the log"
        text={errorMessage(deliveries.error, {}, !navigator.onLine)}
        onRetry={() => void deliveries.refetch()}
        isRetrying={deliveries.isFetching}
      />
    );
  }
  if (items.length === 0) return <p className="text-sm text-soft">Nothing was sent yet.</p>;
  return (
    <ol
      aria-label="Log, the newest first"
      className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line bg-sunken px-3.5"
    >
      {items.map((delivery) => (
        <DeliveryLine
          key={delivery.id}
          delivery={delivery}
          isSending={send.isPending && send.variables.deliveryId === delivery.id}
          onSend={() => send.mutate({ webhookId, deliveryId: delivery.id })}
        />
      ))}
    </ol>
  );
}

type DeliveryLineProps = { delivery: WebhookDelivery; isSending: boolean; onSend: () => void };

const TONES = { good: "text-moss", bad: "text-fail", open: "text-soft" };

function DeliveryLine({ delivery, isSending, onSend }: DeliveryLineProps) {
  const { timezone } = useUser();
  const { name, state, tone, detail } = wordDelivery(delivery, timezone);
  const time = formatMoment(delivery.createdAt, timezone);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap gap-x-2">
          <span className="font-medium">{name}</span>
          <span className={classNames("font-medium", TONES[tone])}>{state}</span>
        </p>
        <p className="text-muted wrap-anywhere">
          <time dateTime={delivery.createdAt}>{time}</time>
          {delivery.about && ` · ${delivery.about}`}
        </p>
        {detail && <p className="wrap-anywhere">{detail}</p>}
        {delivery.answer && delivery.outcome !== "delivered" && (
          <p className="text-muted wrap-anywhere">
            It answered: <code className="font-mono">{delivery.answer}</code>
          </p>
        )}
      </div>
      <Button
        tone="ghost"
        size="sm"
        isBusy={isSending}
        onClick={onSend}
        aria-label={`Send again: ${name}, ${time}`}
      >
        Send again
      </Button>
    </li>
  );
}
