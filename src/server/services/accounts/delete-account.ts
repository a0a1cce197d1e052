import type { AccountDeletion } from "#contract/accounts/account-data.ts";
import { WRONG_ACCOUNT } from "#engine/accounts/account-fields.ts";
import { eraseAccount } from "#server/db/accounts/account-data-repository.ts";
import { listOpenCheckouts } from "#server/db/billing/payments-repository.ts";
import type { Db } from "#server/db/database.ts";
import { findSession } from "#server/db/accounts/sign-in-repository.ts";
import { lockUser, type UserRow } from "#server/db/accounts/users-repository.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { SessionScope } from "#server/scope.ts";
import { notSignedIn, ServiceError } from "#server/service-error.ts";
import type { BillingDeps, ServiceDeps } from "#server/services/service-deps.ts";
import { stopCharging } from "#server/services/billing/manage-subscription.ts";
import { foldEmail } from "#engine/accounts/account.ts";
import { requireLiveSession } from "./manage-sessions.ts";

const FRESH_MINUTES = 10;

export async function deleteAccount(
  deps: ServiceDeps,
  scope: SessionScope,
  { email }: AccountDeletion,
): Promise<void> {
  const { db } = deps.database;
  const user = await requireLiveSession(deps, db, scope);
  requireOwnAddress(user, email);
  await requireFreshSignIn(deps, scope);
  await endAccount(deps, user, "Your subscription");
}

/** Nobody is charged for an account that is gone, so the payment provider comes first. */
export async function endAccount(
  deps: BillingDeps,
  user: UserRow,
  whatIsPaid: string,
): Promise<void> {
  await endPayments(deps, user, whatIsPaid);
  await deps.database.db.transaction(async (tx) => {
    // Two tabs may do this together: the second finds done what it was asked for.
    const locked = await lockUser(tx, user.id);
    if (!locked) return;
    await refuseOpenPage(deps, tx, user);
    await eraseAccount(tx, locked);
  });
}

function requireOwnAddress(user: UserRow, typed: string): void {
  if (foldEmail(typed) === user.email) return;
  throw new ServiceError("VALIDATION", WRONG_ACCOUNT, {
    issues: [{ field: "email", message: WRONG_ACCOUNT }],
  });
}

/** A device that was left signed in is not enough to erase everything. */
async function requireFreshSignIn(
  { database, clock }: ServiceDeps,
  scope: SessionScope,
): Promise<void> {
  const session = await findSession(database.db, scope);
  // Another tab has deleted the account since the session was looked at.
  if (!session) throw notSignedIn();
  const oldest = clock().getTime() - FRESH_MINUTES * 60 * 1000;
  if (session.createdAt.getTime() >= oldest) return;
  throw new ServiceError(
    "FORBIDDEN",
    `To delete your account, you must have signed in within the last ${FRESH_MINUTES} minutes. Please sign in again first.`,
    { reason: "sign-in-too-old", maxAgeMinutes: FRESH_MINUTES },
  );
}

/** One that was opened after payments were ended would stay to be paid on, with nobody to know of it. */
async function refuseOpenPage({ payments }: BillingDeps, tx: Db, user: UserRow): Promise<void> {
  const open = await listOpenCheckouts(tx, { userId: user.id, mode: payments.mode });
  if (open.length === 0) return;
  throw new ServiceError(
    "CONFLICT",
    "You opened a payment page, so we deleted nothing. Please try again.",
  );
}

async function endPayments(deps: BillingDeps, user: UserRow, whatIsPaid: string): Promise<void> {
  try {
    await stopCharging(deps, user.id);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    const code = error.kind === "not-configured" ? "UNAVAILABLE" : "UPSTREAM";
    throw new ServiceError(
      code,
      `${whatIsPaid} couldn't be cancelled, so we deleted nothing. ${error.message}`,
      undefined,
      { cause: error },
    );
  }
}
