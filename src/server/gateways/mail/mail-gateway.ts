export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  /** The same for every attempt at one message: mail programs then show it once. */
  messageId?: string;
};

export type MailAttachment = { filename: string; contentType: string; content: string };

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
