import type { Logger } from "pino";
import { deleteEventsBefore } from "#server/db/billing-events-repository.ts";
import {
  type EndedSubscription,
  listEnded,
  markExpired,
} from "#server/db/subscriptions-repository.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import { applyCustomer, type BillingDeps } from "#server/services/billing/apply-customer.ts";
import type { Job } from "./queue.ts";

const DAY_MS = 24 * 3600 * 1000;
/** A renewal that nobody reported is still looked for so long. */
const LOOK_FOR_MS = 2 * DAY_MS;
/** The provider repeats an event for three days; an older one fails by its signature. */
const KEEP_EVENTS_MS = 30 * DAY_MS;
const MOST_PER_RUN = 500;

/** For when no event comes: what has ended is marked so, unless the provider says that it was renewed. */
export function expireSubscriptions(deps: BillingDeps, log: Logger): Job {
  const { db } = deps.database;
  return {
    name: "expire-subscriptions",
    cron: "37 * * * *",
    run: async () => {
      const now = deps.clock();
      const since = new Date(now.getTime() - LOOK_FOR_MS);
      for (const ended of await listEnded(db, { now, since, limit: MOST_PER_RUN })) {
        await settle(deps, ended, log);
      }
      await deleteEventsBefore(db, new Date(now.getTime() - KEEP_EVENTS_MS));
    },
  };
}

async function settle(deps: BillingDeps, ended: EndedSubscription, log: Logger): Promise<void> {
  const { userId, customerId } = ended;
  if (customerId === null || !deps.payments.isConfigured) {
    return markExpired(deps.database.db, userId, deps.clock());
  }
  try {
    await applyCustomer(deps, { userId, customerId });
  } catch (error) {
    // Access ended with the period whatever is marked, so this can wait for the next run.
    if (!(error instanceof PaymentsError) || error.kind === "unavailable") throw error;
    log.warn({ userId, reason: error.reason }, "subscription could not be looked up");
  }
}
