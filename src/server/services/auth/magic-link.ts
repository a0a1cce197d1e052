import { markOf, paths } from "#contract/pages/page-paths.ts";
import { packStart, START_PARAM } from "#contract/pages/start-link.ts";
import type { Start } from "#engine/projects/start.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-repository.ts";
import { readAddress } from "#server/db/accounts/claims-repository.ts";
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
import { createOpaqueToken } from "./access-tokens.ts";
import { composeClosedMessage } from "./password-sign-in.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { replaceMagicLink } from "#server/db/accounts/sign-in-repository.ts";

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
