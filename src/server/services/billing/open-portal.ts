import type { Portal } from "#contract/billing.ts";
import { findCustomer } from "#server/db/billing-customers-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { isPaymentsError, tellPaymentsFailure } from "./describe-payments-error.ts";

export function openPortal(deps: ServiceDeps, { userId }: Scope): Promise<Portal> {
  return tellPaymentsFailure(async () => {
    const customer = await findCustomer(deps.database.db, userId);
    if (!customer) throw nothingToManage();
    try {
      const { customerId } = customer;
      const returnUrl = `${deps.appUrl}/billing`;
      return { portalUrl: await deps.payments.createPortal({ customerId, returnUrl }) };
    } catch (error) {
      throw isPaymentsError(error, "unknown-customer") ? nothingToManage() : error;
    }
  });
}

function nothingToManage(): ServiceError {
  return new ServiceError("CONFLICT", "You have paid for nothing yet, so there are no invoices.");
}
