import type { SignedIn } from "#contract/accounts/auth.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-repository.ts";
import { findUserByPassword, listPasswordRecipes } from "#server/db/accounts/claims-repository.ts";
import type { Db } from "#server/db/database.ts";
import { insertUser, lockUser, type UserRow } from "#server/db/accounts/users-repository.ts";
import type { Caller, SessionScope } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { startSession } from "./sessions.ts";
import { foldEmail } from "#engine/accounts/account.ts";
import {
  layOutMessage,
  type LaidOutMessage,
  type Operator,
} from "#engine/notices/message-layout.ts";
import { ServiceError } from "#server/service-error.ts";
import { revokeSession } from "#server/db/accounts/sign-in-repository.ts";
import { createRecipe, hashPassword, isCurrentRecipe } from "./passwords.ts";

export type SignUpInput = {
  email: string;
  password: string;
  name?: string | undefined;
  timezone?: string | undefined;
};

/**
 * The same for every address, known or not: an account of its own that merely claims the address. A
 * link leads to the verified account, and nobody learns here whether there is one. Who signs up again
 * with the same password has that account already.
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
  const { claimant, passwordHash } = await tryPassword(deps, email, input.password);
  return deps.database.db.transaction(async (tx) => {
    const known = claimant && (await lockWithPassword(tx, claimant));
    const user =
      known ??
      (await insertUser(tx, {
        email,
        passwordHash,
        name: input.name || null,
        createdAt: deps.clock(),
        ...(input.timezone && { timezone: input.timezone, timezoneToldAt: deps.clock() }),
      }));
    return startSession(deps, tx, user, caller);
  });
}

export function signUpClosed(): ServiceError {
  return new ServiceError("FORBIDDEN", "This server takes no new accounts right now.");
}

/** Instead of a link: the page says the same to everyone, and only who reads this mail learns more. */
export function composeClosedMessage(operator: Operator): LaidOutMessage {
  return layOutMessage({
    operator,
    subject: "No Foothold account for this address",
    preview: "This server takes no new accounts right now.",
    heading: "No account for this address",
    blocks: [
      {
        kind: "paragraph",
        text: "Someone asked for a sign-in link with your address. It has no account, and this server takes no new ones right now.",
      },
      {
        kind: "paragraph",
        text: "If you have an account, please sign in with its address.",
      },
    ],
    smallPrint: [{ text: "Didn't ask for it? Ignore this message." }],
  });
}

export async function logIn(
  deps: ServiceDeps,
  caller: Caller,
  input: { email: string; password: string },
): Promise<SignedIn> {
  const email = foldEmail(input.email);
  await consumeLimit(deps, "logInPerCaller", addressBlock(caller.ip));
  await consumeLimit(deps, "logInPerAddress", email);
  const { claimant } = await tryPassword(deps, email, input.password);
  if (!claimant) throw wrongCredentials();
  return deps.database.db.transaction(async (tx) => {
    const current = await lockWithPassword(tx, claimant);
    if (!current) throw wrongCredentials();
    return startSession(deps, tx, current, caller);
  });
}

/** While a password was hashed, the owner of the address may have ended or taken over the account. */
async function lockWithPassword(tx: Db, claimant: UserRow): Promise<UserRow | null> {
  const current = await lockUser(tx, claimant.id);
  return current?.passwordHash === claimant.passwordHash ? current : null;
}

/**
 * Several may claim an address; which of them calls is known by the password alone. They share a salt,
 * so one hash finds anyone among any number, and takes as long where nobody claims the address. Also
 * answers the hash that a new account would have.
 */
export async function tryPassword(
  { database: { db }, passwordCost }: Pick<ServiceDeps, "database" | "passwordCost">,
  email: string,
  password: string,
): Promise<{ claimant: UserRow | null; passwordHash: string }> {
  const recipes = await listPasswordRecipes(db, email);
  const current =
    recipes.find((recipe) => isCurrentRecipe(passwordCost, recipe)) ?? createRecipe(passwordCost);
  const passwordHash = await hashPassword(current, password);
  const hashes = [passwordHash];
  // One after the other: each takes 32 MB.
  for (const recipe of recipes) {
    if (recipe !== current) hashes.push(await hashPassword(recipe, password));
  }
  return { claimant: await findUserByPassword(db, email, hashes), passwordHash };
}

function wrongCredentials(): ServiceError {
  return new ServiceError("UNAUTHENTICATED", "The email address or password is wrong.");
}

/** Ending a session that has ended already is no failure. */
export async function logOut(deps: ServiceDeps, scope: SessionScope): Promise<void> {
  await revokeSession(deps.database.db, scope.userId, scope.sessionId, deps.clock());
}
