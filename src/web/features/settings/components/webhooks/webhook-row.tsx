import { useState, useId } from "react";
import type { Webhook } from "#contract/webhook.ts";
import { type WebhookEventName, WEBHOOK_EVENTS } from "#engine/webhooks/webhook.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session/session.ts";
import {
  useDeleteWebhook,
  useRotateSecret,
  useSendNow,
  useUpdateWebhook,
} from "../../api/use-webhooks.ts";
import {
  listEvents,
  nameShape,
  wordDelivery,
  wordTrouble,
  EVENTS,
} from "../../webhooks/word-webhook.ts";
import { CopyField } from "../tokens/copy-field.tsx";
import { DeliveryLog } from "./delivery-log.tsx";

type Question = "delete" | "secret" | "events";

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { timezone } = useUser();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isLogOpen, setIsLogOpen] = useState(false);
  const update = useUpdateWebhook();
  const remove = useDeleteWebhook();
  const test = useSendNow();
  const { id, address, isOn } = webhook;
  const trouble = wordTrouble(webhook, timezone);
  const result = test.data && wordDelivery(test.data, timezone);
  const close = () => setQuestion(null);

  return (
    <li className="flex flex-col gap-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">{address}</span>
          <Badge>{nameShape(webhook.shape)}</Badge>
          <Badge tone={isOn ? "active" : "paused"}>{isOn ? "On" : "Off"}</Badge>
        </p>
        <p className="text-sm text-muted">{listEvents(webhook.events)}</p>
        {trouble && <p className="mt-1 text-sm text-fail">{trouble}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="sm"
          isBusy={test.isPending}
          onClick={() => {
            setIsLogOpen(true);
            test.mutate({ webhookId: id });
          }}
        >
          Send a test
        </Button>
        <Button
          tone="secondary"
          size="sm"
          isBusy={update.isPending && update.variables.body.isOn !== undefined}
          onClick={() => update.mutate({ webhookId: id, body: { isOn: !isOn } })}
        >
          {isOn ? "Turn off" : "Turn on"}
        </Button>
        <Button tone="ghost" size="sm" onClick={() => setQuestion("events")}>
          Change events
        </Button>
        {webhook.shape === "json" && (
          <Button tone="ghost" size="sm" onClick={() => setQuestion("secret")}>
            Replace secret
          </Button>
        )}
        <Button
          tone="ghost"
          size="sm"
          aria-expanded={isLogOpen}
          onClick={() => setIsLogOpen(!isLogOpen)}
        >
          {isLogOpen ? "Hide the log" : "Show the log"}
        </Button>
        <Button
          tone="ghost"
          size="sm"
          aria-label={`Delete ${address}`}
          onClick={() => setQuestion("delete")}
        >
          Delete
        </Button>
      </div>
      <output className="text-sm empty:hidden">
        {result &&
          (result.tone === "good"
            ? "The test arrived."
            : `The test didn't arrive. ${result.detail ?? ""}`)}
      </output>
      {isLogOpen && <DeliveryLog webhookId={id} />}
      {question === "events" && <EventsDialog webhook={webhook} onClose={close} />}
      {question === "secret" && <SecretDialog webhookId={id} onClose={close} />}
      <ConfirmDialog
        isOpen={question === "delete"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Delete this webhook?"
        description={`Nothing more is sent to ${address}, and its log is gone.`}
        confirmLabel="Delete webhook"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: close })}
      />
    </li>
  );
}

function EventsDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [events, setEvents] = useState<WebhookEventName[]>(webhook.events);
  const [hasFault, setHasFault] = useState(false);
  const update = useUpdateWebhook();
  const save = () => {
    setHasFault(events.length === 0);
    if (events.length === 0) return;
    update.mutate({ webhookId: webhook.id, body: { events } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change events"
      description={webhook.address}
    >
      <div className="flex flex-col gap-5">
        <EventChoice
          chosen={events}
          onChange={(value) => {
            setEvents(value);
            setHasFault(false);
          }}
          fault={hasFault ? "Choose at least one, or turn the webhook off." : null}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={update.isPending} onClick={save}>
            Save
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function SecretDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const rotate = useRotateSecret();
  const secret = rotate.data?.secret;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={secret ? "Copy the signing secret now" : "Replace the signing secret?"}
      description={
        secret
          ? "You won't see it again."
          : "Messages carry both signatures for a day, then only the new one."
      }
    >
      <div className="flex flex-col gap-5">
        {secret && <CopyField label="Signing secret" text={secret} isFirst />}
        {rotate.isError && (
          <p role="alert" className="text-sm text-fail">
            {errorMessage(rotate.error, {}, !navigator.onLine)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone={secret ? "secondary" : "ghost"} onClick={onClose}>
            {secret ? "Done" : "Cancel"}
          </Button>
          {!secret && (
            <Button isBusy={rotate.isPending} onClick={() => rotate.mutate(webhookId)}>
              Replace secret
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

type EventChoiceProps = {
  chosen: readonly WebhookEventName[];
  onChange: (events: WebhookEventName[]) => void;
  fault?: string | null;
};

/** What a webhook is told of; always in the same order. */
export function EventChoice({ chosen, onChange, fault = null }: EventChoiceProps) {
  const faultId = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={fault ? faultId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">Events</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label
          key={event}
          className="grid cursor-pointer grid-cols-[auto_1fr] content-center items-center gap-x-3 rounded-control border border-line px-3.5 py-2.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="checkbox"
            name="webhook-event"
            value={event}
            checked={chosen.includes(event)}
            aria-invalid={fault ? true : undefined}
            onChange={({ target }) =>
              onChange(
                WEBHOOK_EVENTS.filter((each) =>
                  each === event ? target.checked : chosen.includes(each),
                ),
              )
            }
            className="row-span-2 size-4 accent-accent outline-none"
          />
          <span className="font-medium">{EVENTS[event].name}</span>
          <span className="text-sm text-pretty text-soft">{EVENTS[event].says}</span>
        </label>
      ))}
      {fault && (
        <p id={faultId} role="alert" className="text-sm text-fail">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
