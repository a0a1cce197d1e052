import {
  type CustomerState,
  mergeCustomers,
  findDoublePayments,
  type DoublePayments,
} from "#engine/billing/customer-state.ts";
import { listReceipts } from "#engine/billing/list-receipts.ts";
import {
  beginLook,
  claimWriting,
  type BillingAccount,
  findSubscription,
  markExpired,
  saveSubscription,
  type SubscriptionRow,
} from "#server/db/billing/subscriptions-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { BillingDeps } from "#server/services/service-deps.ts";
import { noteReceipts } from "#server/services/notices/note-receipts.ts";
import { deleteCheckout, listOpenCheckouts } from "#server/db/billing/payments-repository.ts";
import {
  PaymentsError,
  type PaymentsGateway,
  type PaymentsErrorKind,
} from "#server/gateways/payments/payments-gateway.ts";
import type { Db } from "#server/db/database.ts";
import { hasPremiumEnded } from "#engine/billing/has-premium-ended.ts";
import {
  deriveSubscription,
  type DerivedSubscription,
  subscriptionsToEnd,
  isCheckoutOver,
} from "#engine/billing/subscription.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { ServiceError } from "#server/service-error.ts";

export type PlanLook = {
  /** All that the user has, without the subscriptions that were ended just now. */
  state: CustomerState;
  /** The customer to whom more can be sold; null where all were deleted. */
  customerId: string | null;
};

/**
 * Asks the provider what is true of a user now, and writes it. One whom the provider does not know is a
 * failure that writes nothing: a wrong key looks the same, and must not end what was paid for. The
 * answer is null for who was never a customer. No transaction waits for the provider: looks are
 * numbered instead.
 */
export async function lookUpPlan(deps: BillingDeps, userId: UserId): Promise<PlanLook | null> {
  const { db } = deps.database;
  const account = { userId, mode: deps.payments.mode };
  const look = await beginLook(db, account);
  if (!look) return null;
  const { known, unknownIds } = await fetchCustomers(deps.payments, look.customerIds);
  const state = mergeCustomers(known.map((customer) => customer.state));
  const now = deps.clock();
  const derived = deriveSubscription(state, now);
  await db.transaction(async (tx) => {
    if (await claimWriting(tx, account, look.number)) {
      await writePlan(tx, account, { derived, known, unknownIds, now });
    }
    // With the plan: whoever has it may never be looked at again.
    await noteReceipts(tx, account, listReceipts(state, now), now);
  });
  const ended = subscriptionsToEnd(state, now);
  await endSubscriptions(deps, known, ended);
  await returnPayments(deps, userId, findDoublePayments(state, now));
  await closeCheckouts(deps, account, state);
  const subscriptions = state.subscriptions.filter(({ id }) => !ended.includes(id));
  const customer = known.find(({ state: { isDeleted } }) => !isDeleted);
  return { state: { ...state, subscriptions }, customerId: customer?.customerId ?? null };
}

/** Payment pages that a purchase has overtaken are closed, so that nobody pays twice. */
async function closeCheckouts(
  { database: { db }, payments }: BillingDeps,
  account: BillingAccount,
  state: CustomerState,
): Promise<void> {
  for (const checkout of await listOpenCheckouts(db, account)) {
    if (!isCheckoutOver(checkout, state)) continue;
    const isClosed = await payments.expireCheckout(checkout.sessionId);
    // One that the provider does not know may be open all the same, under the keys of before.
    if (isClosed) await deleteCheckout(db, checkout);
  }
}

/** Gives back what was paid for nothing. It moves money unasked, so that each is told in the log. */
async function returnPayments(
  { payments, logger }: Pick<BillingDeps, "payments" | "logger">,
  userId: UserId,
  { toReturn, inDoubt }: DoublePayments,
): Promise<void> {
  for (const { id: paymentId } of inDoubt) {
    logger.warn(
      { userId, paymentId },
      "payment that may have been made twice left to the operator",
    );
  }
  for (const { id: paymentId, paidCents, refundedCents } of toReturn) {
    const facts = { userId, paymentId, cents: paidCents - refundedCents };
    try {
      await payments.returnPayment(paymentId);
      logger.info(facts, "payment made twice given back");
    } catch (error) {
      // What is refused would be refused again, and must not hold up everything else.
      if (!(error instanceof PaymentsError) || error.kind === "unavailable") throw error;
      const { reason } = error;
      logger.error({ ...facts, reason }, "payment made twice could not be given back");
    }
  }
}

type Findings = FetchedCustomers & { derived: DerivedSubscription; now: Date };

async function writePlan(tx: Db, account: BillingAccount, findings: Findings) {
  const { derived, known, now } = findings;
  const { sourceId, planCode, status, currentPeriodEnd, hasPaymentProblem } = derived;
  if (status === "none" || status === "EXPIRED") await refuseBlindEnd(tx, account, findings);
  if (status === "none") return markExpired(tx, account, now);
  return saveSubscription(tx, {
    ...account,
    planCode,
    status,
    currentPeriodEnd,
    hasPaymentProblem,
    customerId: findBuyer(known, sourceId),
    createdAt: now,
    updatedAt: now,
  });
}

/** What a customer paid for whom the provider does not know right now may go on: nobody can tell. */
async function refuseBlindEnd(
  tx: Db,
  account: BillingAccount,
  { unknownIds, now }: Findings,
): Promise<void> {
  if (unknownIds.length === 0) return;
  const running = await findSubscription(tx, account);
  if (!running?.customerId || (hasPremiumEnded(running, now) && !mayBeCharged(running))) return;
  if (!unknownIds.includes(running.customerId)) return;
  throw new PaymentsError(
    "unknown-customer",
    "The payment provider doesn't know the customer who paid for this plan.",
  );
}

function findBuyer(known: KnownCustomer[], sourceId: string | null): string | null {
  const buyer = known.find(({ state: { purchases, subscriptions } }) =>
    [...purchases, ...subscriptions].some(({ id }) => id === sourceId),
  );
  return buyer?.customerId ?? null;
}

type KnownCustomer = { customerId: string; state: CustomerState };
type FetchedCustomers = { known: KnownCustomer[]; unknownIds: string[] };

/** What the provider says of each, in the given order. It has to know one of them at least. */
export async function fetchCustomers(
  { fetchCustomerState }: Pick<PaymentsGateway, "fetchCustomerState">,
  customerIds: string[],
): Promise<FetchedCustomers> {
  const known: KnownCustomer[] = [];
  const unknownIds: string[] = [];
  let unknown: unknown = null;
  for (const customerId of customerIds) {
    try {
      known.push({ customerId, state: await fetchCustomerState(customerId) });
    } catch (error) {
      if (!isPaymentsError(error, "unknown-customer")) throw error;
      unknownIds.push(customerId);
      unknown = error;
    }
  }
  if (known.length === 0) throw unknown;
  return { known, unknownIds };
}

const CODES: Record<PaymentsErrorKind, ErrorCode> = {
  "not-configured": "UNAVAILABLE",
  unavailable: "UPSTREAM",
  declined: "CONFLICT",
  "unknown-customer": "UPSTREAM",
  "bad-signature": "VALIDATION",
  rejected: "UPSTREAM",
};

/** What goes wrong with the payment provider meanwhile is told as a failure of ours. */
export async function tellPaymentsFailure<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    throw new ServiceError(CODES[error.kind], error.message, undefined, { cause: error });
  }
}

export function isPaymentsError(error: unknown, ...kinds: PaymentsErrorKind[]): boolean {
  return error instanceof PaymentsError && kinds.includes(error.kind);
}

/** As far as we were told. What gives no access any more may be charged all the same. */
export function mayBeCharged({ status, planCode, hasPaymentProblem }: SubscriptionRow): boolean {
  if (status === "EXPIRED") return hasPaymentProblem;
  return status === "ACTIVE" && planCode === "PREMIUM_MONTHLY";
}

/** Ends them at once, so that the customer is not charged for them again. */
export async function endSubscriptions(
  { payments }: Pick<BillingDeps, "payments">,
  known: KnownCustomer[],
  subscriptionIds: string[],
): Promise<void> {
  for (const { customerId, state } of known) {
    const theirs = state.subscriptions.filter(({ id }) => subscriptionIds.includes(id));
    for (const { id } of theirs) {
      try {
        await payments.cancelNow(id);
      } catch (error) {
        // Two events of one purchase may both try; the one that comes second finds nothing to end.
        const { subscriptions } = await payments.fetchCustomerState(customerId);
        const status = subscriptions.find((subscription) => subscription.id === id)?.status;
        if (status && status !== "canceled" && status !== "incomplete_expired") throw error;
      }
    }
  }
}
