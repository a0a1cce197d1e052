import type { SignedIn } from "#contract/auth.ts";
import { foldEmail } from "#engine/accounts/fold-email.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { findUserByEmail, lockUser } from "#server/db/users-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { verifyPassword } from "./password-hash.ts";
import { startSession } from "./start-session.ts";

export async function logIn(
  deps: ServiceDeps,
  caller: Caller,
  input: { email: string; password: string },
): Promise<SignedIn> {
  const email = foldEmail(input.email);
  await consumeLimit(deps, "logInPerCaller", addressBlock(caller.ip));
  await consumeLimit(deps, "logInPerAddress", email);
  const user = await findUserByEmail(deps.database.db, email);
  const matches = await verifyPassword(input.password, user?.passwordHash ?? null);
  if (!user || !matches) throw wrongCredentials();
  return deps.database.db.transaction(async (tx) => {
    // While the password was hashed, the owner of the address may have taken the account over.
    const current = await lockUser(tx, user.id);
    if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
    return startSession(deps, tx, current, caller);
  });
}

function wrongCredentials(): ServiceError {
  return new ServiceError("UNAUTHENTICATED", "The e-mail address or the password is wrong.");
}
