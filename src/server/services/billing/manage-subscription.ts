import type { SubscriptionStatus, Portal } from "#contract/billing.ts";
import { LIFETIME_STAYS } from "#engine/billing/plans.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import { findRunning } from "#engine/billing/pick-subscription.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps, BillingDeps } from "#server/services/service-deps.ts";
import { hasPremiumEnded, planOf } from "#engine/billing/has-premium-ended.ts";
import { currentPlan, betterPlan } from "./current-plan.ts";
import { quotaMonth, quotaResetsAt } from "#engine/billing/quota-month.ts";
import {
  lookUpPlan,
  tellPaymentsFailure,
  isPaymentsError,
  mayBeCharged,
  fetchCustomers,
  endSubscriptions,
} from "./look-up-plan.ts";
import { listCharging } from "#engine/billing/subscription.ts";
import {
  listCustomers,
  type SubscriptionRow,
  findPlanSources,
  type BillingAccount,
  findSubscription,
} from "#server/db/billing/subscriptions-repository.ts";
import { readQuotaUse } from "#server/db/posts/post-quotas-repository.ts";
import { deleteCheckout, listOpenCheckouts } from "#server/db/billing/payments-repository.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";

/** Nothing is charged again; access stays until the period that is paid for ends. */
export function cancelSubscription(deps: ServiceDeps, scope: Scope): Promise<SubscriptionStatus> {
  return tellPaymentsFailure(async () => {
    await refuseLifetime(deps, scope);
    await consumeLimit(deps, "cancelPerUser", scope.userId);
    const look = await lookUpPlan(deps, scope.userId);
    await refuseLifetime(deps, scope);
    if (!look) throw nothingToCancel();
    if (await cancelCharging(deps, look.state)) await lookUpPlan(deps, scope.userId);
    return getBillingStatus(deps, scope);
  });
}

/** False when that was done before. */
async function cancelCharging(
  { payments, clock }: ServiceDeps,
  state: CustomerState,
): Promise<boolean> {
  const charging = listCharging(state);
  if (charging.length === 0 && !findRunning(state, clock())) throw nothingToCancel();
  for (const { id, status } of charging) {
    // A dispute may be won, and then the paid month goes on. What only owes would be tried again.
    const isPaid = status === "active" || status === "trialing";
    await (isPaid ? payments.cancelAtPeriodEnd(id) : payments.cancelNow(id));
  }
  return charging.length > 0;
}

async function refuseLifetime(deps: ServiceDeps, scope: Scope): Promise<void> {
  const { code } = await currentPlan(deps, scope);
  if (code !== "PREMIUM_LIFETIME") return;
  throw new ServiceError("CONFLICT", LIFETIME_STAYS);
}

function nothingToCancel(): ServiceError {
  return new ServiceError("CONFLICT", "You have no subscription to cancel.");
}

/** Of the newest customer that the provider knows: each has invoices of its own. */
export function openPortal(deps: ServiceDeps, { userId }: Scope): Promise<Portal> {
  return tellPaymentsFailure(async () => {
    const customers = await listCustomers(deps.database.db, { userId, mode: deps.payments.mode });
    if (customers.length === 0) throw nothingToManage();
    await consumeLimit(deps, "portalPerUser", userId);
    const returnUrl = `${deps.appUrl}/billing`;
    for (const { customerId } of customers) {
      try {
        return { portalUrl: await deps.payments.createPortal({ customerId, returnUrl }) };
      } catch (error) {
        if (!isPaymentsError(error, "unknown-customer")) throw error;
      }
    }
    throw unknownToProvider();
  });
}

function nothingToManage(): ServiceError {
  return new ServiceError("CONFLICT", "You have no invoices yet.");
}

function unknownToProvider(): ServiceError {
  return new ServiceError(
    "UNAVAILABLE",
    "The payment provider can't find you, so we can't show your invoices. Your plan stays as it is. Please tell this server's operator.",
  );
}

/** From the database alone, so that it answers whatever the payment provider does. */
export async function getBillingStatus(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<SubscriptionStatus> {
  const { db } = deps.database;
  const now = deps.clock();
  const account = { userId, mode: deps.payments.mode };
  const { subscription, grant } = await findPlanSources(db, account, now);
  const paid = planOf(subscription, now);
  const plan = betterPlan(paid, grant);
  const isGranted = grant !== null && plan !== paid;
  const status = isGranted ? "ACTIVE" : statusOf(subscription, now);
  const endsAt = isGranted ? grant.until : subscription?.currentPeriodEnd;
  return {
    isPremium: plan.code !== "FREE",
    planCode: plan.code,
    status,
    currentPeriodEnd: endsAt?.toISOString() ?? null,
    canCancel: subscription !== null && mayBeCharged(subscription),
    cancelAtPeriodEnd: status === "CANCEL_AT_PERIOD_END",
    hasPaymentProblem: status !== "EXPIRED" && (subscription?.hasPaymentProblem ?? false),
    canManage: deps.payments.isConfigured && (await listCustomers(db, account)).length > 0,
    isTest: deps.payments.mode !== "live",
    aiPosts: {
      used: await readQuotaUse(db, userId, quotaMonth(now)),
      limit: plan.limits.aiPostsPerMonth,
      resetsAt: quotaResetsAt(now).toISOString(),
    },
  };
}

function statusOf(subscription: SubscriptionRow | null, now: Date): SubscriptionStatus["status"] {
  if (!subscription) return "none";
  return hasPremiumEnded(subscription, now) ? "EXPIRED" : subscription.status;
}

/** For whoever has just paid: the provider is asked, in case its report is late or never comes. */
export function refreshBillingStatus(deps: ServiceDeps, scope: Scope): Promise<SubscriptionStatus> {
  return tellPaymentsFailure(async () => {
    if (deps.payments.isConfigured) {
      await consumeLimit(deps, "refreshBillingPerUser", scope.userId);
      await lookUpPlan(deps, scope.userId);
    }
    return getBillingStatus(deps, scope);
  });
}

/** Sees to it that this user is never charged again, at once and for good; throws where that is not certain. */
export async function stopCharging(deps: BillingDeps, userId: UserId): Promise<void> {
  const account = { userId, mode: deps.payments.mode };
  await refuseRealMoney(deps, account);
  try {
    await endAll(deps, account);
  } catch (error) {
    // Without the provider's word ours counts: where nothing may be charged, nothing has to be ended.
    const isUnknown = isPaymentsError(error, "unknown-customer", "not-configured");
    const subscription = await findSubscription(deps.database.db, account);
    if (!isUnknown || (subscription && mayBeCharged(subscription))) throw error;
  }
}

/** With test keys nobody can end what live keys have sold. The other way round no money moves. */
async function refuseRealMoney({ database }: BillingDeps, account: BillingAccount): Promise<void> {
  if (account.mode === "live") return;
  const paid = await findSubscription(database.db, { ...account, mode: "live" });
  if (!paid || !mayBeCharged(paid)) return;
  throw new PaymentsError(
    "not-configured",
    "It was paid with real money, and this server only takes test payments. Please tell its operator.",
  );
}

/** Pages first: what is paid on one in the meantime is a subscription by the time we look. */
async function endAll(deps: BillingDeps, account: BillingAccount): Promise<void> {
  const { db } = deps.database;
  for (const checkout of await listOpenCheckouts(db, account)) {
    const isClosed = await deps.payments.expireCheckout(checkout.sessionId);
    if (!isClosed && checkout.expiresAt > deps.clock()) throw pageLeftOpen();
    await deleteCheckout(db, checkout);
  }
  const customers = await listCustomers(db, account);
  if (customers.length === 0) return;
  const ids = customers.map(({ customerId }) => customerId);
  const { known, unknownIds } = await fetchCustomers(deps.payments, ids);
  await endSubscriptions(
    deps,
    known,
    known.flatMap(({ state }) => listLiving(state)),
  );
  if (unknownIds.length === 0) return;
  throw new PaymentsError(
    "unknown-customer",
    "The payment provider can't find all your payments. Please tell this server's operator.",
  );
}

function pageLeftOpen(): PaymentsError {
  return new PaymentsError(
    "rejected",
    "The payment provider can't find a payment page you opened. It expires within a day. Please try again then.",
  );
}

function listLiving({ isDeleted, subscriptions }: CustomerState): string[] {
  if (isDeleted) return [];
  return subscriptions
    .filter(({ status }) => status !== "canceled" && status !== "incomplete_expired")
    .map(({ id }) => id);
}
