import * as z from "zod";
import type { Config } from "#server/config.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import { createSmtpMail } from "#server/gateways/mail/smtp-mail.ts";
import { print, readArguments, refuseUse, runCommand } from "#server/operator/run-command.ts";
import { StartError } from "#server/start/start-error.ts";
import { composeTestMessage } from "#engine/notices/account-messages.ts";

const USAGE = `Usage: npm run tool -- send-test-mail ADDRESS

Sends one message to ADDRESS through the mail server of the settings.
`;

const [address = ""] = readArguments(USAGE, { least: 1 }).words;
if (!z.email().safeParse(address).success) {
  refuseUse(`'${address}' is no e-mail address.`, USAGE);
}
await runCommand("send a test message", (config) => sendTestMail(config, address));

async function sendTestMail({ smtp, appUrl, operator }: Config, to: string): Promise<void> {
  if (!smtp) throw new StartError("No mail server is configured: set SMTP_URL and MAIL_FROM.");
  const mail = createSmtpMail(smtp);
  try {
    await mail.send({ to, ...composeTestMessage(appUrl, operator) });
  } catch (error) {
    throw error instanceof MailError ? new StartError(error.message) : error;
  } finally {
    mail.close();
  }
  print(`  Mail       ${new URL(smtp.url).host} took a message from ${smtp.from} to ${to}`);
  print(
    "\n  Whether it arrives is another matter: look into that mailbox, and its folder for junk.\n",
  );
}
