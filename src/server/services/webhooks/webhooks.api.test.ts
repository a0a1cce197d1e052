import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { Client } from "#contract/client.ts";
import type { NewWebhook } from "#contract/webhook.ts";
import { MAX_WEBHOOKS } from "#engine/webhooks/webhook.ts";
import { createSafeWebhooks } from "#server/gateways/webhooks/safe-webhooks.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { TokenScope } from "#engine/accounts/personal-token.ts";
import { webhooks } from "#server/db/schema.ts";
import { LIMITS } from "#server/services/limits/limit-table.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#standins/webhooks/webhook-receiver.ts";

const SLACK = "https://hooks.slack.com/services/T0001/B0002/secretsecret";
const EVENTS: NewWebhook["events"] = ["post.due", "post.removed", "results.weekly"];

let house: TestApp;
let receiver: WebhookReceiver;
let me: SignedIn;
let client: Client;
let people = 0;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const gateway = createSafeWebhooks({
    userAgent: "Foothold",
    allowHosts: [receiver.host],
    clock: () => house.clock(),
  });
  house = await startTestApp({ webhooks: gateway });
});
afterAll(async () => {
  await house.stop();
  await receiver.close();
});
beforeEach(async () => {
  me = await house.signIn(`webhooks-${(people += 1)}@example.com`);
  client = house.clientOf(me.accessToken);
  receiver.received.length = 0;
});

const add = (path = "/in", changes: Partial<NewWebhook> = {}) =>
  client.addWebhook({ body: { address: `${receiver.url}${path}`, events: EVENTS, ...changes } });

const refused = (code: string, message: RegExp) => ({
  code,
  serverMessage: expect.stringMatching(message),
});

type Received = WebhookReceiver["received"][number];

/** As a receiver with the library of Standard Webhooks does, by the server's clock. */
function verify(secret: string | null, got: Received | undefined): unknown {
  vi.useFakeTimers({ toFake: ["Date"], now: house.clock() });
  try {
    const headers = (got?.headers ?? {}) as Record<string, string>;
    return new Webhook(secret ?? "").verify(got?.body ?? "", headers);
  } finally {
    vi.useRealTimers();
  }
}

/** As receivers did before: the secret as it is written, over the time and the body. */
function signOwnWay(secret: string | null, got: Received | undefined): string {
  const time = Math.floor(house.clock().getTime() / 1000);
  const hmac = createHmac("sha256", secret ?? "").update(`${time}.${got?.body}`);
  return `t=${time},v1=${hmac.digest("hex")}`;
}

describe("a new webhook", () => {
  test("is listed with a secret that is shown once and kept nowhere", async () => {
    const { secret, details } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(details).toMatchObject({
      address: `${receiver.url}/in`,
      shape: "json",
      events: EVENTS,
      isOn: true,
      turnedOff: null,
      failingSince: null,
    });
    const listed = await client.listWebhooks();
    expect(listed).toEqual({ items: [details] });
    expect(JSON.stringify(listed)).not.toContain("whsec_");
  });

  test("for Slack is known by its address, which is itself a secret", async () => {
    const { secret, details } = await client.addWebhook({
      body: { address: SLACK, events: ["post.due"] },
    });
    expect(secret).toBeNull();
    expect(details).toMatchObject({ shape: "slack", address: "https://hooks.slack.com/…cret" });
    expect(JSON.stringify(await client.exportAccount())).not.toContain("secretsecret");
    expect(house.logLines.join("\n")).not.toContain("secretsecret");
  });

  test("belongs to its user: others see nothing of it", async () => {
    const { details } = await add();
    const stranger = house.clientOf((await house.signIn("stranger@example.com")).accessToken);
    expect((await stranger.listWebhooks()).items).toEqual([]);
    const params = { webhookId: details.id };
    await expect(stranger.listDeliveries({ params })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each<[name: string, changes: object, field: string, message: RegExp]>([
    ["no address", { address: undefined }, "address", /^Please enter the address/],
    ["a blank address", { address: " " }, "address", /^Please enter the address/],
    [
      "a long address",
      { address: `https://example.com/${"x".repeat(500)}` },
      "address",
      /at most 500 characters/,
    ],
    ["no web address", { address: "my channel" }, "address", /^That isn't a web address/],
    [
      "an address without https",
      { address: "http://example.com/in" },
      "address",
      /^This address begins with http:/,
    ],
    ["a private address", { address: "https://192.168.1.1/in" }, "address", /private network/],
    ["an unusual port", { address: "https://example.com:8443/in" }, "address", /unusual port/],
    ["a password", { address: "https://a:b@example.com/in" }, "address", /user name and password/],
    [
      "a Slack channel",
      { address: "https://acme.slack.com/archives/C1" },
      "address",
      /^This address opens Slack/,
    ],
    [
      "a Discord channel",
      { address: "https://discord.com/channels/1/2" },
      "address",
      /^This address opens Discord/,
    ],
    ["a shape that is not there", { shape: "xml" }, "shape", /^Messages can be sent as json/],
    [
      "another shape for Slack",
      { address: SLACK, shape: "json" },
      "shape",
      /only takes messages for Slack/,
    ],
    ["no events", { events: [] }, "events", /^Choose at least one/],
    ["an event twice", { events: ["post.due", "post.due"] }, "events", /^Name each event once/],
    [
      "an event that is not there",
      { events: ["post.liked"] },
      "events.0",
      /^Choose from post\.due/,
    ],
  ])("is refused with %s", async (_name, changes, field, message) => {
    const body = { address: "https://example.com/in", events: EVENTS, ...changes } as NewWebhook;
    await expect(client.addWebhook({ body })).rejects.toMatchObject({
      ...refused("VALIDATION", message),
      details: { issues: [{ field }] },
    });
    expect((await client.listWebhooks()).items).toEqual([]);
  });

  test("is refused twice at one address", async () => {
    await add();
    await expect(add()).rejects.toMatchObject(refused("CONFLICT", /^You have a webhook with this/));
  });

  test(`is refused beyond ${MAX_WEBHOOKS}, also when all are asked for at once`, async () => {
    const all = Array.from({ length: MAX_WEBHOOKS + 2 }, (_, index) => add(`/in/${index}`));
    const settled = await Promise.allSettled(all);
    const failed = settled.filter(({ status }) => status === "rejected");
    expect(failed).toHaveLength(2);
    expect(failed[0]).toMatchObject({
      reason: refused("CONFLICT", /^You have 5 webhooks, the maximum/),
    });
  });

  test("is managed by a token that may, from beginning to end, and by no other", async () => {
    const scriptWith = async (scope: TokenScope) =>
      house.clientOf((await client.createToken({ body: { name: "Script", scope } })).token);
    const drafter = await scriptWith("write-drafts");
    await expect(drafter.listWebhooks()).rejects.toMatchObject(
      refused("FORBIDDEN", /^This token may not manage webhooks/),
    );
    const script = await scriptWith("manage-webhooks");
    const body = { address: `${receiver.url}/in`, events: EVENTS };
    const { secret, details } = await script.addWebhook({ body });
    const params = { webhookId: details.id };
    expect(await script.testWebhook({ params })).toMatchObject({ outcome: "delivered" });
    expect(verify(secret, receiver.received[0])).toMatchObject({ type: "test" });
    await script.updateWebhook({ params, body: { isOn: false } });
    await script.rotateWebhookSecret({ params });
    expect((await client.listWebhooks()).items).toMatchObject([{ id: details.id, isOn: false }]);
    await script.deleteWebhook({ params });
    expect((await script.listWebhooks()).items).toEqual([]);
  });

  test("of an account that its owner takes over is gone", async () => {
    const email = `claimed-${people}@example.com`;
    const claimer = await house
      .clientOf()
      .signUp({ body: { email, password: "correct horse battery" } });
    const body = { address: "https://example.com/in", events: EVENTS };
    await house.clientOf(claimer.accessToken).addWebhook({ body });
    await house.clientOf().requestMagicLink({ body: { email } });
    const owner = await house.clientOf().verifyMagicLink({
      body: { token: house.lastLink(email), password: "correct horse battery" },
    });
    expect(owner.user.id).toBe(claimer.user.id);
    expect((await house.clientOf(owner.accessToken).listWebhooks()).items).toEqual([]);
  });
});

describe("a test", () => {
  test("arrives signed, under ids of its own, and is in the log", async () => {
    const { secret, details } = await add();
    const params = { webhookId: details.id };
    const sent = await client.testWebhook({ params });
    expect(sent).toMatchObject({
      event: "test",
      attempts: 1,
      outcome: "delivered",
      status: 200,
      failure: null,
      answer: "ok",
    });
    const [got] = receiver.received;
    expect(JSON.parse(got?.body ?? "")).toMatchObject({ type: "test", id: sent.eventId });
    expect(got?.headers).toMatchObject({
      "foothold-event": "test",
      "foothold-event-id": sent.eventId,
      "foothold-delivery-id": sent.id,
      "foothold-signature": signOwnWay(secret, got),
      "webhook-id": sent.id,
    });
    expect(verify(secret, got)).toMatchObject({ type: "test", id: sent.eventId });
    expect((await client.listDeliveries({ params })).items).toEqual([sent]);
    expect(house.logLines.join("\n")).not.toContain(secret);
  });

  test.each<[path: string, status: number | null, failure: RegExp]>([
    ["/broken", 500, /has a problem \(500\)/],
    ["/redirect", 302, /redirect \(302\), which we don't follow/],
    ["/gone", 404, /Nothing accepts messages/],
    ["/cut", null, /couldn't reach it/],
  ])("that meets %s says so", async (path, status, failure) => {
    const { details } = await add(path);
    const sent = await client.testWebhook({ params: { webhookId: details.id } });
    expect(sent).toMatchObject({
      outcome: "failed",
      status,
      failure: expect.stringMatching(failure),
    });
    expect((await client.listWebhooks()).items[0]).toMatchObject({ failingSince: null });
  });

  test("in Slack's shape is not signed", async () => {
    const { details } = await add("/in", { shape: "slack" });
    await client.testWebhook({ params: { webhookId: details.id } });
    const [got] = receiver.received;
    expect(JSON.parse(got?.body ?? "")).toMatchObject({
      text: expect.stringMatching(/^\*A test from/),
    });
    expect(got?.headers).not.toHaveProperty("foothold-signature");
    expect(got?.headers).not.toHaveProperty("webhook-signature");
  });

  test("can be sent again under the same ids, and the log counts it", async () => {
    const { details } = await add();
    const params = { webhookId: details.id };
    receiver.failNext("/in", 1);
    const first = await client.testWebhook({ params });
    expect(first).toMatchObject({ outcome: "failed", attempts: 1 });
    const again = { params: { ...params, deliveryId: first.id } };
    expect(await client.resendDelivery(again)).toMatchObject({
      outcome: "delivered",
      attempts: 2,
      failure: null,
    });
    const ids = receiver.received.map(({ headers }) => headers["foothold-delivery-id"]);
    expect(ids).toEqual([first.id, first.id]);
    expect((await client.listDeliveries({ params })).items).toHaveLength(1);
  });

  test("is limited, and the log shows the last 50", async () => {
    const { details } = await add();
    const params = { webhookId: details.id };
    const { max } = LIMITS.webhookTriesPerUser;
    for (let sent = 0; sent < max; sent += 1) await client.testWebhook({ params });
    await expect(client.testWebhook({ params })).rejects.toMatchObject(
      refused("RATE_LIMITED", /^You've sent many messages/),
    );
    expect((await client.listDeliveries({ params })).items).toHaveLength(50);
  });
});

describe("a webhook", () => {
  test("is turned off and on, and told of other things", async () => {
    const { details } = await add();
    const params = { webhookId: details.id };
    const off = await client.updateWebhook({ params, body: { isOn: false } });
    expect(off).toMatchObject({ isOn: false, turnedOff: { by: "user" } });
    expect(await client.updateWebhook({ params, body: { events: ["post.due"] } })).toMatchObject({
      isOn: false,
      events: ["post.due"],
    });
    expect(await client.updateWebhook({ params, body: { isOn: true } })).toMatchObject({
      isOn: true,
      turnedOff: null,
      events: ["post.due"],
    });
    await expect(client.updateWebhook({ params, body: { events: [] } })).rejects.toMatchObject(
      refused("VALIDATION", /^Choose at least one/),
    );
  });

  test("gets another secret, and the one before counts for a day more", async () => {
    const { secret, details } = await add();
    const params = { webhookId: details.id };
    const rotated = await client.rotateWebhookSecret({ params });
    expect(rotated.secret).not.toBe(secret);
    await client.testWebhook({ params });
    const [got] = receiver.received;
    expect(got?.headers["foothold-signature"]).toBe(signOwnWay(rotated.secret, got));
    for (const each of [secret, rotated.secret]) expect(verify(each, got)).toBeTruthy();
    house.advance(DAY_MS);
    client = house.clientOf((await house.signIn(me.user.email)).accessToken);
    await client.testWebhook({ params });
    expect(verify(rotated.secret, receiver.received[1])).toBeTruthy();
    expect(() => verify(secret, receiver.received[1])).toThrow(/No matching signature/);
    const chat = await add("/slack", { shape: "slack" });
    await expect(
      client.rotateWebhookSecret({ params: { webhookId: chat.details.id } }),
    ).rejects.toMatchObject(refused("CONFLICT", /^Only plain JSON is signed/));
  });

  test("from before Standard Webhooks signs for both kinds of receivers", async () => {
    const { details } = await add();
    const { db } = house.database;
    const [row] = await db
      .update(webhooks)
      .set({ secretForm: "url-safe" })
      .where(eq(webhooks.id, details.id))
      .returning();
    assert(row);
    const secret = house.deps.webhookSecrets.reveal(row);
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    await client.testWebhook({ params: { webhookId: details.id } });
    const [got] = receiver.received;
    expect(got?.headers["foothold-signature"]).toBe(signOwnWay(secret, got));
    const standard = `${secret.slice(0, 6)}${secret.slice(6).replaceAll("-", "+").replaceAll("_", "/")}=`;
    expect(verify(standard, got)).toBeTruthy();
  });

  test("is deleted with its log", async () => {
    const { details } = await add();
    const params = { webhookId: details.id };
    await client.testWebhook({ params });
    await client.deleteWebhook({ params });
    expect((await client.listWebhooks()).items).toEqual([]);
    await expect(client.deleteWebhook({ params })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await client.exportAccount()).webhookDeliveries).toEqual([]);
  });

  test("is part of the user's data without what is secret", async () => {
    const { secret, details } = await add("/in?key=hidden");
    await client.testWebhook({ params: { webhookId: details.id } });
    const file = await client.exportAccount();
    expect(file.webhooks).toMatchObject([{ id: details.id, address: `${receiver.url}/in?…` }]);
    expect(file.webhookDeliveries).toMatchObject([{ event: "test", outcome: "delivered" }]);
    const text = JSON.stringify(file);
    expect(text).not.toContain("hidden");
    expect(text).not.toContain(secret);
  });
});
