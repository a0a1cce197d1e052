import { UnreadPlan, type Subscription } from "#web/components/premium/use-subscription.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import {
  describePeriod,
  namePlan,
  nameStatus,
  describeCancelling,
  describeUsage,
} from "#web/features/billing/describe-subscription.ts";
import { ExternalLink } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { api } from "#web/lib/api.ts";
import { useWayOut } from "#web/features/billing/api/use-plans.ts";
import { type ReactNode, useRef, useState } from "react";
import { useQueryClient, useMutation } from "@tanstack/react-query";
import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { scrimClass, sheetClass } from "#web/components/ui/dialogs/dialog.tsx";
import { describeFailure } from "#web/features/billing/read-return.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { TOASTS } from "#web/features/billing/toasts.ts";

export function CurrentSubscription({ subscription }: { subscription: Subscription }) {
  const { timezone: timeZone } = useUser();
  const now = useNow();
  const { word, tone } = nameStatus(subscription);
  const period = describePeriod(subscription, { timeZone, now });
  return (
    <section
      aria-labelledby={SUBSCRIPTION_HEADING_ID}
      className="grid min-h-44 rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]"
    >
      <div className="flex flex-col p-5 sm:p-6">
        <h2
          id={SUBSCRIPTION_HEADING_ID}
          tabIndex={-1}
          className="font-sans text-base font-normal tracking-normal text-muted"
        >
          Current Subscription
        </h2>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="font-serif text-2xl font-medium tracking-tight">
            {namePlan(subscription.planCode)}
          </p>
          <Badge tone={tone}>
            <span className="sr-only">Status: </span>
            {word}
          </Badge>
        </div>
        {period && <p className="mt-2 text-md text-soft">{period}</p>}
        {subscription.aiPosts === null && (
          <div className="mt-4">
            <UnreadPlan />
          </div>
        )}
        <PaymentProblem subscription={subscription} />
        <div className="mt-auto flex flex-wrap gap-3 not-empty:pt-6">
          {subscription.canManage && <PortalButton />}
          <CancelSubscription subscription={subscription} />
        </div>
      </div>
      <PostUsage aiPosts={subscription.aiPosts} />
    </section>
  );
}

function PortalButton() {
  const { leave, leavingFor } = usePortal();
  return (
    <Button tone="secondary" isBusy={leavingFor !== null} onClick={() => leave("portal")}>
      {leavingFor === null && <ExternalLink size={16} aria-hidden="true" />}
      Invoices and card
    </Button>
  );
}

/** The payment provider's page with invoices and the card. */
function usePortal() {
  return useWayOut<"portal">({
    ask: async () => (await api.openPortal()).portalUrl,
    failure: TOASTS.noPortal,
  });
}

/** What is wrong with the payments of a subscription, if anything. */
function PaymentProblem({ subscription }: { subscription: Subscription }) {
  const { status, hasPaymentProblem, canCancel, canManage } = subscription;
  if (hasPaymentProblem) {
    return (
      <SubscriptionNotice title="The last payment failed">
        Your plan ends on the date above.{" "}
        {canManage && status === "ACTIVE" && "Change your card to keep it."}
      </SubscriptionNotice>
    );
  }
  if (status === "EXPIRED" && canCancel) {
    return (
      <SubscriptionNotice title="This subscription may still be charged">
        It gives you no access.
      </SubscriptionNotice>
    );
  }
  return null;
}

type SubscriptionNoticeProps = { title: string; children: ReactNode };

function SubscriptionNotice({ title, children }: SubscriptionNoticeProps) {
  return (
    <div
      role="alert"
      className="mt-4 max-w-prose rounded-control border border-line border-l-2 border-l-fail px-4 py-3"
    >
      <p className="font-medium">{title}</p>
      <p className="text-base text-soft">{children}</p>
    </div>
  );
}

function PostUsage({ aiPosts }: Pick<Subscription, "aiPosts">) {
  const { timezone } = useUser();
  const usage = describeUsage(aiPosts, timezone);
  if (!usage) return null;
  return (
    <div className="border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
      <h3 className="font-sans text-base font-normal tracking-normal text-muted">
        Generated posts this month
      </h3>
      <p className="mt-2 font-mono text-xl tracking-tight">{usage.count}</p>
      {usage.percent !== null && (
        <div className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-ink" style={{ width: `${usage.percent}%` }} />
        </div>
      )}
      <p className="mt-3 text-base text-soft">{usage.note}</p>
    </div>
  );
}

/**
 * Not the plain confirmation: there "Cancel" is the way back, here it is what is asked about. And
 * the button that opened it is gone once it is done, so that the keyboard goes on elsewhere.
 */
function CancelSubscription({ subscription }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false);
  const { timezone: timeZone } = useUser();
  const now = useNow();
  const cancelling = useCancelSubscription();
  const isDone = useRef(false);
  const show = (next: boolean) => {
    if (next) isDone.current = false;
    if (!cancelling.isPending) setOpen(next);
  };
  const cancel = () =>
    cancelling.mutate(undefined, {
      onSuccess: () => {
        isDone.current = true;
        setOpen(false);
      },
    });
  return (
    <Base.Root open={isOpen} onOpenChange={show}>
      {subscription.canCancel && (
        <Base.Trigger render={<Button tone="ghost">Cancel Subscription</Button>} />
      )}
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          className={sheetClass}
          finalFocus={() => !isDone.current || document.getElementById(SUBSCRIPTION_HEADING_ID)}
        >
          <Base.Title className="text-xl">Cancel your subscription?</Base.Title>
          <Base.Description className="mt-2 text-base text-soft">
            {describeCancelling(subscription, { timeZone, now })}
          </Base.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Base.Close render={<Button tone="ghost">Keep Subscription</Button>} />
            <Button tone="danger" isBusy={cancelling.isPending} onClick={cancel}>
              Cancel Subscription
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function useCancelSubscription() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.cancelSubscription(),
    onSuccess: (status) => {
      cache.setQueryData(queryKeys.billing.subscription, status);
      showToast("success", TOASTS.canceled);
    },
    onError: (error) => {
      logError(error);
      showToast("error", TOASTS.notCanceled, {
        description: describeFailure(error, !navigator.onLine),
      });
    },
    onSettled: () => void refreshAfter(cache, "plan-changed"),
  });
}

/** Names the card, and takes the keyboard when the button it was on is gone. */
const SUBSCRIPTION_HEADING_ID = "current-subscription";

export function SubscriptionSkeleton() {
  return (
    <SkeletonGroup
      label="Loading your subscription"
      className="grid min-h-69 gap-6 rounded-card border border-line bg-surface p-5 sm:p-6 lg:min-h-44 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]"
    >
      <div>
        <Skeleton className="h-4 w-36" />
        <Skeleton className="mt-3 h-9 w-56" />
        <Skeleton className="mt-3 h-5 w-48" />
      </div>
      <div>
        <Skeleton className="h-4 w-36" />
        <Skeleton className="mt-3 h-7 w-24" />
        <Skeleton className="mt-3 h-4 w-64" />
      </div>
    </SkeletonGroup>
  );
}
