import type { SignedIn } from "#contract/accounts/auth.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-repository.ts";
import {
  insertUser,
  listUsersWithPassword,
  lockUser,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";
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
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

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
      ...(input.timezone && { timezone: input.timezone, timezoneToldAt: deps.clock() }),
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

/** OWASP's setting for 32 MiB a hash; kept in each hash, so that it can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, COST);
  return [
    "scrypt",
    COST.N,
    COST.r,
    COST.p,
    salt.toString("base64url"),
    key.toString("base64url"),
  ].join("$");
}

/** Takes as long without a stored hash as with one, so that time does not tell who has an account. */
async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  if (stored === null) {
    await deriveKey(password, randomBytes(16), COST);
    return false;
  }
  const [, N, r, p, salt = "", key = ""] = stored.split("$");
  const expected = Buffer.from(key, "base64url");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await deriveKey(password, Buffer.from(salt, "base64url"), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function deriveKey(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
