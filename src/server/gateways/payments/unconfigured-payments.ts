import { PaymentsError, type PaymentsGateway } from "./payments-gateway.ts";

async function refuse(): Promise<never> {
  throw new PaymentsError("not-configured", "Payments are not configured on this server.");
}

/** In production without an operator's key: everyone stays on the plan they have. */
export const unconfiguredPayments: PaymentsGateway = {
  isConfigured: false,
  isTest: false,
  createCustomer: refuse,
  createCheckout: refuse,
  expireCheckouts: refuse,
  createPortal: refuse,
  fetchCustomerState: refuse,
  cancelAtPeriodEnd: refuse,
  cancelNow: refuse,
  readEvent: refuse,
};
