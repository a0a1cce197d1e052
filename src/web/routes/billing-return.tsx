import { PageHeader } from "#web/components/layout/page-header.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Payment");

export default function BillingReturn() {
  return (
    <>
      <PageHeader
        title="No payment to confirm"
        subtitle="This version of Foothold takes no payments. You have not been charged, and your plan is unchanged."
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.billing}>View Billing</ButtonLink>
        <ButtonLink to={paths.dashboard} tone="secondary">
          Go to Dashboard
        </ButtonLink>
      </div>
    </>
  );
}
