import { layOutMessage } from "./lay-out-message.ts";
import type { LaidOutMessage } from "./message-parts.ts";
import type { Operator } from "./operator.ts";

/** Looks as all messages do, so that whoever gets it sees what users will. */
export function composeTestMessage(appUrl: string, operator: Operator): LaidOutMessage {
  return layOutMessage({
    subject: "Test message from Foothold",
    preview: "Mail from this installation arrives.",
    heading: "Mail from this installation arrives",
    blocks: [
      {
        kind: "paragraph",
        text: "Look at the head of this message as well: SPF, DKIM and DMARC should each say 'pass', or other mail servers will take later ones for junk.",
      },
      { kind: "button", label: "Open Foothold", url: appUrl },
    ],
    smallPrint: [{ text: "Whoever runs this installation asked for this message." }],
    operator,
  });
}
