import { layOutMessage } from "#engine/mail/lay-out-message.ts";
import type { LaidOutMessage } from "#engine/mail/message-parts.ts";
import type { Operator } from "#engine/mail/operator.ts";

export function composeMagicLinkMessage(input: {
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
