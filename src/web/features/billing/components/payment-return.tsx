import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { SupportLink } from "#web/components/layout/support-link.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { paths } from "#web/config/paths.ts";
import { billing } from "#web/content/billing.ts";
import { useConfirmedPlan } from "../api/use-confirmed-plan.ts";
import { readAwaitedPlan } from "../awaited-plan.ts";
import { readReturn } from "../read-return.ts";
import { PlanArrival } from "./plan-arrival.tsx";
import { ReturnMessage } from "./return-message.tsx";

const REDIRECT_DELAY_MS = 3000;

/** What became of a payment: told by the address, while the plan itself comes from the server. */
export function PaymentReturn() {
  const [search] = useSearchParams();
  const { outcome, title, message } = readReturn(search.get("status"));
  const awaited = readAwaitedPlan(search.get("plan"));
  const plan = useConfirmedPlan({ isPaid: outcome === "paid", awaited });
  useBillingAfter(outcome === "unsaid" && plan.step === "known");

  if (plan.step === "checking") {
    const { title: asking, text } = billing.comeBack.checking;
    return (
      <ReturnMessage
        title={
          <span className="flex items-center gap-3">
            <Spinner className="size-6 text-accent" />
            {asking}
          </span>
        }
        text={text}
      />
    );
  }
  if (plan.step === "failed") {
    return (
      <ReturnMessage title="Something went wrong" text={billing.comeBack.failed} next="Try Again">
        <p>
          Your plan could not be read. If you were charged, <SupportLink />.
        </p>
      </ReturnMessage>
    );
  }
  return (
    <ReturnMessage
      title={title}
      text={message}
      next={outcome === "not-paid" ? "Try Again" : "View Billing"}
    >
      {outcome === "paid" && <PlanArrival {...plan} />}
    </ReturnMessage>
  );
}

function useBillingAfter(isDue: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(
      () => void navigate(paths.billing, { replace: true }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
}
