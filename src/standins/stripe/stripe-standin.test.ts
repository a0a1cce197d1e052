import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startStripeStandin, type StripeStandin } from "./stripe-standin.ts";
import { addMonth } from "./run-subscription.ts";

const secretKey = "sk_test_1";
const folder = mkdtempSync(join(tmpdir(), "foothold-payments-"));
const file = join(folder, "test-payments.json");

let receiver: Server;
let statuses: number[];
let received: string[];
let standins: StripeStandin[];
beforeEach(async () => {
  statuses = [];
  received = [];
  standins = [];
  receiver = createServer(async (request, response) => {
    received.push((JSON.parse(await text(request)) as { id: string }).id);
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  for (const standin of standins) await standin.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<StripeStandin> {
  const standin = await startStripeStandin({
    secretKey,
    webhookSecret: "whsec_1",
    webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    pagesUrl: "http://localhost/test-payments",
    file,
    clock: () => new Date("2026-11-15T12:00:00Z"),
    retryDelaysMs: [0, 5, 5],
  });
  standins.push(standin);
  return standin;
}

const settle = (standin: StripeStandin) => standin.act(() => {});

async function call(standin: StripeStandin, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${secretKey}`, ...init.headers };
  const response = await fetch(`${standin.url}${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const addCustomer = (standin: StripeStandin) =>
  call(standin, "/v1/customers", { method: "POST", body: "email=ada@example.com" });

test("what it knows survives a restart, in a file for its owner alone", async () => {
  const first = await start();
  const { body } = await addCustomer(first);
  await settle(first);
  await first.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const second = await start();
  const { id } = body as { id: string };
  expect((await call(second, `/v1/customers/${id}`)).body).toEqual(body);
});

test("a file that can't be read is begun anew", async () => {
  await addCustomer(await start());
  writeFileSync(file, "{half");
  expect((await start()).world.store.list("customer")).toEqual([]);
});

test("an event is sent again until it is taken, and once only then", async () => {
  statuses = [500, 503];
  const standin = await start();
  await addCustomer(standin);
  await settle(standin);
  expect(received).toHaveLength(3);
  expect(new Set(received).size).toBe(1);
  expect(standin.world.store.list("event")).toMatchObject([{ pending_webhooks: 0 }]);
});

test("an event that nobody took is sent after the next start", async () => {
  statuses = [500, 500, 500];
  const first = await start();
  await addCustomer(first);
  await settle(first);
  expect(first.world.store.list("event")).toMatchObject([{ pending_webhooks: 1 }]);
  await first.close();
  const second = await start();
  second.resume();
  await settle(second);
  expect(received).toHaveLength(4);
  expect(second.world.store.list("event")).toMatchObject([{ pending_webhooks: 0 }]);
});

test("events that were taken long ago are forgotten, and others never", async () => {
  const standin = await start();
  statuses = [500, 500, 500];
  await addCustomer(standin);
  await settle(standin);
  for (let count = 0; count < 205; count++) await addCustomer(standin);
  await settle(standin);
  await addCustomer(standin);
  const events = standin.world.store.list("event");
  expect(events).toHaveLength(201);
  expect(events.at(-1)).toMatchObject({ pending_webhooks: 1 });
});

test("a key that comes again is told so", async () => {
  const standin = await start();
  const send = (body: string) =>
    call(standin, "/v1/customers", { method: "POST", body, headers: { "idempotency-key": "k" } });
  const first = await send("email=ada@example.com");
  const again = await send("email=ada@example.com");
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await send("email=ben@example.com")).toMatchObject({
    status: 400,
    body: { error: { type: "idempotency_error" } },
  });
});

test.each([
  ["500", 500, 500],
  ["402-declined", 402, 402],
  ["400", 400, 200],
  ["429", 429, 200],
] as const)("after %s (%i) its key brings %i", async (fault, first, second) => {
  const standin = await start();
  standin.fail(fault);
  const headers = { "idempotency-key": "k" };
  const send = () =>
    call(standin, "/v1/customers", { method: "POST", body: "email=ada@example.com", headers });
  const answers = [await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([first, second]);
  expect(standin.world.store.list("customer")).toHaveLength(second === 200 ? 1 : 0);
});

test.each([
  ["POST", "/v1/checkout/sessions/cs_nowhere/expire", undefined, 404, "resource_missing"],
  ["GET", "/v1/checkout/sessions/cs_nowhere", undefined, 404, "resource_missing"],
  ["POST", "/v1/refunds", "payment_intent=pi_nowhere", 400, "resource_missing"],
  ["POST", "/v1/refunds", undefined, 400, "parameter_missing"],
  ["POST", "/v1/checkout/sessions", "mode=payment", 400, "parameter_missing"],
  ["POST", "/v1/checkout/sessions", "customer=cus_nobody", 400, "resource_missing"],
  ["GET", "/v1/customers/cus_nobody", undefined, 404, "resource_missing"],
  ["GET", "/v1/subscriptions?customer=cus_nobody", undefined, 400, "resource_missing"],
  ["DELETE", "/v1/subscriptions/sub_nowhere", undefined, 404, "resource_missing"],
  ["GET", "/v1/unheard_of", undefined, 404, undefined],
  ["GET", "/v1/customers/__proto__", undefined, 404, "resource_missing"],
])("%s %s %s is answered %i %s", async (method, path, body, status, code) => {
  const answer = await call(await start(), path, { method, ...(body && { body }) });
  expect(answer.status).toBe(status);
  const { error } = answer.body as { error: { type: string; code?: string } };
  expect(error.type).toBe("invalid_request_error");
  expect(error.code).toBe(code);
});

test("without its key nothing is answered", async () => {
  const standin = await start();
  const answer = await call(standin, "/v1/customers", {
    method: "POST",
    headers: { authorization: "Bearer sk_test_2" },
  });
  expect(answer.status).toBe(401);
  expect(standin.world.store.list("customer")).toEqual([]);
});

test.each([
  ["2026-11-15T12:00:00Z", "2026-12-15T12:00:00Z"],
  ["2026-12-31T23:59:59Z", "2027-01-31T23:59:59Z"],
  ["2027-01-31T00:00:00Z", "2027-02-28T00:00:00Z"],
  ["2028-01-30T00:00:00Z", "2028-02-29T00:00:00Z"],
])("a month after %s is %s", (from, to) => {
  expect(new Date(addMonth(Date.parse(from) / 1000) * 1000)).toEqual(new Date(to));
});
