import { type MailGateway, MailError } from "./mail-gateway.ts";

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
