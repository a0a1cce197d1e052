import type { ApiCall } from "./api-call.ts";
import { answerError, type StandinAnswer } from "./standin-answer.ts";

/** By Stripe's names: 'invoice_write', which lets one read as well, or 'invoice_read'. */
export type KeyPermissions = readonly string[];

const RESOURCES: [string, string][] = [
  ["/v1/customers", "customer"],
  ["/v1/checkout/sessions", "checkout_session"],
  ["/v1/subscriptions", "subscription"],
  ["/v1/invoices", "invoice"],
  ["/v1/refunds", "charge"],
  ["/v1/charges", "charge"],
  ["/v1/payment_intents", "payment_intent"],
  ["/v1/disputes", "dispute"],
  ["/v1/billing_portal", "customer_portal"],
  ["/v1/webhook_endpoints", "webhook"],
];

/** As Stripe refuses a restricted key, before it looks at anything else; null where the key will do. */
export function refuseRestricted(
  { method, path }: ApiCall,
  permissions: KeyPermissions | null,
): StandinAnswer | null {
  if (permissions === null) return null;
  const [, resource = "unknown"] = RESOURCES.find(([start]) => path.startsWith(start)) ?? [];
  const needed = `${resource}_${method === "GET" ? "read" : "write"}`;
  if (permissions.includes(needed) || permissions.includes(`${resource}_write`)) return null;
  return answerError(
    403,
    `The provided key 'rk_test_*********abc123' does not have the required permissions for this endpoint on account 'acct_standin'. Having the 'rak_${needed}' permission would allow this request to continue.`,
  );
}
