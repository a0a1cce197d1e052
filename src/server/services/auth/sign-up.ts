import type { SignedIn } from "#contract/accounts/auth.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-settings-repository.ts";
import { insertUser } from "#server/db/accounts/users-repository.ts";
import type { Caller } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { hashPassword } from "./password-hash.ts";
import { startSession } from "./start-session.ts";
import { foldEmail } from "#engine/accounts/account.ts";
import { layOutMessage } from "#engine/notices/lay-out-message.ts";
import type { LaidOutMessage, Operator } from "#engine/notices/message-parts.ts";
import { ServiceError } from "#server/service-error.ts";

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

export function signUpClosed(): ServiceError {
  return new ServiceError("FORBIDDEN", "This server takes no new accounts at the moment.");
}

/** Instead of a link: the page says the same to everyone, and only who reads this mail learns more. */
export function composeClosedMessage(operator: Operator): LaidOutMessage {
  return layOutMessage({
    operator,
    subject: "No account at Foothold for this address",
    preview: "This server takes no new accounts at the moment.",
    heading: "No account for this address",
    blocks: [
      {
        kind: "paragraph",
        text: "Somebody asked for a sign-in link with your address. There is no account for it, and this server takes no new accounts at the moment.",
      },
      {
        kind: "paragraph",
        text: "If you do have an account, it has another address. Please sign in with that one.",
      },
    ],
    smallPrint: [{ text: "If you did not ask for it, ignore this message." }],
  });
}
