import type { LaidOutMessage, MessageParts } from "./message-parts.ts";
import { renderMessageHtml } from "./render-message-html.ts";
import { renderMessageText } from "./render-message-text.ts";
import { toSingleLine } from "#engine/text/single-line.ts";

/** Every message of ours: the same words as HTML and as plain text. */
export function layOutMessage(parts: MessageParts): LaidOutMessage {
  return {
    subject: toSingleLine(parts.subject),
    text: renderMessageText(parts),
    html: renderMessageHtml(parts),
  };
}
