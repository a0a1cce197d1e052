import { describe, expect, test } from "vitest";
import type { WebhookShape } from "./webhook.ts";
import { findMisplaced, maskAddress, recogniseShape } from "./recognise-shape.ts";

const placeOf = (address: string) => new URL(address);
const SLACK = "https://hooks.slack.com/services/T0001/B0002/abcdefghijkl";
const DISCORD = "https://discord.com/api/webhooks/123456789/a-long_token";

test.each<[address: string, shape: WebhookShape]>([
  [SLACK, "slack"],
  [DISCORD, "discord"],
  ["https://discordapp.com/api/webhooks/1/x", "discord"],
  ["https://canary.discord.com/api/v10/webhooks/1/x", "discord"],
  [`${DISCORD}/slack`, "slack"],
  ["https://example.com/hooks.slack.com/services/T/B/x", "json"],
  ["https://hooks.slack.com.example.com/services/T/B/x", "json"],
  ["https://notdiscord.com/api/webhooks/1/x", "json"],
  ["https://example.com/hook", "json"],
])("%s takes %s", (address, shape) => {
  expect(recogniseShape(placeOf(address))).toBe(shape);
});

describe("an address that can't work", () => {
  test.each<[name: string, address: string, shape: WebhookShape, field: string, says: RegExp]>([
    [
      "a Slack channel",
      "https://acme.slack.com/archives/C01",
      "json",
      "address",
      /^This address opens Slack/,
    ],
    [
      "Slack's app",
      "https://app.slack.com/client/T/C",
      "slack",
      "address",
      /^This address opens Slack/,
    ],
    [
      "a Slack address cut off",
      "https://hooks.slack.com/services/T0001/B0002",
      "slack",
      "address",
      /^This Slack address is incomplete/,
    ],
    [
      "a Discord channel",
      "https://discord.com/channels/1/2",
      "json",
      "address",
      /^This address opens Discord/,
    ],
    [
      "a Discord address cut off",
      "https://discord.com/api/webhooks/123",
      "discord",
      "address",
      /^This Discord address is incomplete/,
    ],
    ["plain JSON for Slack", SLACK, "json", "shape", /only takes messages for Slack\.$/],
    ["Slack's shape for Discord", DISCORD, "slack", "shape", /only takes messages for Discord\.$/],
  ])("is %s", (_name, address, shape, field, says) => {
    const fault = findMisplaced(placeOf(address), shape);
    expect(fault).toEqual({ field, says: expect.stringMatching(says) });
  });

  test.each<[address: string, shape: WebhookShape]>([
    [SLACK, "slack"],
    [DISCORD, "discord"],
    [`${DISCORD}/slack`, "slack"],
    ["https://chat.example.com/hooks/abc", "slack"],
    ["https://example.com/hook", "json"],
  ])("is not %s as %s", (address, shape) => {
    expect(findMisplaced(placeOf(address), shape)).toBeNull();
  });
});

test.each([
  [SLACK, "https://hooks.slack.com/…ijkl"],
  [DISCORD, "https://discord.com/…oken"],
  ["https://example.com/in?key=secret", "https://example.com/in?…"],
  ["http://localhost:4000/in", "http://localhost:4000/in"],
])("%s is shown as %s", (address, shown) => {
  expect(maskAddress(placeOf(address))).toBe(shown);
});
