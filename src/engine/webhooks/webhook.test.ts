import { describe, expect, test } from "vitest";
import {
  type DeliveryEventName,
  findMisplaced,
  hasFailedTooLong,
  maskAddress,
  planRetry,
  recogniseShape,
  type WebhookShape,
} from "./webhook.ts";

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

test.each<[event: DeliveryEventName, minutes: number[]]>([
  ["post.removed", [1, 5, 30, 120, 360, 1440]],
  ["results.weekly", [1, 5, 30, 120, 360, 1440]],
  ["post.due", [1, 5, 30, 120]],
  ["test", []],
])("%s is tried again after %j minutes, and then no more", (event, minutes) => {
  const pauses = minutes.map((_pause, index) => planRetry(event, index + 1));
  expect(pauses).toEqual(minutes.map((pause) => pause * 60_000));
  expect(planRetry(event, minutes.length + 1)).toBeNull();
});

test.each<[event: DeliveryEventName, attempts: number, asked: number, minutes: number | null]>([
  ["post.removed", 1, 0.5, 1],
  ["post.removed", 1, 10, 10],
  ["post.removed", 5, 10, 360],
  ["post.removed", 1, 100_000, 1440],
  ["post.removed", 1, Infinity, 1440],
  ["post.due", 1, 100_000, 120],
  ["post.due", 5, 10, null],
  ["test", 1, 10, null],
])("%s after attempt %d, asked to wait %d minutes, waits %j", (event, attempts, asked, minutes) => {
  const pause = planRetry(event, attempts, asked * 60_000);
  expect(pause).toBe(minutes === null ? null : minutes * 60_000);
});

test.each<[name: string, attempts: number, now: string, isTooLong: boolean]>([
  ["a moment less than three days", 3, "2026-11-18T11:59:59.999Z", false],
  ["three days", 3, "2026-11-18T12:00:00Z", true],
  ["a week, and the second attempt of one message", 2, "2026-11-22T12:00:00Z", false],
])("failing for %s", (_name, attempts, now, isTooLong) => {
  const since = new Date("2026-11-15T12:00:00Z");
  expect(hasFailedTooLong(since, attempts, new Date(now))).toBe(isTooLong);
});
