import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

export type MailboxMessage = {
  id: string;
  to: string;
  subject: string;
  date: Date | null;
  text: string;
  html: string;
  attachments: MailboxAttachment[];
};

export type MailboxAttachment = { filename: string; type: string; content: Buffer };

const SHOWN = 50;
const MESSAGE_ID = /^[\w-]+$/;

/** The newest messages first. */
export async function listMailbox(folder: string): Promise<MailboxMessage[]> {
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

export async function readMessage(folder: string, id: string): Promise<MailboxMessage | null> {
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
