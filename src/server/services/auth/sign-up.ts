import type { SignedIn } from "#contract/auth.ts";
import { foldEmail } from "#engine/accounts/fold-email.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-settings-repository.ts";
import { insertUser } from "#server/db/users-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
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

export async function signUp(
  deps: ServiceDeps,
  caller: Caller,
  input: SignUpInput,
): Promise<SignedIn> {
  await consumeLimit(deps, "signUpPerCaller", addressBlock(caller.ip));
  if (await isSignUpClosed(deps.database.db)) throw signUpClosed();
  const passwordHash = await hashPassword(input.password);
  return deps.database.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: foldEmail(input.email),
      passwordHash,
      name: input.name || null,
      createdAt: deps.clock(),
      ...(input.timezone && { timezone: input.timezone }),
    });
    if (!user) {
      throw new ServiceError(
        "CONFLICT",
        "This address has an account already. Sign in with a magic link instead.",
      );
    }
    return startSession(deps, tx, user, caller);
  });
}
