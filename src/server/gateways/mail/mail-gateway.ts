export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Through a mail server, into a folder, or not at all. */
export type MailKind = "smtp" | "outbox" | "none";

export type MailGateway = {
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
