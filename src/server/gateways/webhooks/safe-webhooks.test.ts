import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startWebhookReceiver, type WebhookReceiver } from "#standins/webhooks/webhook-receiver.ts";
import { createSafeWebhooks } from "./safe-webhooks.ts";

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => void (receiver.received.length = 0));

const connect = (changes: object = {}) =>
  createSafeWebhooks({
    userAgent: "Foothold/0.0.0",
    allowHosts: [receiver.host],
    clock: () => new Date("2026-11-15T12:00:00Z"),
    ...changes,
  });
const request = (path: string) => ({
  address: `${receiver.url}${path}`,
  body: '{"a":1}',
  headers: { "foothold-event": "test" },
});

test("a message arrives as it was written, with nothing else about anyone", async () => {
  const answer = await connect().send(request("/in?key=1"));
  expect(answer).toEqual({ failure: null, status: 200, answer: "ok", retryAfterMs: null });
  const [got] = receiver.received;
  expect(got).toMatchObject({ path: "/in?key=1", body: '{"a":1}' });
  expect(got?.headers).toMatchObject({
    "content-type": "application/json",
    "user-agent": "Foothold/0.0.0",
    "foothold-event": "test",
  });
  expect(got?.headers).not.toHaveProperty("cookie");
  expect(got?.headers).not.toHaveProperty("referer");
});

const REDIRECTED =
  "It answered with a redirect (302), which we don't follow. Add the final address.";
const GONE = "Nothing accepts messages at this address (404). It may have been deleted there.";

test.each<[path: string, status: number | null, failure: string | null, answer: string]>([
  ["/no-content", 204, null, ""],
  ["/endless", 200, null, `${"x".repeat(199)}…`],
  ["/broken", 500, "It has a problem (500).", "<b>Oh no</b>"],
  ["/refused", 400, "It refused the message (400).", "invalid_payload"],
  ["/gone", 404, GONE, "no_service"],
  ["/busy", 429, "It got too many messages at once (429).", ""],
  ["/redirect", 302, REDIRECTED, ""],
  ["/cut", null, "We couldn't reach it.", ""],
])("%s is told as it is", async (path, status, failure, answer) => {
  const told = { status, failure, answer, retryAfterMs: null };
  expect(await connect().send(request(path))).toEqual(told);
  expect(receiver.received.map((got) => got.path)).toEqual([path]);
});

test.each<[path: string, status: number, retryAfterMs: number | null]>([
  ["/busy?seconds", 429, 90_000],
  ["/busy?date", 503, 120_000],
  ["/busy?nonsense", 429, null],
  ["/busy?broken", 500, null],
])("%s says when to come back, as far as it can", async (path, status, retryAfterMs) => {
  expect(await connect().send(request(path))).toMatchObject({ status, retryAfterMs });
});

test.each(["/hang", "/half"])("%s is given up after the deadline", async (path) => {
  const answer = await connect({ timeoutMs: 300 }).send(request(path));
  expect(answer).toMatchObject({ status: null, failure: "It didn't answer within 0.3 seconds." });
});

test("what is under way ends with the server", async () => {
  const gateway = connect();
  const sending = gateway.send(request("/hang"));
  await gateway.close();
  expect(await sending).toMatchObject({ status: null, failure: "We couldn't reach it." });
});

test("nobody is at a port that is closed", async () => {
  const other = await startWebhookReceiver();
  await other.close();
  const gateway = connect({ allowHosts: [other.host] });
  const answer = await gateway.send({ ...request("/in"), address: `${other.url}/in` });
  expect(answer.failure).toBe("We couldn't reach it.");
});

describe("the address", () => {
  test.each<[address: string, fault: RegExp]>([
    ["", /^That isn't a web address/],
    ["hooks.slack.com/services/T/B/x", /^That isn't a web address/],
    ["ftp://example.com/in", /^That isn't a web address/],
    ["javascript:alert(1)", /^That isn't a web address/],
    ["http://example.com/in", /^This address begins with http:\/\//],
    ["https://me:secret@example.com/in", /user name and password/],
    ["https://example.com:8443/in", /unusual port/],
    ["https://localhost/in", /private network/],
    ["https://printer.local/in", /private network/],
    ["https://127.0.0.1/in", /private network/],
    ["https://2130706433/in", /private network/],
    ["https://[::1]/in", /private network/],
    ["https://[::ffff:10.0.0.1]/in", /private network/],
    ["https://169.254.169.254/latest/meta-data", /private network/],
    ["https://10.1.2.3/in", /private network/],
  ])("%s is refused, also when it is sent to", async (address, fault) => {
    const gateway = connect();
    expect(gateway.readAddress(address)).toEqual({ fault: expect.stringMatching(fault) });
    const answer = await gateway.send({ ...request("/"), address });
    expect(answer).toMatchObject({ status: null, failure: expect.stringMatching(fault) });
  });

  test("is kept without what only a browser reads", () => {
    const { readAddress } = connect();
    expect(readAddress(" https://Example.com/in?a=1#top ")).toEqual({
      address: "https://example.com/in?a=1",
    });
    expect(readAddress(`${receiver.url}/in`)).toEqual({ address: `${receiver.url}/in` });
  });

  test.each<[name: string, resolved: string[], failure: string]>([
    ["turns private after it was added", ["10.0.0.5"], "private network"],
    ["names a private one among public ones", ["93.184.215.14", "127.0.0.1"], "private network"],
    ["is not known any more", [], "no server with this name"],
  ])("that %s is not dialled", async (_name, resolved, failure) => {
    const lookup = async () => resolved.map((address) => ({ address, family: 4 }));
    const gateway = connect({ lookup });
    expect(gateway.readAddress("https://rebound.example/in")).toHaveProperty("address");
    const answer = await gateway.send({ ...request("/"), address: "https://rebound.example/in" });
    expect(answer).toMatchObject({ status: null, failure: expect.stringContaining(failure) });
  });
});
