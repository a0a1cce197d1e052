import * as z from "zod";
import { routes } from "#contract/endpoints/routes.ts";
import type { Config } from "#server/config.ts";
import { LlmError } from "#server/gateways/llm/llm-gateway.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import { createSmtpMail, verifySmtp } from "#server/gateways/mail/smtp-mail.ts";
import { createHttpReddit } from "#server/gateways/reddit/http-reddit.ts";
import { RedditError } from "#server/gateways/reddit/reddit-gateway.ts";
import { print, readArguments, refuseUse, runCommand } from "#server/operator/run-command.ts";
import { composeTestMessage } from "#engine/notices/account-messages.ts";

const USAGE = `Usage: npm run tool -- check-settings [ADDRESS]

Tries mail, Stripe, the language model and Reddit with the settings, and says what works. No money moves; the language
model is asked one short question. Nothing is sent, but for one message to ADDRESS where one is given.
`;

/** `isGood` is null where nothing is set, which is no fault. */
type Finding = { isGood: boolean | null; text: string };
type Check = (config: Config, address: string | null) => Promise<Finding[]>;

const CHECKS: [string, Check][] = [
  ["Mail", checkMail],
  ["Stripe", checkPayments],
  ["Model", checkModel],
  ["Reddit", checkReddit],
];

const clock = () => new Date();

const MARKS = new Map([
  [true, "works"],
  [false, "problem"],
  [null, "not set"],
]);

const [address = null] = readArguments(USAGE, { most: 1 }).words;
if (address !== null && !z.email().safeParse(address).success) {
  refuseUse(`'${address}' is no e-mail address.`, USAGE);
}
await runCommand("check the settings", async (config) => {
  let hasProblem = false;
  for (const [name, check] of CHECKS) {
    for (const { isGood, text } of await check(config, address)) {
      print(`  ${name.padEnd(8)}${MARKS.get(isGood)?.padEnd(9)}${text}`);
      hasProblem ||= isGood === false;
    }
  }
  if (hasProblem) process.exitCode = 1;
});

async function checkMail({ smtp, appUrl, operator }: Config, to: string | null) {
  if (!smtp) return [notSet("SMTP_URL and MAIL_FROM: in production nobody can sign in by link")];
  const host = new URL(smtp.url).host;
  return report(MailError, async () => {
    await verifySmtp(smtp);
    if (to === null) return `${host} lets us in; nothing was sent, as no address was given`;
    const mail = createSmtpMail(smtp);
    await mail.send({ to, ...composeTestMessage(appUrl, operator) }).finally(() => mail.close());
    return `${host} took a message from ${smtp.from} to ${to}`;
  });
}

async function checkPayments({ stripe, plans, appUrl }: Config): Promise<Finding[]> {
  if (!stripe) {
    return [
      notSet("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: in production nothing can be bought"),
    ];
  }
  const { checkStripe } = await import("../gateways/payments/check-stripe.ts");
  const { secretKey, apiBase } = stripe;
  const webhookUrl = `${appUrl}${routes.receiveWebhook.path}`;
  return checkStripe({ secretKey, plans, webhookUrl, ...(apiBase && { apiBase }) });
}

async function checkModel({ llm: provider, llmLimits }: Config): Promise<Finding[]> {
  if (!provider)
    return [notSet("LLM_BASE_URL or ANTHROPIC_API_KEY: the built-in writer does the work")];
  const { createAiSdkLlm } = await import("../gateways/llm/ai-sdk-llm.ts");
  let form = "";
  const note = (line: object) => void (form = "form" in line ? String(line.form) : form);
  const log = { info: note, warn: note };
  const llm = createAiSdkLlm({ provider, ...llmLimits, clock, log });
  const startedMs = performance.now();
  const findings = await report(LlmError, async () => {
    const { sum } = await llm.generate({
      task: "check-settings",
      instructions: "Add up the two quoted numbers.",
      data: [{ name: "numbers", text: "2 and 3" }],
      schema: z.object({ sum: z.number() }),
    });
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const shape = form && "; its provider takes no schema, so it gets the shape in words";
    return `${provider.model} answered in ${seconds} s that 2 and 3 are ${sum}${shape}`;
  });
  llm.close();
  return findings;
}

async function checkReddit({ reddit: keys }: Config): Promise<Finding[]> {
  if (!keys) {
    return [notSet("REDDIT_CLIENT_ID and its companions: facts come from the catalogue alone")];
  }
  const reddit = createHttpReddit({ ...keys, clock });
  const findings = await report(RedditError, async () => {
    await reddit.searchSubreddits("startups", 1);
    return "takes the keys, and answers";
  });
  reddit.close();
  return findings;
}

function notSet(text: string): Finding {
  return { isGood: null, text };
}

type Told = MailError | LlmError | RedditError;

/** What went well, or the failure in its own words, with its code where it has one. */
async function report(
  known: new (...args: never[]) => Told,
  run: () => Promise<string>,
): Promise<Finding[]> {
  try {
    return [{ isGood: true, text: await run() }];
  } catch (error) {
    if (!(error instanceof known)) throw error;
    const reason = error instanceof MailError ? null : error.reason;
    return [{ isGood: false, text: reason ? `${error.message} (${reason})` : error.message }];
  }
}
