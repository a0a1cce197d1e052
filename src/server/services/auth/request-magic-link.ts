import { markOf } from "#contract/link-mark.ts";
import { foldEmail } from "#engine/accounts/fold-email.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isSignUpClosed } from "#server/db/service-settings-repository.ts";
import { hasAccount } from "#server/db/users-repository.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit, giveBackLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { issueMagicLink, MAGIC_LINK_LIFETIME_MINUTES } from "./issue-magic-link.ts";
import { composeMagicLinkMessage } from "./magic-link-message.ts";
import { createOpaqueToken } from "./opaque-token.ts";
import { composeClosedMessage } from "./sign-up-closed.ts";

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
        "Sign-in is not available yet: this server has no mail server configured (SMTP_URL). Please tell whoever runs it.",
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
        "The e-mail could not be sent right now. Please try again in a few minutes.",
        undefined,
        { cause },
      );
  }
}
