import { useEffect, useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { SupportLink } from "#web/components/layout/message-page.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { billing } from "#web/content/billing.ts";
import { forgetPlace, readPlace } from "#web/lib/kept/kept.ts";
import { useConfirmedPlan } from "#web/features/billing/api/use-confirmed-plan.ts";
import { readReturn, readAwaitedPlan, withoutPlan } from "#web/features/billing/read-return.ts";
import type { SubscriptionStatus } from "#contract/billing.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import {
  describePeriod,
  namePlan,
  nameStatus,
} from "#web/features/billing/describe-subscription.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";

const REDIRECT_DELAY_MS = 3000;
/** Time to read what was paid for. */
const BACK_DELAY_MS = 5000;

/** What became of a payment: told by the address, while the plan itself comes from the server. */
export function PaymentReturn() {
  const [search] = useSearchParams();
  const said = readReturn(search.get("status"));
  const { outcome } = said;
  const awaited = readAwaitedPlan(search.get("plan"));
  const plan = useConfirmedPlan({ isPaid: outcome === "paid", awaited });
  const isPlanHere = outcome === "paid" && plan.step === "known" && plan.hasArrived;
  const [place] = useState(readPlace);
  useGoingOn(outcome === "unsaid" && plan.step === "known", paths.billing, REDIRECT_DELAY_MS);
  // Whoever came from a page to pay for it wants to see that page.
  useGoingOn(isPlanHere && place !== null, place ?? paths.billing, BACK_DELAY_MS);

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
    const { title, message } = withoutPlan(said);
    return (
      <ReturnMessage
        title={title}
        text={message}
        next={outcome === "paid" ? "View Billing" : "Try Again"}
      >
        <ErrorNotice
          {...billing.comeBack.unread}
          onRetry={plan.retry}
          isRetrying={plan.isRetrying}
        />
        <p className="mt-3">
          If you were charged and your plan doesn't change, <SupportLink />.
        </p>
      </ReturnMessage>
    );
  }
  return (
    <ReturnMessage
      title={said.title}
      text={said.message}
      next={outcome === "not-paid" ? "Try Again" : "View Billing"}
      back={isPlanHere ? place : null}
    >
      {outcome === "paid" && <PlanArrival {...plan} />}
      {isPlanHere && place !== null && <p className="mt-3">{billing.comeBack.back}</p>}
    </ReturnMessage>
  );
}

function useGoingOn(isDue: boolean, to: string, delayMs: number) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const goOn = () => {
      // Used once: a later payment may have begun elsewhere.
      forgetPlace();
      void navigate(to, { replace: true });
    };
    const timer = setTimeout(goOn, delayMs);
    return () => clearTimeout(timer);
  }, [isDue, to, delayMs, navigate]);
}

type PlanArrivalProps = { subscription: SubscriptionStatus; hasArrived: boolean; isLate: boolean };

/** The plan that was paid for, once the server has heard of the payment. */
function PlanArrival({ subscription, hasArrived, isLate }: PlanArrivalProps) {
  const { timezone: timeZone } = useUser();
  const now = useNow();
  if (hasArrived) {
    const { word, tone } = nameStatus(subscription);
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-medium text-ink">{namePlan(subscription.planCode)}</span>
        <Badge tone={tone}>{word}</Badge>
        {describePeriod(subscription, { timeZone, now })}
      </p>
    );
  }
  if (isLate) return <p>{billing.comeBack.late}</p>;
  return (
    <p className="flex items-center gap-2.5">
      <Spinner className="text-accent" />
      {billing.comeBack.waiting}
    </p>
  );
}

type ReturnMessageProps = {
  title: ReactNode;
  text: string;
  /** What the way to /billing is called; none while there is nothing to do yet. */
  next?: "View Billing" | "Try Again";
  /** Where the person came from to pay. */
  back?: string | null;
  children?: ReactNode;
};

function ReturnMessage({ title, text, next, back = null, children }: ReturnMessageProps) {
  return (
    <div className="relative isolate py-6 sm:py-12 lg:min-h-112">
      <div className="contours-fade-around absolute inset-y-0 right-0 -z-10 hidden w-3/5 text-line lg:block" />
      <div aria-live="polite" className="max-w-xl">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-md text-soft">{text}</p>
        {children && <div className="mt-3 text-base text-soft">{children}</div>}
      </div>
      {next && (
        <div className="mt-8 flex flex-wrap gap-3">
          {back !== null && <ButtonLink to={back}>Back to where you were</ButtonLink>}
          <ButtonLink to={paths.billing} tone={back === null ? "primary" : "secondary"}>
            {next}
          </ButtonLink>
          <ButtonLink to={paths.dashboard} tone="secondary">
            Go to Dashboard
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
