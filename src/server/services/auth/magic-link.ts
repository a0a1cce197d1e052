import { markOf, paths } from "#contract/pages/page-paths.ts";
import { packStart, START_PARAM } from "#contract/pages/start-link.ts";
import type { Start } from "#engine/projects/start.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-repository.ts";
import {
  insertUser,
  lockUserByEmail,
  updateUser,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";
import { endClaims, lockClaimants, readAddress } from "#server/db/accounts/claims-repository.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit, giveBackLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  layOutMessage,
  type LaidOutMessage,
  type MessageBlock,
  type Operator,
} from "#engine/notices/message-layout.ts";
import { foldEmail } from "#engine/accounts/account.ts";
import { startSession } from "./sessions.ts";
import { createOpaqueToken, hashOpaqueToken } from "./access-tokens.ts";
import { composeClosedMessage, signUpClosed, tryPassword } from "./password-sign-in.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import {
  findMagicLink,
  replaceMagicLink,
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

/** Known and unknown addresses take the same path: the account begins when the link is used. */
export async function requestMagicLink(
  deps: ServiceDeps,
  caller: Caller,
  input: { email: string; start?: Start | undefined },
): Promise<{ message: string; mark: string }> {
  const email = foldEmail(input.email);
  await consumeLimit(deps, "magicLinkPerCaller", addressBlock(caller.ip));
  await consumeLimit(deps, "magicLinkPerAddress", email);

  const { accounts, isVerified, endedByProof } = await readAddress(deps.database.db, email);
  const mayEnter = accounts > 0 || !(await isSignUpClosed(deps.database.db));
  const issued = mayEnter ? await issueMagicLink(deps, email) : null;
  const message = issued
    ? composeMagicLinkMessage({
        link: input.start ? `${issued.link}&${START_PARAM}=${packStart(input.start)}` : issued.link,
        lifetimeMinutes: MAGIC_LINK_LIFETIME_MINUTES,
        endsClaims: !isVerified && endedByProof > 0,
        appUrl: deps.appUrl,
        operator: deps.operator,
      })
    : composeClosedMessage(deps.operator);
  await deps.mail.send({ to: email, ...message }).catch(async (error: unknown) => {
    // 'Several links were sent' would not be true of what never left the house.
    await giveBackLimit(deps, "magicLinkPerAddress", email);
    explainMailFailure(error);
  });
  return {
    message: "A sign-in link is on its way.",
    // The answer is the same for everyone, so there is a mark where there is no link.
    mark: markOf(issued?.token ?? createOpaqueToken().token),
  };
}

function explainMailFailure(cause: unknown): never {
  if (!(cause instanceof MailError)) throw cause;
  switch (cause.reason) {
    case "not-configured":
      throw new ServiceError(
        "UNAVAILABLE",
        "Nobody can sign in yet, because this server can't send mail. Please tell its operator.",
        undefined,
        { cause },
      );
    case "refused":
      throw new ServiceError(
        "UPSTREAM",
        "Our mail server refused this address. Please check it, or use another one.",
        undefined,
        { cause },
      );
    case "failed":
      throw new ServiceError(
        "UPSTREAM",
        "We couldn't send the email. Please try again in a few minutes.",
        undefined,
        { cause },
      );
  }
}

function composeMagicLinkMessage(input: {
  link: string;
  lifetimeMinutes: number;
  endsClaims: boolean;
  appUrl: string;
  operator: Operator;
}): LaidOutMessage {
  const validity = `It works once and expires in ${input.lifetimeMinutes} minutes.`;
  return layOutMessage({
    subject: "Your sign-in link for Foothold",
    preview: `Your link. ${validity}`,
    heading: "Sign in to Foothold",
    blocks: [
      { kind: "paragraph", text: `Here's your sign-in link. ${validity}` },
      { kind: "button", label: "Sign in to Foothold", url: input.link, isSpelledOut: true },
      ...(input.endsClaims ? warnOfEnd(input.appUrl) : []),
    ],
    smallPrint: [
      {
        text: "Didn't ask for it? Ignore this message: nobody can sign in without the link.",
      },
    ],
    operator: input.operator,
  });
}

/** Only the owner of the address reads it. */
function warnOfEnd(appUrl: string): MessageBlock[] {
  return [
    {
      kind: "paragraph",
      text: "Someone opened an account with this address and a password, but never confirmed the address. Signing in with this link deletes that account and everything in it, and you start with an empty one.",
    },
    {
      kind: "paragraph",
      text: `Is it yours? You can keep it: send its password with the link, as ${appUrl}/api/docs says under verify-magic-link.`,
    },
  ];
}

const MAGIC_LINK_LIFETIME_MINUTES = 15;

/** The address to open, and what opens it; one that was issued before is good no longer. */
export async function issueMagicLink(
  deps: Pick<ServiceDeps, "database" | "clock" | "appUrl">,
  email: string,
): Promise<{ link: string; token: string }> {
  const now = deps.clock();
  const { token, tokenHash } = createOpaqueToken();
  await replaceMagicLink(deps.database.db, {
    tokenHash,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MAGIC_LINK_LIFETIME_MINUTES * MINUTE_MS),
  });
  return { link: `${deps.appUrl}${paths.magicLink}?token=${token}`, token };
}

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
