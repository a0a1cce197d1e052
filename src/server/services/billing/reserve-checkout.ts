import type { PlanCode } from "#engine/billing/plans.ts";
import {
  type CheckoutRow,
  deleteCheckout,
  findCheckout,
  insertCheckout,
} from "#server/db/billing-checkouts-repository.ts";
import type { BillingAccount } from "#server/db/billing-account.ts";
import { lockUser } from "#server/db/users-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";

const MINUTE_MS = 60 * 1000;
/**
 * So long a request that nobody heard the answer of is made again under its key, which leads to the page
 * that it may have opened. Afterwards both are gone.
 */
const ANSWER_WITHIN_MS = 24 * 60 * MINUTE_MS;
/** A page that is about to close is no longer handed out. */
const LEAST_LEFT_MS = MINUTE_MS;

/** The one payment page of this user and plan: all who ask together get the same. */
export function reserveCheckout(
  deps: Pick<ServiceDeps, "database" | "clock">,
  account: BillingAccount,
  planCode: PlanCode,
): Promise<CheckoutRow> {
  const createdAt = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    await lockUser(tx, account.userId);
    const open = await findCheckout(tx, account, planCode);
    if (open && isUsable(open, createdAt)) return open;
    if (open) await deleteCheckout(tx, open);
    const expiresAt = new Date(createdAt.getTime() + ANSWER_WITHIN_MS);
    return insertCheckout(tx, { ...account, planCode, createdAt, expiresAt });
  });
}

export function isUsable({ url, expiresAt }: CheckoutRow, now: Date): boolean {
  return expiresAt.getTime() > now.getTime() + (url ? LEAST_LEFT_MS : 0);
}
