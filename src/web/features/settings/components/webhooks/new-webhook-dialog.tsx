import { type FormEvent, useState } from "react";
import { ApiError } from "#contract/client.ts";
import {
  NO_WEBHOOK_EVENTS,
  recogniseShape,
  WEBHOOK_ADDRESS,
  WEBHOOK_EVENTS,
  type WebhookEventName,
  type WebhookShape,
} from "#engine/webhooks/webhook.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useAddWebhook } from "#web/features/settings/api/use-webhooks.ts";
import { SHAPES } from "#web/features/settings/webhooks/word-webhook.ts";
import { CopyField } from "#web/features/settings/components/tokens/copy-field.tsx";
import { EventChoice } from "./event-choice.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";

export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState("");
  /** null until the user chooses: the address decides. */
  const [chosen, setChosen] = useState<WebhookShape | null>(null);
  const [events, setEvents] = useState<WebhookEventName[]>([...WEBHOOK_EVENTS]);
  const [faults, setFaults] = useState<Faults>({});
  const add = useAddWebhook();
  const place = URL.parse(address.trim());
  const shape = chosen ?? (place ? recogniseShape(place) : "slack");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const form = event.currentTarget;
    const wrong = {
      ...(address.trim() === "" && { address: WEBHOOK_ADDRESS.missing }),
      ...(events.length === 0 && { events: NO_WEBHOOK_EVENTS }),
    };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    add.mutate(
      { address, shape, events },
      {
        onSuccess: ({ secret }) => secret === null && onClose(),
        onError: (error) => {
          const found = readFaults(error);
          setFaults(found);
          focusFirst(form, found);
        },
      },
    );
  };

  const secret = add.data?.secret ?? null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!add.isPending}
      title={secret ? "Copy the signing secret now" : "Add a webhook"}
      description={
        secret
          ? "It is shown only once; you can replace it later."
          : "Messages go to a Slack or Discord channel, or to a server of your own."
      }
    >
      {secret ? (
        <div className="flex flex-col gap-5">
          <CopyField label="Signing secret" text={secret} isFirst />
          <p className="text-sm text-soft">
            Each message has a header <code className="font-mono">Foothold-Signature</code> with a
            time and a code: <code className="font-mono wrap-anywhere">t=…,v1=…</code>. The code is
            the HMAC-SHA256 of the time, a full stop and the body, made with this secret.
          </p>
          <div className="flex justify-end">
            <Button tone="secondary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <TextField
            label="Address"
            name="address"
            type="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={WEBHOOK_ADDRESS.longest}
            placeholder="https://hooks.slack.com/services/…"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setFaults(({ address: _address, ...rest }) => rest);
            }}
            error={faults.address ?? null}
            hint="In Slack: Apps, Incoming Webhooks. In Discord: the channel's settings, Integrations, Webhooks."
          />
          <div className="flex flex-col gap-1.5">
            <Select
              label="Send it as"
              options={SHAPES}
              value={shape}
              onChange={(value) => {
                setChosen(value as WebhookShape);
                setFaults(({ shape: _shape, ...rest }) => rest);
              }}
            />
            {faults.shape && (
              <p role="alert" className="text-sm text-fail">
                {faults.shape}
              </p>
            )}
          </div>
          <EventChoice
            chosen={events}
            onChange={(value) => {
              setEvents(value);
              setFaults(({ events: _events, ...rest }) => rest);
            }}
            fault={faults.events ?? null}
          />
          {add.isError && Object.keys(readFaults(add.error)).length === 0 && (
            <p role="alert" className="text-sm text-fail">
              {wordFailure(add.error)}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="ghost" onClick={onClose} disabled={add.isPending}>
              Cancel
            </Button>
            <Button type="submit" isBusy={add.isPending}>
              Add webhook
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

type Faults = { address?: string; shape?: string; events?: string };

function readFaults(error: unknown): Faults {
  const issues = error instanceof ApiError ? error.details["issues"] : null;
  if (!Array.isArray(issues)) return {};
  const told = (issues as { field: string; message: string }[]).map(({ field, message }) => [
    field.split(".")[0],
    message,
  ]);
  return Object.fromEntries(told) as Faults;
}

function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const name = faults.address ? "address" : faults.events ? "webhook-event" : null;
  if (name) form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}

function wordFailure(error: unknown): string {
  const isOurs =
    error instanceof ApiError && ["CONFLICT", "RATE_LIMITED"].includes(error.code ?? "");
  return (isOurs && error.serverMessage) || errorMessage(error, {}, !navigator.onLine);
}
