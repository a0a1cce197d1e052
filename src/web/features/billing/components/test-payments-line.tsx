import { FlaskConical } from "lucide-react";
import { billing } from "#web/content/billing.ts";

/** Nobody should think that they have paid. */
export function TestPaymentsLine() {
  return (
    <p className="mb-5 flex items-center gap-2.5 rounded-card border border-dashed border-edge px-5 py-3 text-base text-soft">
      <FlaskConical size={16} className="shrink-0" aria-hidden="true" />
      {billing.testPayments}
    </p>
  );
}
