import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";

/** What the person at the terminal reads. In production it becomes log lines. */
export function createAnnouncer(config: Config, log: Logger) {
  return {
    step: (name: string, detail: string) =>
      config.isProduction ? log.info({ detail }, name) : print(`  ${name.padEnd(10)} ${detail}`),

    /** For steps that take a while; in production the log has their end. */
    progress: (name: string) => (config.isProduction ? SILENT : createProgressBar(name)),

    /** Printed, never logged: the link in it signs in whoever holds it. */
    mail: (message: MailMessage) => {
      const link = /https?:\/\/\S+/.exec(message.text)?.[0];
      print(`\n  Mail to ${message.to}: ${message.subject}${link ? `\n  ${link}` : ""}\n`);
    },

    ready: (uses: { usesOutbox: boolean; showsMailbox: boolean; usesTestPayments: boolean }) => {
      if (config.isProduction) return log.info({ address: config.appUrl }, "ready");
      print(`\n  Foothold is running at ${config.appUrl}\n`);
      print(`  Sign in: open ${config.appUrl}/signin and enter any email address.`);
      if (uses.usesOutbox) {
        const mailbox = uses.showsMailbox ? ` and at ${config.appUrl}/mailbox` : "";
        print(`  No mail server is configured: the link appears here${mailbox}.`);
      }
      if (uses.usesTestPayments) {
        print(
          "  No payment provider is configured: plans are bought on test pages, no money moves.",
        );
      }
      print("  Stop with Ctrl+C.\n");
    },
  };
}

const SILENT = { show: () => {}, end: () => {} };

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const WIDTH = 30;

/** A bar that fills in its own line; where there is no terminal, a line at each quarter. */
export function createProgressBar(name: string, out: NodeJS.WriteStream = process.stdout) {
  let shown = -1;
  const draw = (percent: number) => {
    const filled = Math.round((percent / 100) * WIDTH);
    const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
    out.write(`\r  ${name.padEnd(10)} ${bar} ${percent}%`);
  };
  return {
    show: (done: number, total: number): void => {
      const percent = total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 100;
      const step = out.isTTY ? percent : percent - (percent % 25);
      if (step <= shown) return;
      shown = step;
      if (out.isTTY) draw(step);
      else if (step > 0) out.write(`  ${name.padEnd(10)} ${step}%\n`);
    },
    /** A line that stays, above the bar. */
    note: (text: string): void => {
      out.write(out.isTTY ? `\r${text.padEnd(WIDTH + 20)}\n` : `${text}\n`);
      if (out.isTTY && shown >= 0) draw(shown);
    },
    end: (): void => {
      if (out.isTTY && shown >= 0) out.write("\n");
    },
  };
}
