import type { PaymentMode } from "#engine/billing/payment-modes.ts";

/** A key says which it is: sk_test_…, rk_test_…, sk_live_…, rk_live_…. */
export function readMode(secretKey: string): PaymentMode {
  return /^(sk|rk)_test_/.test(secretKey) ? "test" : "live";
}
