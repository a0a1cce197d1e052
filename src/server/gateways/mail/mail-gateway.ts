export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  /** The same for every attempt at one message: mail programs then show it once. */
  messageId?: string;
  /** Where a mail program ends such messages for the reader, without signing in (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
};

export type MailAttachment = { filename: string; contentType: string; content: string };

/** One click is for addresses that nobody can listen in on. */
export function writeListHeaders({ unsubscribeUrl }: MailMessage): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    ...(unsubscribeUrl.startsWith("https:") && {
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}

export type MailGateway = {
  /** Where messages go: out of the house, into a folder on this machine, or nowhere. */
  kind: "smtp" | "outbox" | "none";
  /** Resolves once the message was handed over; throws MailError when it could not be. */
  send: (message: MailMessage) => Promise<void>;
  close: () => void;
};

export class MailError extends Error {
  readonly reason: "not-configured" | "refused" | "failed";

  constructor(reason: MailError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailError";
    this.reason = reason;
  }
}

/** In production without SMTP_URL: says so rather than pretending to send. */
export const unconfiguredMail: MailGateway = {
  kind: "none",
  send: async () => {
    throw new MailError(
      "not-configured",
      "No mail server is configured: set SMTP_URL and MAIL_FROM.",
    );
  },
  close: () => {},
};
