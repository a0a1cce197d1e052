import { escapeHtml } from "#engine/html/escape-html.ts";
import type { MessageBlock } from "./message-parts.ts";
import { LIGHT, SANS, SERIF } from "./message-style.ts";

type Block<K extends MessageBlock["kind"]> = Extract<MessageBlock, { kind: K }>;

export function renderBlock(block: MessageBlock): string {
  switch (block.kind) {
    case "paragraph":
      return `<p class="ink" style="margin: 0 0 20px; ${LIGHT.ink}">${escapeHtml(block.text)}</p>`;
    case "note":
      return `<p class="ink line" style="margin: 0 0 20px; padding: 10px 14px; border: 1px dashed #6a635b; border-radius: 6px; ${LIGHT.ink}">${escapeHtml(block.text)}</p>`;
    case "quote":
      return renderQuote(block);
    case "facts":
      return renderFacts(block);
    case "list":
      return block.items.map(renderItem).join("\n");
    case "button":
      return renderButton(block);
  }
}

/** Texts of users may be read from right to left: each decides for itself. */
function renderQuote({ text }: Block<"quote">): string {
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin: 0 0 20px"><tr><td class="ink line" dir="auto" style="padding: 4px 0 4px 16px; border-left: 3px solid #e6e0d7; font: 18px/1.4 ${SERIF}; overflow-wrap: anywhere; ${LIGHT.ink}">${escapeHtml(text)}</td></tr></table>`;
}

function renderFacts({ facts }: Block<"facts">): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="label muted line" width="104" valign="top" style="width: 104px; padding: 9px 12px 9px 0; border: 0 solid #e6e0d7; border-top-width: 1px; font: 14px/1.5 ${SANS}; ${LIGHT.muted}">${escapeHtml(label)}</td><td class="value ink line" valign="top" style="padding: 8px 0; border: 0 solid #e6e0d7; border-top-width: 1px; font: 15px/1.5 ${SANS}; overflow-wrap: anywhere; ${LIGHT.ink}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin: 0 0 24px">${rows.join("")}</table>`;
}

function renderItem({ lead, title, detail, url }: Block<"list">["items"][number]): string {
  return `<table role="presentation" class="line" width="100%" cellspacing="0" cellpadding="0" style="border-top: 1px solid #e6e0d7"><tr><td style="padding: 14px 0 16px; overflow-wrap: anywhere">
<p class="muted" style="margin: 0 0 2px; font: 14px/1.5 ${SANS}; ${LIGHT.muted}">${escapeHtml(lead)}</p>
<p dir="auto" style="margin: 0 0 2px; font: 17px/1.4 ${SERIF}"><a class="link" href="${escapeHtml(url)}" style="${LIGHT.link}">${escapeHtml(title)}</a></p>
<p class="ink" style="margin: 0; font: 14px/1.5 ${SANS}; ${LIGHT.ink}">${escapeHtml(detail)}</p>
</td></tr></table>`;
}

function renderButton({ label, url, isSpelledOut }: Block<"button">): string {
  const button = `<table role="presentation" cellspacing="0" cellpadding="0" style="margin: 0 0 24px"><tr><td class="button" style="border-radius: 6px; ${LIGHT.button}"><a class="button-text" href="${escapeHtml(url)}" style="display: inline-block; padding: 12px 20px; font: 600 16px/1.25 ${SANS}; text-decoration: none; ${LIGHT.buttonText}">${escapeHtml(label)}</a></td></tr></table>`;
  return isSpelledOut ? `${button}\n${spellOut(url)}` : button;
}

function spellOut(url: string): string {
  return `<p class="muted" style="margin: 0 0 20px; font: 14px/1.5 ${SANS}; ${LIGHT.muted}">If the button does not work, copy this address into your browser:<br><a class="link" href="${escapeHtml(url)}" style="word-break: break-all; ${LIGHT.link}">${escapeHtml(url)}</a></p>`;
}
