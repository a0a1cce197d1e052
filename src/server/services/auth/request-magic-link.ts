import { markOf } from "#contract/pages/link-mark.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-settings-repository.ts";
import { hasAccount } from "#server/db/accounts/users-repository.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit, giveBackLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { layOutMessage } from "#engine/notices/lay-out-message.ts";
import type { LaidOutMessage, Operator } from "#engine/notices/message-parts.ts";
import { foldEmail } from "#engine/accounts/account.ts";
import { createOpaqueToken } from "./access-tokens.ts";
import { composeClosedMessage } from "./sign-up.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { replaceMagicLink } from "#server/db/accounts/magic-links-repository.ts";

/** Known and unknown addresses take the same path: the account begins when the link is used. */
export async function requestMagicLink(
  deps: ServiceDeps,
  caller: Caller,
  input: { email: string },
): Promise<{ message: string; mark: string }> {
  const email = foldEmail(input.email);
  await consumeLimit(deps, "magicLinkPerCaller", addressBlock(caller.ip));
  await consumeLimit(deps, "magicLinkPerAddress", email);

  const issued = (await mayEnter(deps, email)) ? await issueMagicLink(deps, email) : null;
  const message = issued
    ? composeMagicLinkMessage({
        link: issued.link,
        lifetimeMinutes: MAGIC_LINK_LIFETIME_MINUTES,
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

async function mayEnter({ database: { db } }: ServiceDeps, email: string): Promise<boolean> {
  return !(await isSignUpClosed(db)) || (await hasAccount(db, email));
}

function explainMailFailure(cause: unknown): never {
  if (!(cause instanceof MailError)) throw cause;
  switch (cause.reason) {
    case "not-configured":
      throw new ServiceError(
        "UNAVAILABLE",
        "Sign-in is not available yet: this server has no mail server configured (SMTP_URL). Please tell its operator.",
        undefined,
        { cause },
      );
    case "refused":
      throw new ServiceError(
        "UPSTREAM",
        "Our mail server did not accept this address. Please check it for typing errors, or use another one.",
        undefined,
        { cause },
      );
    case "failed":
      throw new ServiceError(
        "UPSTREAM",
        "The email could not be sent right now. Please try again in a few minutes.",
        undefined,
        { cause },
      );
  }
}

function composeMagicLinkMessage(input: {
  link: string;
  lifetimeMinutes: number;
  operator: Operator;
}): LaidOutMessage {
  const validity = `It works once and for ${input.lifetimeMinutes} minutes.`;
  return layOutMessage({
    subject: "Your sign-in link for Foothold",
    preview: `Your link. ${validity}`,
    heading: "Sign in to Foothold",
    blocks: [
      { kind: "paragraph", text: `Here is your link to sign in. ${validity}` },
      { kind: "button", label: "Sign in to Foothold", url: input.link, isSpelledOut: true },
    ],
    smallPrint: [
      {
        text: "If you did not ask for it, ignore this message: nobody can sign in without the link.",
      },
    ],
    operator: input.operator,
  });
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
