import { createTransport } from "nodemailer";
import { type MailGateway, MailError } from "./mail-gateway.ts";

const TIMEOUT_MS = 10_000;

export function createSmtpMail(smtp: { url: string; from: string }): MailGateway {
  const transport = createTransport(
    {
      url: smtp.url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: smtp.from },
  );
  return {
    send: async (message) => {
      try {
        await transport.sendMail(message);
      } catch (cause) {
        throw describeFailure(cause as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}

type SmtpFailure = Error & { responseCode?: number };

function describeFailure(cause: SmtpFailure): MailError {
  return cause.responseCode === undefined
    ? new MailError("unreachable", "The mail server does not answer.", { cause })
    : new MailError("refused", `The mail server refused the message (${cause.responseCode}).`, {
        cause,
      });
}
