import {
  type LaidOutMessage,
  type MessageParts,
  type MessageBlock,
  type SmallPrint,
  nameOperator,
} from "./message-parts.ts";
import { renderMessageHtml } from "./render-message-html.ts";
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

/** For those who read plain text: a link stands on a line of its own, so that it can be copied. */
function renderMessageText({ heading, blocks, smallPrint }: MessageParts): string {
  const body = [heading, ...blocks.map(renderBlock)].join("\n\n");
  return `${body}\n\n---\n\n${smallPrint.map(renderSmallPrint).join("\n\n")}\n`;
}

function renderBlock(block: MessageBlock): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return block.text;
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "facts":
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "list":
      return block.items
        .map(({ lead, title, detail, url }) => `${lead}\n${title}\n${detail}\n${url}`)
        .join("\n\n");
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}

function renderSmallPrint({ text, link }: SmallPrint): string {
  return link ? `${text} ${link.label}:\n${link.url}` : text;
}
