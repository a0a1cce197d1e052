import type { SignedIn } from "#contract/auth.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { deleteFeed } from "#server/db/calendar-feeds-repository.ts";
import type { Db } from "#server/db/database.ts";
import { spendMagicLink } from "#server/db/magic-links-repository.ts";
import { revokeAllSessions } from "#server/db/sessions-repository.ts";
import { isSignUpClosed } from "#server/db/service-settings-repository.ts";
import { deleteTrackingKeys } from "#server/db/tracking-keys-repository.ts";
import {
  insertUser,
  lockUserByEmail,
  updateUser,
  type UserRow,
} from "#server/db/users-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { hashOpaqueToken } from "./opaque-token.ts";
import { signUpClosed } from "./sign-up-closed.ts";
import { startSession } from "./start-session.ts";

export async function verifyMagicLink(
  deps: ServiceDeps,
  caller: Caller,
  input: { token: string; timezone?: string | undefined },
): Promise<SignedIn> {
  await consumeLimit(deps, "verifyPerCaller", addressBlock(caller.ip));
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const link = await spendMagicLink(tx, hashOpaqueToken(input.token), now);
    if (!link) throw new ServiceError("VALIDATION", "Invalid or expired magic link");
    const user = await lockUserByEmail(tx, link.email);
    // A link may be older than the decision to take no new accounts.
    if (!user && (await isSignUpClosed(tx))) throw signUpClosed();
    const owned = user
      ? await claimAccount(tx, user, now)
      : await insertUser(tx, {
          email: link.email,
          createdAt: now,
          emailVerifiedAt: now,
          ...(input.timezone && { timezone: input.timezone }),
        });
    return startSession(deps, tx, owned, caller);
  });
}

/**
 * Until its first link anyone could have opened this account with a password. The owner of the
 * address takes it over: no way in, or to look in, from before survives.
 */
async function claimAccount(tx: Db, user: UserRow, now: Date): Promise<UserRow> {
  if (user.emailVerifiedAt) return user;
  await revokeAllSessions(tx, user.id, now);
  await deleteFeed(tx, user.id);
  await deleteTrackingKeys(tx, user.id);
  const claimed = await updateUser(tx, user.id, { emailVerifiedAt: now, passwordHash: null });
  if (!claimed) throw new Error("A locked user vanished.");
  return claimed;
}
