import { PaymentsError, type PaymentsGateway } from "./payments-gateway.ts";

async function refuse(): Promise<never> {
  throw new PaymentsError("not-configured", "Payments are not configured on this server.");
}

/** In production without an operator's key: everyone stays on the plan that they truly paid for. */
export const unconfiguredPayments: PaymentsGateway = {
  isConfigured: false,
  mode: "live",
  createCustomer: refuse,
  findCustomerUser: refuse,
  createCheckout: refuse,
  fetchCheckoutStatus: refuse,
  expireCheckout: refuse,
  createPortal: refuse,
  fetchCustomerState: refuse,
  cancelAtPeriodEnd: refuse,
  cancelNow: refuse,
  returnPayment: refuse,
  readEvent: refuse,
};
