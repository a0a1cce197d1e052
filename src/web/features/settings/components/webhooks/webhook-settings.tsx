import { useState } from "react";
import {
  MAX_WEBHOOKS,
  NO_WEBHOOK_EVENTS,
  WEBHOOK_ADDRESS,
  WEBHOOK_EVENTS,
  type WebhookEventName,
  type WebhookShape,
} from "#engine/webhooks/webhook.ts";
import { recogniseShape } from "#engine/webhooks/recognise-shape.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { useWebhooks, useAddWebhook } from "../../api/use-webhooks.ts";
import { WebhookRow, EventChoice } from "./webhook-row.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { SHAPES } from "#web/features/settings/webhooks/word-webhook.ts";
import { CopyField } from "#web/features/settings/components/tokens/copy-field.tsx";
import { keepFaults } from "#engine/text/text-field.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { LoadState } from "#web/features/settings/components/load-state.tsx";
import { CreationFooter } from "#web/features/settings/components/creation-footer.tsx";

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
      <LoadState
        query={webhooks}
        loading="Loading webhooks"
        failed="We couldn't load your webhooks"
      >
        <Skeleton className="h-14 w-full" />
      </LoadState>
      {webhooks.isSuccess && items.length === 0 && <p className="text-soft">No webhooks yet.</p>}
      <ul className="divide-y divide-line">
        {items.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      {isFull && (
        <p className="mt-3 text-sm text-soft">
          You have {MAX_WEBHOOKS} webhooks, the maximum. Delete one first.
        </p>
      )}
      {isAdding && <NewWebhookDialog onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

type NewWebhook = {
  address: string;
  /** null until the user chooses. */
  shape: WebhookShape | null;
  events: WebhookEventName[];
};

const NOTHING: NewWebhook = { address: "", shape: null, events: [...WEBHOOK_EVENTS] };

function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const add = useAddWebhook();
  const form = useDraftForm({
    start: NOTHING,
    findFaults: ({ address, events }) =>
      keepFaults({
        address: address.trim() === "" ? WEBHOOK_ADDRESS.missing : null,
        events: events.length === 0 ? NO_WEBHOOK_EVENTS : null,
      }),
    send: (values) => add.mutateAsync({ ...values, shape: chooseShape(values) }),
    onSent: ({ secret }) => secret === null && onClose(),
  });
  const { values, faults, change, isSending } = form;
  const secret = form.result?.secret ?? null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!isSending}
      title={secret ? "Copy the signing secret now" : "Add a webhook"}
      description={secret ? "You won't see it again." : "To Slack, Discord or your server."}
    >
      {secret ? (
        <div className="flex flex-col gap-5">
          <CopyField label="Signing secret" text={secret} isFirst />
          <p className="text-sm text-soft">
            Messages are signed as{" "}
            <a
              href="https://www.standardwebhooks.com"
              className="underline underline-offset-2 hover:text-ink"
            >
              Standard Webhooks
            </a>{" "}
            describe. Their libraries check each message with this secret.
          </p>
          <div className="flex justify-end">
            <Button tone="secondary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <form {...form.props} className="flex flex-col gap-5">
          <TextField
            label="Address"
            name="address"
            type="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={WEBHOOK_ADDRESS.longest}
            placeholder="https://hooks.slack.com/services/…"
            {...form.field("address")}
            hint="In Slack: Apps, Incoming Webhooks. In Discord: the channel's settings, Integrations, Webhooks."
          />
          <div className="flex flex-col gap-1.5">
            <Select
              label="Send it as"
              options={SHAPES}
              value={chooseShape(values)}
              onChange={(shape) => change({ shape: shape as WebhookShape })}
            />
            {faults.shape && (
              <p role="alert" className="text-sm text-fail">
                {faults.shape}
              </p>
            )}
          </div>
          <EventChoice
            chosen={values.events}
            onChange={(events) => change({ events })}
            fault={faults.events ?? null}
          />
          <CreationFooter
            failure={form.failure}
            isSending={isSending}
            onClose={onClose}
            label="Add webhook"
          />
        </form>
      )}
    </Dialog>
  );
}

/** Until the user chooses, the address decides. */
function chooseShape({ address, shape }: NewWebhook): WebhookShape {
  const place = URL.parse(address.trim());
  return shape ?? (place ? recogniseShape(place) : "slack");
}
