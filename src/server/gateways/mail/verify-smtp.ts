import { createTransport } from "nodemailer";
import { MailError } from "./mail-gateway.ts";
import { explainSmtpFailure, type SmtpFailure } from "./smtp-mail.ts";

const STEP_MS = 10_000;

/** Greets the server and signs in, and sends nothing; throws MailError where that fails. */
export async function verifySmtp({ url }: { url: string }): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    const why = explainSmtpFailure(error as SmtpFailure, url);
    throw new MailError("failed", `The mail server did not let us in (${why}).`);
  } finally {
    transport.close();
  }
}
