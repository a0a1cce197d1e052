import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Client } from "#contract/client.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  makeCustomer,
  makePurchase,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import {
  listCustomers,
  saveCustomer,
  findSubscription,
} from "#server/db/billing/subscriptions-repository.ts";
import type { UserId } from "#server/scope.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { createFakePayments, GOOD_SIGNATURE } from "./fake-payments.ts";

export type BillingTrial = Awaited<ReturnType<typeof startBillingTrial>>;
export type Payer = { client: Client; userId: UserId; email: string; customerId: string };

/** The product with a provider in the test's hands, for all tests of a file; calm again after each. */
export function useBillingTrial(): BillingTrial {
  const trial = {} as BillingTrial;
  beforeAll(async () => void Object.assign(trial, await startBillingTrial()));
  afterEach(() => {
    trial.payments.failWith(null);
    trial.payments.delayAnswers(async () => {});
  });
  afterAll(() => trial.house.stop());
  return trial;
}

async function startBillingTrial() {
  const payments = createFakePayments();
  const house = await startTestApp({ payments: payments.gateway });
  payments.follow(house.clock);
  let payers = 0;

  /** Again after hours too: a session's token is good for minutes. */
  const signIn = async (email = `payer-${(payers += 1)}@example.com`) => {
    const { accessToken, user } = await house.signIn(email);
    return { client: house.clientOf(accessToken), userId: user.id as UserId, email };
  };

  const send = (payload: string | Buffer, signature: string | null = GOOD_SIGNATURE) =>
    house.send({
      method: "POST",
      url: "/api/billing/webhook",
      headers: {
        "content-type": "application/json",
        ...(signature !== null && { "stripe-signature": signature }),
      },
      payload,
    });

  const report = (customerId: string | null, type = "invoice.paid", id: string = randomUUID()) =>
    send(JSON.stringify({ id, type, customerId, userId: null, createdAt: house.clock() }));

  return {
    house,
    payments,
    signIn,
    send,
    report,
    /** What the provider says of who has paid for a month now. */
    subscribed: () => makeCustomer({ subscriptions: [makeSubscription(house.clock())] }),
    /** What it says of who has paid for lifetime access now. */
    lifelong: () => makeCustomer({ purchases: [makePurchase(house.clock())] }),
    /** What the provider says from now on, and that it says so. */
    change: async (payer: Payer, state: CustomerState, type?: string) => {
      payments.customers.set(payer.customerId, state);
      const { statusCode } = await report(payer.customerId, type);
      if (statusCode !== 200) throw new Error(`The report was answered ${statusCode}.`);
      return payer.client.getBillingStatus();
    },
    /** The newest first. */
    listCustomerIds: async (userId: UserId) =>
      (await listCustomers(house.database.db, { userId, mode: payments.gateway.mode })).map(
        ({ customerId }) => customerId,
      ),
    findSubscription: (userId: UserId) =>
      findSubscription(house.database.db, { userId, mode: payments.gateway.mode }),
    /** A user whom the provider knows, with what it says of them. */
    addPayer: async (state: CustomerState): Promise<Payer> => {
      const { client, userId, email } = await signIn();
      const customerId = `cus_${userId}`;
      payments.customers.set(customerId, state);
      await saveCustomer(house.database.db, {
        userId,
        mode: payments.gateway.mode,
        customerId,
        createdAt: house.clock(),
      });
      return { client, userId, email, customerId };
    },
  };
}
