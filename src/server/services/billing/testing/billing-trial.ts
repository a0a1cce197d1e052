import { randomUUID } from "node:crypto";
import type { Client } from "#contract/client.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import { saveCustomer } from "#server/db/billing-customers-repository.ts";
import type { UserId } from "#server/scope.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { createFakePayments, GOOD_SIGNATURE } from "./fake-payments.ts";

export type BillingTrial = Awaited<ReturnType<typeof startBillingTrial>>;
export type Payer = { client: Client; userId: UserId; email: string; customerId: string };

/** The product with a provider in the test's hands. */
export async function startBillingTrial() {
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

  return {
    house,
    payments,
    signIn,
    send,
    /** A user whom the provider knows, with what it says of them. */
    addPayer: async (state: CustomerState): Promise<Payer> => {
      const { client, userId, email } = await signIn();
      const customerId = `cus_${userId}`;
      payments.customers.set(customerId, state);
      await saveCustomer(house.database.db, { userId, customerId, createdAt: house.clock() });
      return { client, userId, email, customerId };
    },
    report: (customerId: string | null, type = "invoice.paid", id: string = randomUUID()) =>
      send(JSON.stringify({ id, type, customerId, createdAt: house.clock() })),
  };
}
