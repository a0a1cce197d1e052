import { expect, test } from "vitest";
import { openDispute, refundCharge } from "#standins/stripe/payments.ts";
import { signPayload } from "#standins/stripe/payments-world.ts";
import { failureOf, START, usePaymentsTrial, webhookSecret } from "./testing/payments-trial.ts";

const trial = usePaymentsTrial();

const readAll = () =>
  Promise.all(
    trial.received.map(({ rawBody, signature }) => trial.payments.readEvent(rawBody, signature)),
  );

const write = (object: unknown, type = "customer.subscription.updated") =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    type,
    created: START.getTime() / 1000,
    data: { object },
  });

const read = (payload: string, signature = signPayload(payload, webhookSecret, START)) =>
  trial.payments.readEvent(payload, signature);

test("every event of a purchase names its customer", async () => {
  const customerId = await trial.addCustomer();
  await trial.buy(customerId, "PREMIUM_MONTHLY");
  const events = await readAll();
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    "charge.succeeded",
    "checkout.session.completed",
    "customer.created",
    "customer.subscription.created",
    "invoice.paid",
    "payment_intent.succeeded",
  ]);
  expect(new Set(events.map((event) => event.customerId))).toEqual(new Set([customerId]));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(events[0]?.createdAt).toEqual(START);
});

test("a refund and a dispute name a charge only, and are still somebody's", async () => {
  const customerId = await trial.addCustomer();
  await trial.buy(customerId, "PREMIUM_LIFETIME");
  const { world } = trial.standin;
  const [charge] = world.store.list("charge");
  if (!charge) throw new Error("no charge");
  trial.received.length = 0;
  await trial.standin.act(() => {
    refundCharge(world, charge, 100);
    openDispute(world, charge);
  });
  const events = await readAll();
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    "charge.dispute.created",
    "charge.refunded",
    "refund.created",
  ]);
  expect(new Set(events.map((event) => event.customerId))).toEqual(new Set([customerId]));
});

test.each([
  ["a customer", { object: "customer", id: "cus_1" }, "cus_1"],
  ["a customer that is written out", { object: "invoice", customer: { id: "cus_1" } }, "cus_1"],
  ["nobody", { object: "balance" }, null],
  ["a payment by a guest", { object: "charge", customer: null }, null],
])("an event about %s", async (_name, object, customerId) => {
  expect(await read(write(object, "some.new.type"))).toEqual({
    id: "evt_1",
    type: "some.new.type",
    customerId,
    userId: null,
    createdAt: START,
  });
});

const PAYLOAD = write({ object: "subscription", customer: "cus_1" });
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
test.each([
  ["none", ""],
  ["garbage", "t=,v1="],
  ["64 letters that are no digits", `t=${START.getTime() / 1000},v1=${"ü".repeat(64)}`],
  ["another secret's", signPayload(PAYLOAD, "whsec_of_someone_else", START)],
  ["another body's", signPayload(`${PAYLOAD} `, webhookSecret, START)],
  ["one of six minutes ago", signPayload(PAYLOAD, webhookSecret, at(-6))],
  ["one of six minutes from now", signPayload(PAYLOAD, webhookSecret, at(6))],
  ["one of next year", signPayload(PAYLOAD, webhookSecret, at(365 * 24 * 60))],
  [
    "an old one with a new date",
    signPayload(PAYLOAD, webhookSecret, at(-6)).replace(/t=\d+/, `t=${START.getTime() / 1000}`),
  ],
])("with %s as its signature an event is not believed", async (_name, signature) => {
  expect(await failureOf(read(PAYLOAD, signature))).toMatchObject({ kind: "bad-signature" });
});

test.each([-4, 4])(
  "a clock that is %i minutes off will do, and bytes as well as text",
  async (n) => {
    const signature = signPayload(PAYLOAD, webhookSecret, at(n));
    const event = await trial.payments.readEvent(Buffer.from(PAYLOAD), signature);
    expect(event).toMatchObject({ id: "evt_1", customerId: "cus_1" });
  },
);

test.each([
  ["no JSON", "not json"],
  ["a thin event", JSON.stringify({ id: "evt_1", object: "v2.core.event" })],
])("what is signed but is %s is rejected", async (_name, payload) => {
  expect(await failureOf(read(payload))).toMatchObject({ kind: "rejected" });
});

test("a dispute of a charge that a wrong key hides has to come again", async () => {
  const payload = write({ object: "dispute", charge: "ch_nowhere" });
  expect(await failureOf(read(payload))).toMatchObject({ kind: "rejected" });
});

test("an event bears the mark that its subject bears", async () => {
  const subject = { object: "checkout.session", customer: "cus_1", metadata: { userId: "user-1" } };
  expect(await read(write(subject))).toMatchObject({ customerId: "cus_1", userId: "user-1" });
});

test("whose a dispute is can't be told while the provider is down", async () => {
  trial.standin.fail("500", "500", "500");
  const payload = write({ object: "dispute", charge: "ch_1" });
  expect(await failureOf(read(payload))).toMatchObject({ kind: "unavailable" });
});
