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
    kind: "smtp",
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

type SmtpFailure = Error & { code?: string; responseCode?: number };

/** Only a final no to the recipient is about the address; all else is between us and the server. */
function describeFailure(cause: SmtpFailure): MailError {
  const isFinal = (cause.responseCode ?? 0) >= 500;
  return cause.code === "EENVELOPE" && isFinal
    ? new MailError("refused", `The mail server refused the address (${cause.responseCode}).`, {
        cause,
      })
    : new MailError("failed", `The mail server did not take the message (${cause.message}).`, {
        cause,
      });
}
