import type { Portal } from "#contract/billing.ts";
import { listCustomers } from "#server/db/billing/billing-customers-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { isPaymentsError, tellPaymentsFailure } from "./fetch-customers.ts";

/** Of the newest customer that the provider knows: each has invoices of its own. */
export function openPortal(deps: ServiceDeps, { userId }: Scope): Promise<Portal> {
  return tellPaymentsFailure(async () => {
    const customers = await listCustomers(deps.database.db, { userId, mode: deps.payments.mode });
    if (customers.length === 0) throw nothingToManage();
    await consumeLimit(deps, "portalPerUser", userId);
    const returnUrl = `${deps.appUrl}/billing`;
    for (const { customerId } of customers) {
      try {
        return { portalUrl: await deps.payments.createPortal({ customerId, returnUrl }) };
      } catch (error) {
        if (!isPaymentsError(error, "unknown-customer")) throw error;
      }
    }
    throw unknownToProvider();
  });
}

function nothingToManage(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    "You haven't paid for anything yet, so there are no invoices.",
  );
}

function unknownToProvider(): ServiceError {
  return new ServiceError(
    "UNAVAILABLE",
    "The payment provider does not know you as a customer, so your invoices cannot be shown right now. Your plan stays as it is. The operator of this server should check its Stripe settings.",
  );
}
