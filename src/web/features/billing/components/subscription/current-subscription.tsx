import type { Subscription } from "#web/components/premium/use-subscription.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { describePeriod, namePlan, nameStatus } from "../../describe-subscription.ts";
import { CancelSubscription } from "./cancel-subscription.tsx";
import { PaymentProblem } from "./payment-problem.tsx";
import { PortalButton } from "./portal-button.tsx";
import { PostUsage } from "./post-usage.tsx";
import { SUBSCRIPTION_HEADING_ID } from "./subscription-heading.ts";
import { UnreadPlan } from "./unread-plan.tsx";

export function CurrentSubscription({ subscription }: { subscription: Subscription }) {
  const { timezone: timeZone } = useUser();
  const now = useNow();
  const { word, tone } = nameStatus(subscription);
  const period = describePeriod(subscription, { timeZone, now });
  return (
    <section
      aria-labelledby={SUBSCRIPTION_HEADING_ID}
      className="grid rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]"
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
        {subscription.aiPosts === null && <UnreadPlan />}
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
