import type { LookStage } from "#engine/outcomes/look.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { escapeHtml } from "#engine/html/escape-html.ts";

/** What a message says, whichever way it is read. Every text is plain: nothing in it is HTML. */
export type MessageParts = {
  subject: string;
  /** What lists of messages show behind the subject. */
  preview: string;
  heading: string;
  blocks: MessageBlock[];
  smallPrint: SmallPrint[];
  /** Named at the end of every message: who sends it, and where to write. */
  operator: Operator;
};

export type MessageBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "note"; text: string }
  | { kind: "quote"; text: string }
  | { kind: "facts"; facts: { label: string; value: string }[] }
  | { kind: "list"; items: { lead: string; title: string; detail: string; url: string }[] }
  | ButtonBlock;

type ButtonBlock = {
  kind: "button";
  label: string;
  url: string;
  /** Whether the address stands below as well, for where a button can't be pressed. */
  isSpelledOut?: boolean;
};

type SmallPrint = { text: string; link?: { label: string; url: string } };

export type LaidOutMessage = { subject: string; text: string; html: string };

/** Who runs the installation, sends its messages and sells its plans. */
export type Operator = {
  name: string;
  /** Postal, in one line. */
  address: string | null;
  /** Such as a VAT number. */
  taxId: string | null;
  /** Where users write for help. */
  email: string;
};

/** "Climb Ltd, 1 High Street, London" */
export function nameOperator({ name, address }: Operator): string {
  return address === null ? name : `${name}, ${address}`;
}

/** How a reminder ends: who sent it, and how to get no more. */
export type ReminderFooter = {
  settingsUrl: string;
  /** Works without signing in. */
  unsubscribeUrl: string;
  operator: Operator;
};

/** `why` ends in the words that lead to the settings. */
export function wordFooter(why: string, footer: ReminderFooter): SmallPrint[] {
  return [
    { text: why, link: { label: "settings", url: footer.settingsUrl } },
    {
      text: "To stop all reminders without signing in,",
      link: { label: "unsubscribe", url: footer.unsubscribeUrl },
    },
  ];
}

/** What reminders say about a post that is planned. */
export type RemindedPost = {
  title: string;
  /** As Reddit spells it: 'r/SaaS'. */
  community: string;
  project: string;
  at: Date;
  /** Blanks that are still to be filled in. */
  blanks: number;
  /** Where it opens in the app. */
  url: string;
};

/** How long after the post. */
export const STAGE_NAMES: Record<LookStage, string> = {
  "15-minutes": "15 minutes",
  "24-hours": "24 hours",
  "72-hours": "72 hours",
};

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

/** One column on paper, in tables, since mail programs know little else. Every text is escaped here. */
function renderMessageHtml(parts: MessageParts): string {
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
${blocks.map(renderHtmlBlock).join("\n")}
<table role="presentation" class="line" width="100%" cellspacing="0" cellpadding="0" style="margin-top: 12px; border-top: 1px solid #e6e0d7"><tr><td style="padding-top: 16px">
${smallPrint.map(renderHtmlSmallPrint).join("\n")}
</td></tr></table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function renderHtmlSmallPrint({ text, link }: SmallPrint): string {
  const anchor = link
    ? ` <a class="link" href="${escapeHtml(link.url)}" style="${LIGHT.link}">${escapeHtml(link.label)}</a>`
    : "";
  return `<p class="muted" style="margin: 0 0 8px; font: 14px/1.5 ${SANS}; ${LIGHT.muted}">${escapeHtml(text)}${anchor}</p>`;
}

type Block<K extends MessageBlock["kind"]> = Extract<MessageBlock, { kind: K }>;

function renderHtmlBlock(block: MessageBlock): string {
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
  return `<p class="muted" style="margin: 0 0 20px; font: 14px/1.5 ${SANS}; ${LIGHT.muted}">If the button doesn't work, copy this address into your browser:<br><a class="link" href="${escapeHtml(url)}" style="word-break: break-all; ${LIGHT.link}">${escapeHtml(url)}</a></p>`;
}

/** Mail programs that drop the head of a message still see these, so light is written into each tag. */
const LIGHT = {
  paper: "background-color: #faf8f4",
  card: "background-color: #ffffff; border: 1px solid #e6e0d7",
  ink: "color: #1e1b18",
  muted: "color: #6a635b",
  link: "color: #6d2e5f",
  line: "border-color: #e6e0d7",
  button: "background-color: #6d2e5f",
  buttonText: "color: #ffffff",
};

const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Dark has to win over what is written into the tags. */
const HEAD_STYLE = `
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  @media (max-width: 480px) {
    .edge { padding: 16px 8px !important; }
    .inside { padding: 24px 20px !important; }
    .label { display: block !important; width: auto !important; padding: 10px 0 0 !important; border-top-width: 1px !important; }
    .value { display: block !important; padding: 0 0 10px !important; border-top-width: 0 !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: #151310 !important; }
    .card { background-color: #1e1b18 !important; border-color: #332e28 !important; }
    .ink { color: #f3eee6 !important; }
    .muted { color: #a69d92 !important; }
    .link { color: #d79ac6 !important; }
    .line { border-color: #332e28 !important; }
    .button { background-color: #d79ac6 !important; }
    .button-text { color: #1e1b18 !important; }
  }
`;
