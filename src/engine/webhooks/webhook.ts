import type { TextField } from "#engine/text/text-field.ts";

/** What a user can be told of; `test` is sent only when it is asked for. */
export const WEBHOOK_EVENTS = [
  "post.due",
  "post.removed",
  "results.weekly",
  "radar.found",
] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];
export const DELIVERY_EVENTS = [...WEBHOOK_EVENTS, "test"] as const;
export type DeliveryEventName = (typeof DELIVERY_EVENTS)[number];

export const WEBHOOK_SHAPES = ["json", "slack", "discord"] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

export const MAX_WEBHOOKS = 5;
export const WEBHOOK_ADDRESS = {
  missing: "Please enter the address to send messages to.",
  longest: 500,
  tooLong: "The address can have at most 500 characters.",
} satisfies TextField;
export const NO_WEBHOOK_EVENTS = "Choose at least one event.";
export const LOGGED_DELIVERIES = 50;
/** All that is kept of what a receiver answered. */
export const MAX_ANSWER = 200;
