import { FlaskConical } from "lucide-react";
import { billing } from "#web/content/billing.ts";

/** Stands beside the buttons that would cost money: nobody should think that they pay. */
export function TestPaymentsLine() {
  return (
    <p className="flex items-center gap-2 rounded-control border border-dashed border-edge px-3 py-1 text-base text-soft">
      <FlaskConical size={16} className="shrink-0" aria-hidden="true" />
      {billing.testPayments}
    </p>
  );
}
