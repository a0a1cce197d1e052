import { expect, test } from "vitest";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  makeCustomer,
  makePayment,
  makePurchase,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import { queueNotices } from "#server/jobs/send-notices.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import { useBillingTrial } from "../billing/testing/billing-trial.ts";
import { sendNotice } from "./compose-notice.ts";

const DAY = 24 * 3_600_000;

const trial = useBillingTrial();
const sent: MailMessage[] = [];

async function deliver(): Promise<void> {
  const mail = {
    kind: "smtp" as const,
    send: async (message: MailMessage) => void sent.push(message),
    close: () => {},
  };
  const deps = { ...trial.house.deps, mail };
  await queueNotices(deps, async (ids) => {
    for (const id of ids) await sendNotice(deps, id);
  }).run();
}

const payment = () =>
  makePayment(trial.house.clock(), { id: `pi_${crypto.randomUUID()}`, paidCents: 2499 });

const subscribed = (): CustomerState =>
  makeCustomer({
    subscriptions: [
      makeSubscription(trial.house.clock(), {
        id: `sub_${crypto.randomUUID()}`,
        payments: [payment()],
      }),
    ],
  });

const mailTo = (email: string) => sent.filter(({ to }) => to === email);

test("events of one payment, replayed and in any order, bring one receipt with what was paid", async () => {
  const payer = await trial.addPayer(subscribed());
  for (const type of ["invoice.paid", "checkout.session.completed", "payment_intent.succeeded"]) {
    await trial.report(payer.customerId, type, `evt_${type}`);
    await trial.report(payer.customerId, type, `evt_${type}`);
    await deliver();
  }
  const [receipt, ...more] = mailTo(payer.email);
  expect(more).toEqual([]);
  expect(receipt?.subject).toBe("Receipt: Foothold Premium, $24.99");
  expect(receipt?.text).toContain("Paid on: November 15, 2026");
  expect(receipt?.text).toContain("https://foothold.test/billing");
  expect(receipt?.text).not.toContain("test payment");
  expect(receipt?.text).toContain("Seller: Climb Ltd, 1 High Street, London");
  expect(receipt?.unsubscribeUrl).toBeUndefined();
});

test("a renewal has a receipt of its own", async () => {
  const payer = await trial.addPayer(subscribed());
  await trial.report(payer.customerId);
  await deliver();
  trial.house.advance(30 * DAY);
  const [subscription] = trial.payments.customers.get(payer.customerId)?.subscriptions ?? [];
  subscription?.payments.unshift(payment());
  await trial.report(payer.customerId);
  await trial.report(payer.customerId);
  await deliver();
  expect(mailTo(payer.email).map(({ text }) => text.split("\n")[0])).toEqual([
    "Thank you for your purchase",
    "Your plan was renewed",
  ]);
});

test("a receipt comes with the plan, also when what is left to be done then is not", async () => {
  const state = subscribed();
  const purchases = [makePurchase(trial.house.clock(), { id: `pi_${crypto.randomUUID()}` })];
  const payer = await trial.addPayer({ ...state, purchases });
  const { gateway } = trial.payments;
  const { cancelNow } = gateway;
  gateway.cancelNow = async () => {
    throw new PaymentsError("unavailable", "The line went dead.");
  };
  expect((await trial.report(payer.customerId)).statusCode).toBe(502);
  gateway.cancelNow = cancelNow;
  await deliver();
  expect(await payer.client.getBillingStatus()).toMatchObject({ planCode: "PREMIUM_LIFETIME" });
  expect(mailTo(payer.email)).toHaveLength(2);
});

test("an event about something else brings none", async () => {
  const state = subscribed();
  const payer = await trial.addPayer(state);
  trial.house.advance(10 * DAY);
  await trial.report(payer.customerId, "customer.subscription.updated");
  await deliver();
  expect(mailTo(payer.email)).toEqual([]);
});

test("the stand-in says that no money moved", async () => {
  trial.payments.gateway.mode = "stand-in";
  const payer = await trial.addPayer(subscribed());
  await trial.report(payer.customerId);
  trial.payments.gateway.mode = "live";
  await deliver();
  expect(mailTo(payer.email)[0]?.text).toContain("This was a test payment. No money moved.");
});
