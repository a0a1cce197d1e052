import type { MessageBlock, MessageParts, SmallPrint } from "./message-parts.ts";

/** For those who read plain text: a link stands on a line of its own, so that it can be copied. */
export function renderMessageText({ heading, blocks, smallPrint }: MessageParts): string {
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
