import { useId } from "react";
import { WEBHOOK_EVENTS, type WebhookEventName } from "#engine/webhooks/webhook.ts";
import { EVENTS } from "../../webhooks/word-webhook.ts";

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
