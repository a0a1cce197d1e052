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

/** So many failures in a row are the provider's, and each may take half a minute. */
const MOST_FAILURES_IN_A_ROW = 20;

/** For when no event comes: what has ended is marked so, unless the provider says that it was renewed. */
export function expireSubscriptions(deps: BillingDeps, log: Logger): Job {
  const { db } = deps.database;
  return {
    name: "expire-subscriptions",
    cron: "37 * * * *",
    run: async () => {
      const now = deps.clock();
      await deleteEventsBefore(db, new Date(now.getTime() - KEEP_EVENTS_MS));
      const since = new Date(now.getTime() - LOOK_FOR_MS);
      await settleAll(deps, await listEnded(db, { now, since, limit: MOST_PER_RUN }), log);
    },
  };
}

/** One that fails does not keep the others waiting; the run fails all the same, so that it is seen. */
async function settleAll(deps: BillingDeps, all: EndedSubscription[], log: Logger): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const ended of all) {
    try {
      await settle(deps, ended);
      inARow = 0;
    } catch (error) {
      const reason = error instanceof PaymentsError ? error.reason : null;
      log.warn({ userId: ended.userId, reason }, "subscription could not be looked up");
      // A refusal would be the same in the next run; access ends with the period whatever is marked.
      if (error instanceof PaymentsError && error.kind !== "unavailable") continue;
      failures.push(error);
      inARow += 1;
      if (inARow === MOST_FAILURES_IN_A_ROW) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function settle(deps: BillingDeps, { userId, customerId }: EndedSubscription): Promise<void> {
  if (customerId === null || !deps.payments.isConfigured) {
    return markExpired(deps.database.db, userId, deps.clock());
  }
  await applyCustomer(deps, { userId, customerId });
}
