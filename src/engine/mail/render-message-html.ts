import { escapeHtml } from "#engine/html/escape-html.ts";
import type { MessageParts, SmallPrint } from "./message-parts.ts";
import { HEAD_STYLE, LIGHT, SANS, SERIF } from "./message-style.ts";
import { renderBlock } from "./render-message-block.ts";

/** One column on paper, in tables, since mail programs know little else. Every text is escaped here. */
export function renderMessageHtml(parts: MessageParts): string {
  const { subject, preview, heading, blocks, smallPrint } = parts;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${HEAD_STYLE}</style>
</head>
<body class="paper" style="margin: 0; ${LIGHT.paper}">
<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="${LIGHT.paper}"><tr><td class="edge" align="center" style="padding: 40px 16px">
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width: 560px; border-radius: 10px; ${LIGHT.card}"><tr><td class="inside ink" align="left" style="padding: 32px 36px; font: 16px/1.5 ${SANS}; overflow-wrap: anywhere; ${LIGHT.ink}">
<p class="muted" style="margin: 0 0 20px; font: 600 15px/1.2 ${SERIF}; ${LIGHT.muted}">Foothold</p>
<h1 class="ink" style="margin: 0 0 16px; font: 600 24px/1.25 ${SERIF}; ${LIGHT.ink}" dir="auto">${escapeHtml(heading)}</h1>
${blocks.map(renderBlock).join("\n")}
<table role="presentation" class="line" width="100%" cellspacing="0" cellpadding="0" style="margin-top: 12px; border-top: 1px solid #e6e0d7"><tr><td style="padding-top: 16px">
${smallPrint.map(renderSmallPrint).join("\n")}
</td></tr></table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function renderSmallPrint({ text, link }: SmallPrint): string {
  const anchor = link
    ? ` <a class="link" href="${escapeHtml(link.url)}" style="${LIGHT.link}">${escapeHtml(link.label)}</a>`
    : "";
  return `<p class="muted" style="margin: 0 0 8px; font: 14px/1.5 ${SANS}; ${LIGHT.muted}">${escapeHtml(text)}${anchor}</p>`;
}
