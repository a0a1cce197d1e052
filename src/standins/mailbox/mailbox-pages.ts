import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml, renderPlainPage } from "#engine/html/escape-html.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

const OWN_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The outbox in the browser, for whoever runs the server on their own machine. */
export function mailboxPages(folder: string): FastifyPluginAsync {
  return async (app) => {
    app.addHook("onRequest", refuseForeignNames);

    app.get("/mailbox", async (_request, reply) =>
      sendPage(reply, renderPlainPage("Mailbox", renderList(await listMailbox(folder)))),
    );

    app.get<{ Params: { id: string } }>("/mailbox/:id", async (request, reply) => {
      const message = await readMessage(folder, request.params.id);
      if (!message) return reply.callNotFound();
      return sendPage(reply, message.html);
    });

    app.get<{ Params: { id: string; number: string } }>(
      "/mailbox/:id/attachments/:number",
      async (request, reply) => {
        const message = await readMessage(folder, request.params.id);
        const attachment = message?.attachments[Number(request.params.number) - 1];
        return attachment ? sendAttachment(reply, attachment) : reply.callNotFound();
      },
    );
  };
}

/** A page of another site whose name was pointed at this machine must not read sign-in links. */
async function refuseForeignNames(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return OWN_NAMES.has(request.hostname) ? undefined : reply.callNotFound();
}

/** A message may look as it likes, but it runs nothing and fetches nothing; nor do our own pages. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}

/** To be kept, never to be shown: what it says it is may not be so. */
function sendAttachment(reply: FastifyReply, { filename, content }: MailboxAttachment) {
  return reply
    .header("content-disposition", `attachment; filename="${filename.replace(/[^\w.-]/g, "_")}"`)
    .header("cache-control", "no-store")
    .type("application/octet-stream")
    .send(content);
}

function renderList(messages: MailboxMessage[]): string {
  const intro = `<h1>Mailbox</h1>
<p class="muted">No mail server is configured, so Foothold keeps its messages here, on this machine. Newest first.</p>`;
  if (messages.length === 0) {
    return `${intro}\n<div class="card"><p>Nothing yet. <a href="/signin">Ask for a sign-in link</a> and it appears here; then reload this page.</p></div>`;
  }
  return `${intro}\n${messages.map(renderMessage).join("\n")}`;
}

function renderMessage(message: MailboxMessage): string {
  const date = message.date ? message.date.toISOString().replace("T", " ").slice(0, 19) : "";
  return `<article class="card">
<div class="row"><strong>${escapeHtml(message.subject)}</strong><span class="muted">to ${escapeHtml(message.to)}</span><span class="muted mono">${date} UTC</span></div>
<pre>${linkify(escapeHtml(message.text))}</pre>
${message.html ? `<p style="margin: 12px 0 0"><a href="/mailbox/${message.id}">As it looks in a mail program</a></p>` : ""}
${message.attachments.map((attachment, index) => renderAttachment(message.id, attachment, index + 1)).join("\n")}
</article>`;
}

function renderAttachment(id: string, attachment: MailboxAttachment, number: number): string {
  const { filename, type, content } = attachment;
  const size = `${escapeHtml(type)}, ${content.length} bytes`;
  return `<p style="margin: 8px 0 0">Attached: <a href="/mailbox/${id}/attachments/${number}">${escapeHtml(filename)}</a> <span class="muted">${size}</span></p>`;
}

function linkify(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

type MailboxMessage = {
  id: string;
  to: string;
  subject: string;
  date: Date | null;
  text: string;
  html: string;
  attachments: MailboxAttachment[];
};

type MailboxAttachment = { filename: string; type: string; content: Buffer };

const SHOWN = 50;
const MESSAGE_ID = /^[\w-]+$/;

/** The newest messages first. */
async function listMailbox(folder: string): Promise<MailboxMessage[]> {
  const files = await readdir(folder).catch(() => []);
  const ids = files
    .filter((name) => name.endsWith(".eml") && !name.startsWith("."))
    .map((name) => name.slice(0, -4))
    .toSorted()
    .toReversed()
    .slice(0, SHOWN);
  const messages = await Promise.all(ids.map((id) => readMessage(folder, id)));
  return messages.filter((message) => message !== null);
}

async function readMessage(folder: string, id: string): Promise<MailboxMessage | null> {
  if (!MESSAGE_ID.test(id)) return null;
  const source = await readFile(join(folder, `${id}.eml`)).catch(() => null);
  if (!source) return null;
  const mail = await PostalMime.parse(source);
  return {
    id,
    to: mail.to?.map((recipient) => recipient.address ?? "").join(", ") ?? "",
    subject: mail.subject ?? "(no subject)",
    date: mail.date ? new Date(mail.date) : null,
    text: mail.text?.trim() ?? "",
    html: mail.html ?? "",
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? "attachment",
      type: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    })),
  };
}
