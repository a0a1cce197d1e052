import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-repository.ts";
import {
  insertUser,
  lockUserByEmail,
  updateUser,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";
import { endClaims, lockClaimants, readAddress } from "#server/db/accounts/claims-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { startSession } from "./sessions.ts";
import { hashOpaqueToken } from "./access-tokens.ts";
import { signUpClosed, tryPassword } from "./password-sign-in.ts";
import {
  findMagicLink,
  spendMagicLink,
  revokeAllSessions,
  deleteTokens,
} from "#server/db/accounts/sign-in-repository.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { INVALID_LINK } from "#engine/accounts/account-fields.ts";
import { deleteFeed } from "#server/db/accounts/calendar-feeds-repository.ts";
import type { Db } from "#server/db/database.ts";
import { deleteAssistants } from "#server/db/accounts/assistants-repository.ts";
import { deleteRadarFeed } from "#server/db/projects/radar-finds-repository.ts";
import { deleteRadarKey } from "#server/db/projects/radar-repository.ts";
import { deleteWebhooks } from "#server/db/accounts/webhooks-repository.ts";
import { deleteTrackingKeys } from "#server/db/posts/results-and-visits-repository.ts";

/** Spends the link; the first on an address ends what others began under it, and its holder may keep their own of that. */
export async function verifyMagicLink(
  deps: ServiceDeps,
  caller: Caller,
  input: { token: string; timezone?: string | undefined; password?: string | undefined },
): Promise<SignedIn> {
  await consumeLimit(deps, "verifyPerCaller", addressBlock(caller.ip));
  const now = deps.clock();
  const own = input.password === undefined ? null : await findOwnClaim(deps, input);
  return deps.database.db.transaction(async (tx) => {
    const link = await spendMagicLink(tx, hashOpaqueToken(input.token), now);
    if (!link) throw new ServiceError("VALIDATION", INVALID_LINK);
    const user = await lockUserByEmail(tx, link.email);
    const told = input.timezone ? { timezone: input.timezone, timezoneToldAt: now } : {};
    if (user?.emailVerifiedAt) {
      return startSession(deps, tx, await takeTimezone(tx, user, told), caller);
    }
    const claimants = await lockClaimants(tx, link.email);
    // A link may be older than the decision to take no new accounts.
    if (!user && (await isSignUpClosed(tx))) throw signUpClosed();
    const kept = own && claimants.find(({ id }) => id === own.id);
    if (own && !kept) throw refuseToKeep(NO_SUCH_CLAIM);
    const owned = kept
      ? await takeTimezone(tx, await keepAccount(tx, kept, now), told)
      : await insertUser(tx, { email: link.email, createdAt: now, emailVerifiedAt: now, ...told });
    await endClaims(tx, owned);
    return startSession(deps, tx, owned, caller);
  });
}

/** The browser's, for an account that has none so far. */
async function takeTimezone(
  tx: Db,
  user: UserRow,
  told: Partial<Pick<UserRow, "timezone" | "timezoneToldAt">>,
): Promise<UserRow> {
  if (user.timezoneToldAt || !told.timezone) return user;
  return (await updateUser(tx, user.id, told)) ?? user;
}

/** The account that the holder of the link opened with a password; where it is not found, the link is not spent. */
async function findOwnClaim(
  deps: ServiceDeps,
  { token, password = "" }: { token: string; password?: string | undefined },
): Promise<UserRow> {
  const { db } = deps.database;
  const link = await findMagicLink(db, hashOpaqueToken(token), deps.clock());
  if (!link) throw new ServiceError("VALIDATION", INVALID_LINK);
  const { isVerified } = await readAddress(db, link.email);
  if (isVerified) throw refuseToKeep(ALREADY_CONFIRMED);
  await consumeLimit(deps, "keepPerLink", hashOpaqueToken(token));
  const { claimant } = await tryPassword(deps, link.email, password);
  if (!claimant) throw refuseToKeep(NO_SUCH_CLAIM);
  return claimant;
}

const NO_SUCH_CLAIM =
  "No unconfirmed account with this address has this password. Your link still works.";
const ALREADY_CONFIRMED =
  "This address has a confirmed account. Leave out the password to sign in. Your link still works.";

function refuseToKeep(message: string): ServiceError {
  return new ServiceError("VALIDATION", message, { issues: [{ field: "password", message }] });
}

/** Whoever knows both the address and the password wrote what is in it. No way in, or to look in, from before survives. */
async function keepAccount(tx: Db, user: UserRow, now: Date): Promise<UserRow> {
  await revokeAllSessions(tx, user.id, now);
  await deleteTokens(tx, user.id);
  await deleteAssistants(tx, user.id);
  await deleteFeed(tx, user.id);
  await deleteTrackingKeys(tx, user.id);
  await deleteWebhooks(tx, user.id);
  await deleteRadarKey(tx, user.id);
  await deleteRadarFeed(tx, user.id);
  const kept = await updateUser(tx, user.id, { emailVerifiedAt: now, passwordHash: null });
  if (!kept) throw new Error("A locked user vanished.");
  return kept;
}
