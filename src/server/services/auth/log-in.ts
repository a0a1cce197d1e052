import type { SignedIn } from "#contract/accounts/auth.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import {
  listUsersWithPassword,
  lockUser,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";
import type { Caller, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { verifyPassword } from "./password-hash.ts";
import { startSession } from "./start-session.ts";
import { foldEmail } from "#engine/accounts/account.ts";
import { revokeSession } from "#server/db/accounts/sessions-repository.ts";

/** Each takes 32 MB and a tenth of a second of a core. */
const MOST_TRIED = 3;

export async function logIn(
  deps: ServiceDeps,
  caller: Caller,
  input: { email: string; password: string },
): Promise<SignedIn> {
  const email = foldEmail(input.email);
  await consumeLimit(deps, "logInPerCaller", addressBlock(caller.ip));
  await consumeLimit(deps, "logInPerAddress", email);
  const claimants = await listUsersWithPassword(deps.database.db, email, MOST_TRIED);
  const user = await findOwner(claimants, input.password);
  if (!user) throw wrongCredentials();
  return deps.database.db.transaction(async (tx) => {
    // While the password was hashed, the owner of the address may have taken the account over.
    const current = await lockUser(tx, user.id);
    if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
    return startSession(deps, tx, current, caller);
  });
}

/** Several may claim an address; which of them calls is known by the password alone. */
async function findOwner(claimants: UserRow[], password: string): Promise<UserRow | null> {
  const hashes = claimants.length > 0 ? claimants.map((one) => one.passwordHash) : [null];
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(password, hash)));
  return claimants[matches.indexOf(true)] ?? null;
}

function wrongCredentials(): ServiceError {
  return new ServiceError("UNAUTHENTICATED", "The email address or the password is wrong.");
}

/** Ending a session that has ended already is no failure. */
export async function logOut(deps: ServiceDeps, scope: SessionScope): Promise<void> {
  await revokeSession(deps.database.db, scope.userId, scope.sessionId, deps.clock());
}
