import type { LaidOutMessage, MessageParts } from "./message-parts.ts";
import { nameOperator } from "./operator.ts";
import { renderMessageHtml } from "./render-message-html.ts";
import { renderMessageText } from "./render-message-text.ts";
import { toSingleLine } from "#engine/text/single-line.ts";

/** Every message of ours: the same words as HTML and as plain text. */
export function layOutMessage(parts: MessageParts): LaidOutMessage {
  const { operator, smallPrint } = parts;
  const sender = `Sent by ${nameOperator(operator)}. Questions go to ${operator.email}.`;
  const signed = { ...parts, smallPrint: [...smallPrint, { text: sender }] };
  return {
    subject: toSingleLine(parts.subject),
    text: renderMessageText(signed),
    html: renderMessageHtml(signed),
  };
}
