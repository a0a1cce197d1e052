import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import {
  deleteCheckout,
  deleteUnansweredBefore,
  listCheckoutsBefore,
  type OpenCheckoutRow,
  deleteEventsBefore,
  listUnapplied,
  markAllApplied,
} from "#server/db/billing/payments-repository.ts";
import { lookUpPlan, isPaymentsError } from "#server/services/billing/look-up-plan.ts";
import type { BillingDeps } from "#server/services/service-deps.ts";
import type { Job } from "./queue.ts";
import {
  listEnded,
  markExpired,
  type SubscriptionRow,
} from "#server/db/billing/subscriptions-repository.ts";
import { hasPremiumEnded } from "#engine/billing/has-premium-ended.ts";
import type { Logger } from "pino";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { UserId } from "#server/scope.ts";

/** Events of a payment come within seconds; what is younger may be on its way. */
const REPORT_WITHIN_MS = 10 * MINUTE_MS;
/** The provider repeats an event for three days. */
const LOOK_FOR_MS = 7 * DAY_MS;
const KEEP_EVENTS_MS = 30 * DAY_MS;
/** So long after its end nobody can pay on a page, nor is a request for one answered. */
const KEEP_CHECKOUTS_MS = 2 * DAY_MS;
const MOST_PER_RUN = 500;

/** For payments of which no event came, or of which one could not be applied when it came. */
export function findMissedPayments(deps: BillingDeps): Job {
  const { db } = deps.database;
  const ago = (ms: number) => new Date(deps.clock().getTime() - ms);
  return {
    name: "find-missed-payments",
    cron: "52 * * * *",
    run: async () => {
      // Nothing is forgotten that nobody was asked about.
      if (!deps.payments.isConfigured) return;
      const before = ago(REPORT_WITHIN_MS);
      const tasks = [
        ...(await listCheckoutTasks(deps, before)),
        ...(await listEventTasks(deps, { after: ago(LOOK_FOR_MS), before })),
      ];
      try {
        await workThrough(tasks, deps.logger);
      } finally {
        const { mode } = deps.payments;
        await deleteEventsBefore(db, ago(KEEP_EVENTS_MS));
        await deleteUnansweredBefore(db, { mode, before: ago(KEEP_CHECKOUTS_MS) });
      }
    },
  };
}

async function listCheckoutTasks(deps: BillingDeps, before: Date): Promise<UserTask[]> {
  const { mode } = deps.payments;
  const wanted = { mode, before, limit: MOST_PER_RUN };
  const checkouts = await listCheckoutsBefore(deps.database.db, wanted);
  return checkouts.map((checkout) => ({
    userId: checkout.userId,
    run: () => settleCheckout(deps, checkout),
  }));
}

async function settleCheckout(deps: BillingDeps, checkout: OpenCheckoutRow): Promise<void> {
  const status = await deps.payments.fetchCheckoutStatus(checkout.sessionId);
  if (status === "open") return;
  if (status === "missing" && !hasRunOut(checkout, deps.clock())) return;
  if (status === "complete") await lookUpPlan(deps, checkout.userId);
  await deleteCheckout(deps.database.db, checkout);
}

/** For certain, whatever a wrong key says of it. */
function hasRunOut({ expiresAt }: OpenCheckoutRow, now: Date): boolean {
  return expiresAt.getTime() + KEEP_CHECKOUTS_MS < now.getTime();
}

async function listEventTasks(
  deps: BillingDeps,
  received: { after: Date; before: Date },
): Promise<UserTask[]> {
  const { db } = deps.database;
  const { mode } = deps.payments;
  const users = await listUnapplied(db, { mode, limit: MOST_PER_RUN, ...received });
  return users.map((userId) => ({
    userId,
    run: async () => {
      await lookUpPlan(deps, userId);
      await markAllApplied(db, { userId, mode }, received, deps.clock());
    },
  }));
}

/** A renewal that nobody reported is still looked for so long. */
const LOOK_FOR_END_MS = 2 * DAY_MS;

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
      const since = new Date(now.getTime() - LOOK_FOR_END_MS);
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
    if (isLost && hasPremiumEnded(subscription, deps.clock())) await markOver();
    throw error;
  }
}

type UserTask = { userId: UserId; run: () => Promise<void> };

/** So many failures in a row are the provider's, and each may take half a minute. */
const MOST_FAILURES_IN_A_ROW = 20;

/** One that fails does not keep the others waiting; the run fails all the same, so that it is seen. */
async function workThrough(tasks: UserTask[], logger: Logger): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const { userId, run } of tasks) {
    try {
      await run();
      inARow = 0;
    } catch (error) {
      const reason = error instanceof PaymentsError ? error.reason : null;
      logger.warn({ userId, reason }, "plan could not be looked up");
      // A refusal comes at once, and would be the same if this run were tried again.
      if (error instanceof PaymentsError && error.kind !== "unavailable") continue;
      failures.push(error);
      inARow += 1;
      if (inARow === MOST_FAILURES_IN_A_ROW) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}
