import { randomUUID } from "node:crypto";
import { routes } from "#contract/endpoints/routes.ts";
import { makeCustomer, makeSubscription } from "#engine/billing/testing/make-customer.ts";
import { listCustomers } from "#server/db/billing/subscriptions-repository.ts";
import type { UserId } from "#server/scope.ts";
import { GOOD_SIGNATURE } from "#server/services/billing/testing/fake-payments.ts";
import type { House } from "./house.ts";

/** Somebody buys a month, the provider reports it twice, and they cancel it. */
export async function tourBilling(house: House): Promise<void> {
  const { client, user } = await house.signIn("payer@example.com");
  await client.listPlans();
  await client.getBillingStatus();
  await client.createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } });
  await client.createCheckout({ body: { planCode: "PREMIUM_LIFETIME" } });
  const account = { userId: user.id as UserId, mode: house.payments.gateway.mode };
  const [customer] = await listCustomers(house.deps.database.db, account);
  const customerId = customer?.customerId ?? "";
  const subscriptions = [makeSubscription(new Date())];
  house.payments.customers.set(customerId, makeCustomer({ subscriptions }));
  const event = { id: randomUUID(), type: "invoice.paid", customerId, userId: null };
  for (const payload of [event, event].map((each) => JSON.stringify(each))) {
    const headers = { "content-type": "application/json", "stripe-signature": GOOD_SIGNATURE };
    const url = routes.receiveWebhook.path;
    await house.send(routes.receiveWebhook, { url, headers, payload });
  }
  await client.refreshBillingStatus();
  await client.openPortal();
  await client.cancelSubscription();
  await client.deleteAccount({ body: { email: user.email } });
}
