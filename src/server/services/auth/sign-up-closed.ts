import { layOutMessage } from "#engine/mail/lay-out-message.ts";
import type { Operator } from "#engine/mail/operator.ts";
import type { LaidOutMessage } from "#engine/mail/message-parts.ts";
import { ServiceError } from "#server/service-error.ts";

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
