import { MOST_POPULAR, type PlanCode } from "#engine/billing/plans.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { usePlans, useWayOut } from "#web/features/billing/api/use-plans.ts";
import type { CheckoutRequest } from "#contract/billing.ts";
import { api } from "#web/lib/api.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { Check, Minus } from "lucide-react";
import { useId } from "react";
import type { CallOutput } from "#contract/client.ts";
import { formatPrice } from "#engine/billing/currencies.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { describeInterval, describePlan } from "#web/lib/describe-plan.ts";
import {
  decideOffer,
  type PlanOffer,
  comparePlans,
  type Cell,
} from "#web/features/billing/decide-offer.ts";
import { Button } from "#web/components/ui/button.tsx";
import { TOASTS } from "#web/features/billing/toasts.ts";

/** `current` is null while it is being asked for. */
export function AvailablePlans({ current }: { current: PlanCode | null }) {
  const plans = usePlans();
  const { leave, leavingFor } = useCheckout();
  if (plans.isError && !plans.data) {
    return (
      <ErrorNotice
        title="Failed to load subscription plans"
        text={errorMessage(plans.error, { service: "Billing" }, !navigator.onLine)}
        onRetry={() => void plans.refetch()}
        isRetrying={plans.isFetching}
      />
    );
  }
  if (!plans.data || current === null) return <PlansSkeleton />;
  return (
    <ul className={planGridClass}>
      {plans.data.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          current={current}
          leavingFor={leavingFor}
          onBuy={leave}
        />
      ))}
    </ul>
  );
}

/** The payment provider's page where a plan is paid for. */
function useCheckout() {
  return useWayOut({
    ask: async (planCode: CheckoutRequest["planCode"]) =>
      (await api.createCheckout({ body: { planCode } })).checkoutUrl,
    failure: TOASTS.noCheckout,
  });
}

/** As tall as the plans: what is below them stays where it is. */
function PlansSkeleton() {
  return (
    <SkeletonGroup label="Loading plans" className={planGridClass}>
      {["free", "monthly", "lifetime"].map((plan) => (
        <div
          key={plan}
          className="flex min-h-120 flex-col gap-4 rounded-card border border-line bg-surface p-6"
        >
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-10 w-36" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-auto h-10 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

type PlanCardProps = Pick<PlanActionProps, "leavingFor" | "onBuy"> & {
  plan: CallOutput<"listPlans">[number];
  current: PlanCode;
};

function PlanCard({ plan, current, ...action }: PlanCardProps) {
  const nameId = useId();
  const isPopular = plan.code === MOST_POPULAR.billing;
  return (
    <li
      className={classNames(
        "flex flex-col rounded-card border bg-surface p-6",
        plan.code === current ? "border-edge" : "border-line",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 id={nameId} className="text-lg">
          {plan.name}
        </h3>
        {isPopular && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-mono text-xl tracking-tight">
          {formatPrice(plan.priceCents, plan.currency)}
        </span>
        <span className="text-base text-muted">{describeInterval(plan)}</span>
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-2.5 border-t border-line pt-6">
        {describePlan(plan).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={16} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <PlanAction
        {...action}
        offer={decideOffer(plan.code, current)}
        tone={isPopular ? "primary" : "secondary"}
        nameId={nameId}
      />
    </li>
  );
}

type PlanActionProps = {
  offer: PlanOffer;
  tone: "primary" | "secondary";
  /** The element that names the plan, so that buttons of the same words differ. */
  nameId: string;
  leavingFor: CheckoutRequest["planCode"] | null;
  onBuy: (planCode: CheckoutRequest["planCode"]) => void;
};

function PlanAction({ offer, tone, nameId, leavingFor, onBuy }: PlanActionProps) {
  const noteId = useId();
  const { label, isDisabled, buys, note } = offer;
  return (
    <div className="mt-auto">
      {note && (
        <p id={noteId} className="mb-3 text-sm text-muted">
          {note}
        </p>
      )}
      <Button
        tone={isDisabled || buys === null ? "secondary" : tone}
        className="w-full"
        disabled={isDisabled}
        isBusy={buys !== null && leavingFor === buys}
        aria-describedby={note ? `${nameId} ${noteId}` : nameId}
        onClick={() => buys && onBuy(buys)}
      >
        {label}
      </Button>
    </div>
  );
}

const planGridClass = "grid gap-5 lg:grid-cols-3";

const headClass = "px-2 py-2 text-center font-medium sm:px-4";
const planWidthClass = "w-[21%] sm:w-[18%]";

/** Free vs Premium, whose two plans differ in a few rows. */
export function PlanComparison() {
  const rows = comparePlans(usePlans().data ?? []);
  if (!rows) return null;
  return (
    <section>
      <h2 id="compare" className="mb-5 text-xl">
        Compare features
      </h2>
      <table
        aria-labelledby="compare"
        className="w-full table-fixed border-y border-line text-base"
      >
        <colgroup>
          <col />
          <col className={planWidthClass} />
        </colgroup>
        <colgroup span={2} className={planWidthClass} />
        <thead className="text-sm">
          <tr>
            <th scope="col" rowSpan={2} className="py-2 text-left align-bottom font-medium">
              Feature
            </th>
            <th scope="col" rowSpan={2} className={`${headClass} align-bottom`}>
              Free
            </th>
            <th scope="colgroup" colSpan={2} className={headClass}>
              Premium
            </th>
          </tr>
          <tr className="text-muted">
            <th scope="col" className={headClass}>
              Monthly
            </th>
            <th scope="col" className={headClass}>
              Lifetime
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                {name}
              </th>
              <ComparisonCell cell={cells.FREE} />
              <ComparisonCell cell={cells.PREMIUM_MONTHLY} />
              <ComparisonCell cell={cells.PREMIUM_LIFETIME} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ComparisonCell({ cell }: { cell: Cell }) {
  return (
    <td className="px-1 py-2.5 text-center text-sm sm:px-4">
      {typeof cell === "string" ? cell : <Mark isIncluded={cell} />}
    </td>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const Sign = isIncluded ? Check : Minus;
  return (
    <>
      <Sign
        size={16}
        className={isIncluded ? "mx-auto" : "mx-auto text-muted"}
        aria-hidden="true"
      />
      <span className="sr-only">{isIncluded ? "Included" : "Not included"}</span>
    </>
  );
}
