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

type SmtpFailure = Error & { command?: string; response?: string; responseCode?: number };

function describeFailure(cause: SmtpFailure): MailError {
  return isAboutRecipient(cause)
    ? new MailError("refused", `The mail server refused the address (${cause.responseCode}).`, {
        cause,
      })
    : new MailError("failed", `The mail server did not take the message (${cause.message}).`, {
        cause,
      });
}

/**
 * Servers answer the recipient also with what they hold against us: a sender they don't know
 * (5.1.7, 5.1.8), a quota (5.4.5), a relay or sign-in they deny (5.7.x, 530).
 */
const ABOUT_US = /^5(30|\d\d[ -]5\.(1\.[78]|4\.5|7\.\d+))\b/;

/** Only a final no to the recipient is about the address; all else is between us and the server. */
function isAboutRecipient({ command, response = "", responseCode = 0 }: SmtpFailure): boolean {
  return command === "RCPT TO" && responseCode >= 500 && !ABOUT_US.test(response);
}
