import type { SignedIn } from "#contract/auth.ts";
import { foldEmail } from "#engine/accounts/fold-email.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-settings-repository.ts";
import { insertUser } from "#server/db/users-repository.ts";
import type { Caller } from "#server/scope.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { hashPassword } from "./password-hash.ts";
import { signUpClosed } from "./sign-up-closed.ts";
import { startSession } from "./start-session.ts";

export type SignUpInput = {
  email: string;
  password: string;
  name?: string | undefined;
  timezone?: string | undefined;
};

/**
 * The same for every address, known or not: an account of its own that merely claims the address. A
 * link leads to the verified account, and nobody learns here whether there is one.
 */
export async function signUp(
  deps: ServiceDeps,
  caller: Caller,
  input: SignUpInput,
): Promise<SignedIn> {
  const email = foldEmail(input.email);
  await consumeLimit(deps, "signUpPerCaller", addressBlock(caller.ip));
  await consumeLimit(deps, "signUpPerAddress", email);
  if (await isSignUpClosed(deps.database.db)) throw signUpClosed();
  const passwordHash = await hashPassword(input.password);
  return deps.database.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email,
      passwordHash,
      name: input.name || null,
      createdAt: deps.clock(),
      ...(input.timezone && { timezone: input.timezone }),
    });
    return startSession(deps, tx, user, caller);
  });
}
