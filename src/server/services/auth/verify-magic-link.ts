import type { SignedIn } from "#contract/accounts/auth.ts";
import { INVALID_LINK } from "#engine/accounts/account-fields.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { deleteFeed } from "#server/db/accounts/calendar-feeds-repository.ts";
import type { Db } from "#server/db/database.ts";
import { spendMagicLink } from "#server/db/accounts/magic-links-repository.ts";
import { deleteTokens } from "#server/db/accounts/personal-tokens-repository.ts";
import { revokeAllSessions } from "#server/db/accounts/sessions-repository.ts";
import { isSignUpClosed } from "#server/db/service-settings-repository.ts";
import { deleteWebhooks } from "#server/db/accounts/webhooks-repository.ts";
import {
  insertUser,
  lockUserByEmail,
  updateUser,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { startSession } from "./start-session.ts";
import { hashOpaqueToken } from "./access-tokens.ts";
import { signUpClosed } from "./sign-up.ts";
import { deleteTrackingKeys } from "#server/db/posts/visits-repository.ts";

export async function verifyMagicLink(
  deps: ServiceDeps,
  caller: Caller,
  input: { token: string; timezone?: string | undefined },
): Promise<SignedIn> {
  await consumeLimit(deps, "verifyPerCaller", addressBlock(caller.ip));
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const link = await spendMagicLink(tx, hashOpaqueToken(input.token), now);
    if (!link) throw new ServiceError("VALIDATION", INVALID_LINK);
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
  await deleteTokens(tx, user.id);
  await deleteFeed(tx, user.id);
  await deleteTrackingKeys(tx, user.id);
  await deleteWebhooks(tx, user.id);
  const claimed = await updateUser(tx, user.id, { emailVerifiedAt: now, passwordHash: null });
  if (!claimed) throw new Error("A locked user vanished.");
  return claimed;
}
