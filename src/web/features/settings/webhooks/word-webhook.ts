import type { Webhook, WebhookDelivery } from "#contract/webhook.ts";
import type {
  DeliveryEventName,
  WebhookEventName,
  WebhookShape,
} from "#engine/webhooks/webhook.ts";
import { formatMoment } from "#web/lib/format-moment.ts";

export const EVENTS: Record<WebhookEventName, { name: string; says: string }> = {
  "post.due": { name: "A post is due", says: "When its planned time comes." },
  "post.removed": {
    name: "A post was removed",
    says: "When it's no longer up, with the reason if known.",
  },
  "results.weekly": {
    name: "Weekly results",
    says: "Mondays at 8:00 AM, if you posted.",
  },
  "radar.found": {
    name: "Radar",
    says: "When it finds conversations you can help in.",
  },
};

const DELIVERY_NAMES: Record<DeliveryEventName, string> = {
  "post.due": "Post due",
  "post.removed": "Post removed",
  "results.weekly": "Weekly results",
  "radar.found": "Radar",
  test: "Test",
};

export const SHAPES: { value: WebhookShape; label: string }[] = [
  { value: "slack", label: "Slack" },
  { value: "discord", label: "Discord" },
  { value: "json", label: "Plain JSON, signed" },
];

export function nameShape(shape: WebhookShape): string {
  return shape === "json" ? "JSON" : shape === "slack" ? "Slack" : "Discord";
}

export function listEvents(events: readonly WebhookEventName[]): string {
  return events.map((event) => DELIVERY_NAMES[event]).join(", ");
}

/** Why nothing arrives, where that is so. */
export function wordTrouble(webhook: Webhook, timezone: string): string | null {
  const when = (at: string) => formatMoment(at, timezone);
  const { turnedOff, failingSince } = webhook;
  if (turnedOff?.by === "failures") {
    return `Turned off on ${when(turnedOff.at)}: nothing had arrived for three days.`;
  }
  if (turnedOff || !failingSince) return null;
  return `Nothing has arrived since ${when(failingSince)}. After three days we turn it off.`;
}

export type DeliveryWords = {
  name: string;
  state: string;
  tone: "good" | "bad" | "open";
  /** What went wrong, or when it is tried next. */
  detail: string | null;
};

export function wordDelivery(delivery: WebhookDelivery, timezone: string): DeliveryWords {
  const { event, outcome, status, failure, attempts, nextAttemptAt } = delivery;
  const name = DELIVERY_NAMES[event];
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  if (outcome === "delivered") {
    return {
      name,
      state: `Delivered (${status ?? "no status"}), ${tries}`,
      tone: "good",
      detail: null,
    };
  }
  if (outcome === "dropped") return { name, state: "Not sent", tone: "open", detail: failure };
  if (outcome === "failed")
    return { name, state: `Failed, ${tries}`, tone: "bad", detail: failure };
  if (attempts === 0) return { name, state: "Waiting to be sent", tone: "open", detail: null };
  const next = nextAttemptAt ? ` Next attempt: ${formatMoment(nextAttemptAt, timezone)}.` : "";
  return {
    name,
    state: `Failing, ${tries}`,
    tone: "bad",
    detail: `${failure ?? ""}${next}`.trim(),
  };
}

const SHORTEST_MS = 3_000;
const LONGEST_MS = 60_000;

/** How long an open log waits before it looks again: soon where an attempt is due, and at least once a minute. */
export function planNextLook(items: readonly WebhookDelivery[], nowMs: number): number {
  const waits = items.flatMap(({ nextAttemptAt }) =>
    nextAttemptAt === null ? [] : [Date.parse(nextAttemptAt) - nowMs],
  );
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ...waits));
}
