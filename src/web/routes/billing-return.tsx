import { PaymentReturn } from "#web/features/billing/components/payment-return.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Payment");

export default function BillingReturn() {
  return <PaymentReturn />;
}
