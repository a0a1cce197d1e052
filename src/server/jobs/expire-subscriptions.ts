import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  listEnded,
  markExpired,
  type SubscriptionRow,
} from "#server/db/billing/subscriptions-repository.ts";
import { hasEnded } from "#server/services/billing/current-plan.ts";
import { lookUpPlan } from "#server/services/billing/look-up-plan.ts";
import type { BillingDeps } from "#server/services/service-deps.ts";
import type { Job } from "./queue.ts";
import { workThrough } from "./work-through.ts";
import { isPaymentsError } from "#server/services/billing/fetch-customers.ts";

/** A renewal that nobody reported is still looked for so long. */
const LOOK_FOR_MS = 2 * DAY_MS;
const MOST_PER_RUN = 500;

/** For when no event comes: what has ended is marked so, unless the provider says that it was renewed. */
export function expireSubscriptions(deps: BillingDeps): Job {
  const { db } = deps.database;
  return {
    name: "expire-subscriptions",
    cron: "37 * * * *",
    run: async () => {
      // Access ends with its time all the same; whether it was renewed, nobody can tell without a key.
      if (!deps.payments.isConfigured) return;
      const now = deps.clock();
      const since = new Date(now.getTime() - LOOK_FOR_MS);
      const { mode } = deps.payments;
      const ended = await listEnded(db, { mode, now, since, limit: MOST_PER_RUN });
      const tasks = ended.map((subscription) => ({
        userId: subscription.userId,
        run: () => settle(deps, subscription),
      }));
      await workThrough(tasks, deps.logger);
    },
  };
}

async function settle(deps: BillingDeps, subscription: SubscriptionRow): Promise<void> {
  const markOver = () => markExpired(deps.database.db, subscription, deps.clock());
  try {
    const look = await lookUpPlan(deps, subscription.userId);
    if (!look) await markOver();
  } catch (error) {
    // Its time is over whoever the customer was, and it need not be looked at for ever.
    const isLost = isPaymentsError(error, "unknown-customer");
    if (isLost && hasEnded(subscription, deps.clock())) await markOver();
    throw error;
  }
}
