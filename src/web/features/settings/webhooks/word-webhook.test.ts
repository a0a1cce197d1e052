import { expect, test } from "vitest";
import type { Webhook, WebhookDelivery } from "#contract/webhook.ts";
import { planNextLook, wordDelivery, wordTrouble } from "./word-webhook.ts";

const WEBHOOK: Webhook = {
  id: "1",
  address: "https://example.com/in",
  shape: "json",
  events: ["post.due"],
  isOn: true,
  turnedOff: null,
  failingSince: null,
  createdAt: "2026-11-15T12:00:00.000Z",
};
const AT = "2026-11-15T12:00:00.000Z";

test.each<[name: string, changes: Partial<Webhook>, says: RegExp | null]>([
  ["works", {}, null],
  ["is off by choice", { isOn: false, turnedOff: { at: AT, by: "user" } }, null],
  ["fails", { failingSince: AT }, /^Nothing has arrived since November 15, 2026, 12:00/],
  [
    "failed for three days",
    { isOn: false, failingSince: AT, turnedOff: { at: AT, by: "failures" } },
    /^Turned off on November 15, 2026, 12:00/,
  ],
])("a webhook that %s", (_name, changes, says) => {
  const told = wordTrouble({ ...WEBHOOK, ...changes }, "UTC") ?? "";
  expect(told).toMatch(says ?? /^$/);
});

const DELIVERY: WebhookDelivery = {
  id: "1",
  event: "post.due",
  eventId: "post.due:1",
  about: "r/SaaS: How?",
  createdAt: AT,
  attempts: 1,
  attemptedAt: AT,
  nextAttemptAt: null,
  outcome: "delivered",
  status: 200,
  failure: null,
  answer: "ok",
};

test.each<[name: string, changes: Partial<WebhookDelivery>, state: string, detail: string | null]>([
  ["arrived", {}, "Delivered (200), 1 attempt", null],
  ["failed", { outcome: "failed", attempts: 7, failure: "Oh." }, "Failed, 7 attempts", "Oh."],
  ["was dropped", { outcome: "dropped", attempts: 0, failure: "Moved." }, "Not sent", "Moved."],
  ["waits", { outcome: null, attempts: 0 }, "Waiting to be sent", null],
  [
    "is tried again",
    { outcome: null, attempts: 2, failure: "Oh.", nextAttemptAt: AT },
    "Failing, 2 attempts",
    "Oh. Next attempt: November 15, 2026, 12:00",
  ],
])("a message that %s", (_name, changes, state, detail) => {
  const words = wordDelivery({ ...DELIVERY, ...changes }, "UTC");
  expect(words.state).toBe(state);
  expect(words.detail?.slice(0, detail?.length) ?? null).toBe(detail);
});

test.each<[name: string, nextAttempts: (string | null)[], seconds: number]>([
  ["nothing in it", [], 60],
  ["nothing open", [null, null], 60],
  ["an attempt that is due", [null, "2026-11-15T11:59:30Z"], 3],
  ["an attempt in half a minute", ["2026-11-15T14:00:00Z", "2026-11-15T12:00:30Z"], 30],
  ["an attempt in two hours", ["2026-11-15T14:00:00Z"], 60],
])("a log with %s is looked at again", (_name, nextAttempts, seconds) => {
  const items = nextAttempts.map((nextAttemptAt) => ({ ...DELIVERY, nextAttemptAt }));
  expect(planNextLook(items, Date.parse(AT))).toBe(seconds * 1000);
});
