import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createWebhookSecrets, EARLIER_SECRET_MS } from "./webhook-signing.ts";

const NOW = new Date("2026-11-15T12:00:00.900Z");
const NO_MATCH = /No matching signature/;
const SALTS = ["a", "b"] as const;
const webhook = {
  id: "1",
  secretSalt: "a",
  secretForm: "standard" as const,
  earlierSalt: null,
  earlierUntil: null,
};
const { reveal, sign } = createWebhookSecrets("a secret of the tests, and of nothing else");
const message = { id: "msg-1", body: '{"title":"Café ☕"}', at: NOW };

// The library of Standard Webhooks asks the machine for the time.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

test("the library of Standard Webhooks takes what was signed, with the secret as it is shown", () => {
  const headers = sign(webhook, message);
  expect(headers["webhook-timestamp"]).toBe("1794744000");
  expect(new Webhook(reveal(webhook)).verify(message.body, headers)).toEqual({ title: "Café ☕" });
});

test.each<
  [name: string, spoil: () => [body: string, headers: Record<string, string>], says: RegExp]
>([
  ["another body", () => ['{"title":"Cafe"}', sign(webhook, message)], NO_MATCH],
  [
    "another id",
    () => [message.body, { ...sign(webhook, message), "webhook-id": "msg-2" }],
    NO_MATCH,
  ],
  [
    "another secret",
    () => [message.body, sign({ ...webhook, secretSalt: "c" }, message)],
    NO_MATCH,
  ],
  [
    "a copy from ten minutes ago",
    () => [message.body, sign(webhook, { ...message, at: new Date(NOW.getTime() - 600_000) })],
    /too old/,
  ],
])("that library refuses %s", (_name, spoil, says) => {
  const [body, headers] = spoil();
  expect(() => new Webhook(reveal(webhook)).verify(body, headers)).toThrow(says);
});

describe("a secret", () => {
  test("is its webhook's and its salt's own, and the same each time", () => {
    const all = [
      reveal(webhook),
      reveal({ ...webhook, secretSalt: "b" }),
      reveal({ ...webhook, id: "2" }),
      createWebhookSecrets("another").reveal(webhook),
    ];
    expect(new Set(all).size).toBe(4);
    for (const secret of all) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(reveal(webhook)).toBe(all[0]);
  });

  test("from before is the same key in other letters", () => {
    for (const secretSalt of SALTS) {
      const before = reveal({ ...webhook, secretSalt, secretForm: "url-safe" });
      expect(before).toMatch(/^whsec_[\w-]{43}$/);
      const standard = `whsec_${before.slice(6).replaceAll("-", "+").replaceAll("_", "/")}=`;
      expect(standard).toBe(reveal({ ...webhook, secretSalt }));
    }
  });

  test("that was replaced counts beside the new one for a day", () => {
    const rotated = {
      ...webhook,
      secretSalt: "b",
      earlierSalt: "a",
      earlierUntil: new Date(NOW.getTime() + EARLIER_SECRET_MS),
    };
    for (const secretSalt of SALTS) {
      const receiver = new Webhook(reveal({ ...webhook, secretSalt }));
      expect(receiver.verify(message.body, sign(rotated, message))).toBeTruthy();
    }
    const later = { ...message, at: rotated.earlierUntil };
    vi.setSystemTime(later.at);
    const headers = sign(rotated, later);
    expect(new Webhook(reveal(rotated)).verify(message.body, headers)).toBeTruthy();
    expect(() => new Webhook(reveal(webhook)).verify(message.body, headers)).toThrow(NO_MATCH);
  });
});

test.each(["standard", "url-safe"] as const)(
  "a receiver from before finds its header, keyed with the %s secret as it is written",
  (secretForm) => {
    const headers = sign({ ...webhook, secretForm }, message);
    const digest = createHmac("sha256", reveal({ ...webhook, secretForm }))
      .update(`1794744000.${message.body}`)
      .digest("hex");
    expect(headers["Foothold-Signature"]).toBe(`t=1794744000,v1=${digest}`);
  },
);
