import { type MailGateway, MailError } from "#server/gateways/mail/mail-gateway.ts";
import type { Metrics } from "./create-metrics.ts";

/** The same mail, with each message counted. */
export function watchMail(mail: MailGateway, { noteMail }: Metrics): MailGateway {
  return {
    ...mail,
    send: async (message) => {
      try {
        await mail.send(message);
        noteMail("sent");
      } catch (error) {
        noteMail(error instanceof MailError ? error.reason : "failed");
        throw error;
      }
    },
  };
}
