import { DISCORD_HOST, DISCORD_PATH, DISCORD_WHOLE, OF_SLACK, SLACK_PATH } from "./address-rows.ts";
import { type WebhookShape } from "./webhook.ts";

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

/** Slack's and Discord's addresses let anyone post there, and so may what follows a question mark. */
export function maskAddress(place: WebhookPlace & { origin: string; search: string }): string {
  if (recogniseShape(place) === "json") {
    return `${place.origin}${place.pathname}${place.search === "" ? "" : "?…"}`;
  }
  return `${place.origin}/…${place.pathname.slice(-4)}`;
}
