import type { TextField } from "#engine/text/text-field.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { DISCORD_HOST, DISCORD_PATH, DISCORD_WHOLE, OF_SLACK, SLACK_PATH } from "./address-rows.ts";

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

/** Of a parsed address: the engine knows no URL. */
export type WebhookPlace = { hostname: string; pathname: string };

const SLACK_HOST = "hooks.slack.com";

/** What the receiver understands, as far as its address tells. */
export function recogniseShape({ hostname, pathname }: WebhookPlace): WebhookShape {
  if (hostname === SLACK_HOST) return "slack";
  if (!DISCORD_HOST.test(hostname) || !DISCORD_PATH.test(pathname)) return "json";
  // Discord itself takes Slack's shape behind this ending.
  return pathname.endsWith("/slack") ? "slack" : "discord";
}

/** Addresses that people copy by mistake, and pairs that can't work; null where nothing is wrong. */
export function findMisplaced(
  place: WebhookPlace,
  shape: WebhookShape,
): { field: "address" | "shape"; says: string } | null {
  const { hostname, pathname } = place;
  if (hostname === SLACK_HOST && !SLACK_PATH.test(pathname)) {
    return {
      field: "address",
      says: "This Slack address is incomplete. It has three parts after /services/.",
    };
  }
  if (hostname !== SLACK_HOST && OF_SLACK.test(hostname)) {
    return {
      field: "address",
      says: "This address opens Slack, but takes no messages. Add an incoming webhook in Slack: its address begins with https://hooks.slack.com/services/.",
    };
  }
  if (DISCORD_HOST.test(hostname) && !DISCORD_PATH.test(pathname)) {
    return {
      field: "address",
      says: "This address opens Discord, but takes no messages. Copy the webhook's address from the channel's settings: it begins with https://discord.com/api/webhooks/.",
    };
  }
  if (DISCORD_HOST.test(hostname) && !DISCORD_WHOLE.test(pathname)) {
    return {
      field: "address",
      says: "This Discord address is incomplete. It ends in a number and a long token.",
    };
  }
  const known = recogniseShape(place);
  if (known !== "json" && shape !== known) {
    const name = known === "slack" ? "Slack" : "Discord";
    return { field: "shape", says: `This address only takes messages for ${name}.` };
  }
  return null;
}

const PAUSES_MS = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);
const RETRIES: Record<DeliveryEventName, number> = {
  // Hours later, word that a post is due would only puzzle.
  "post.due": 4,
  "post.removed": PAUSES_MS.length,
  "results.weekly": PAUSES_MS.length,
  // A conversation of yesterday has its answers.
  "radar.found": 5,
  // Whoever asked for it sees what came of it.
  test: 0,
};

/**
 * How long to wait after so many failed attempts; null where it was the last one. A receiver may ask for
 * a longer pause, up to the longest that this event has anyway.
 */
export function planRetry(
  event: DeliveryEventName,
  attempts: number,
  askedMs: number | null = null,
): number | null {
  const pauses = PAUSES_MS.slice(0, RETRIES[event]);
  const pauseMs = pauses[attempts - 1];
  if (pauseMs === undefined) return null;
  return Math.max(pauseMs, Math.min(askedMs ?? 0, ...pauses.slice(-1)));
}

const LONGEST_FAILURE_MS = 3 * DAY_MS;

/** After a quiet week one stumble is no reason to give up. */
const FAIR_ATTEMPTS = 3;

/** Whether nothing has arrived for so long that nobody seems to miss it. */
export function hasFailedTooLong(failingSince: Date, attempts: number, now: Date): boolean {
  return attempts >= FAIR_ATTEMPTS && now.getTime() - failingSince.getTime() >= LONGEST_FAILURE_MS;
}

/** Slack's and Discord's addresses let anyone post there, and so may what follows a question mark. */
export function maskAddress(place: WebhookPlace & { origin: string; search: string }): string {
  if (recogniseShape(place) === "json") {
    return `${place.origin}${place.pathname}${place.search === "" ? "" : "?…"}`;
  }
  return `${place.origin}/…${place.pathname.slice(-4)}`;
}
