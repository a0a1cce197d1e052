import { createTransport } from "nodemailer";
import { createSlots, NoTurn } from "#server/gateways/slots.ts";
import { type MailGateway, type MailMessage, writeListHeaders, MailError } from "./mail-gateway.ts";

/** For a turn. Whoever waited for it still has all the time that a message takes. */
const IN_LINE_MS = 15_000;
/** For everything together: the connection and each step of the conversation. */
const PATIENCE_MS = 20_000;
const STEP_MS = 10_000;
const MAX_CONNECTIONS = 3;

type SmtpOptions = { url: string; from: string; patienceMs?: number };

/** Each message has a connection of its own, so that one that stalls ends without any other. */
export function createSmtpMail({ url, from, patienceMs = PATIENCE_MS }: SmtpOptions): MailGateway {
  const runInSlot = createSlots(MAX_CONNECTIONS);
  const closing = new AbortController();
  const within = (ms: number) => AbortSignal.any([closing.signal, AbortSignal.timeout(ms)]);
  return {
    kind: "smtp",
    send: async (message) => {
      try {
        await runInSlot(within(IN_LINE_MS), () => {
          const signal = within(patienceMs);
          return deliver({ url, from }, message, signal).catch((cause: SmtpFailure) => {
            throw signal.aborted ? tookTooLong() : describeSmtpFailure(cause, url);
          });
        });
      } catch (error) {
        if (closing.signal.aborted) throw closedMeanwhile();
        throw error instanceof NoTurn ? tookTooLong() : error;
      }
    },
    close: () => closing.abort(),
  };
}

/** Given up, it is cut off: what went on behind our back would arrive beside the next attempt. */
async function deliver(
  smtp: { url: string; from: string },
  message: MailMessage,
  signal: AbortSignal,
): Promise<void> {
  const transport = openTransport(smtp);
  const cutOff = () => transport.close({ force: true });
  signal.addEventListener("abort", cutOff, { once: true });
  try {
    await transport.sendMail({ ...message, headers: writeListHeaders(message) });
  } finally {
    signal.removeEventListener("abort", cutOff);
    transport.close();
  }
}

/** A pool of one, as only a pool can be cut off in the middle of a message. */
function openTransport({ url, from }: { url: string; from: string }) {
  const options = {
    url,
    pool: true as const,
    maxConnections: 1,
    // It would send again what it does not know to have arrived.
    maxRequeues: 0,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return createTransport(options, { from }) as ReturnType<typeof createTransport> & {
    close: (options?: { force: boolean }) => void;
  };
}

type SmtpFailure = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

function tookTooLong(): MailError {
  return new MailError("failed", "The mail server took too long.");
}

function closedMeanwhile(): MailError {
  return new MailError("failed", "The server stops before the message was taken.");
}

/** Without a cause: the library's errors quote the server, and some servers quote us, password included. */
export function describeSmtpFailure(cause: SmtpFailure, url: string): MailError {
  if (isAboutRecipient(cause)) {
    return new MailError("refused", `The mail server refused the address (${cause.responseCode}).`);
  }
  const why = explainSmtpFailure(cause, url);
  return new MailError("failed", `The mail server refused the message (${why}).`);
}

function explainSmtpFailure(cause: SmtpFailure, url: string): string {
  return cause.response ? `it said: ${quote(cause.response, url)}` : explain(cause);
}

function explain({ code, message }: SmtpFailure): string {
  return code === "ECONNECTION" ? "it hung up" : message;
}

const MOST_QUOTED = 200;

/** One line of what the server said, for whoever has to find out why. */
function quote(response: string, url: string): string {
  const { username, password } = new URL(url);
  const [user, secret] = [decode(username), decode(password)];
  const hidden = [secret, encode(secret), encode(`\0${user}\0${secret}`)].filter(Boolean);
  const shown = hidden.reduce((text, word) => text.replaceAll(word, "…"), response);
  return (
    shown
      // A sign-in link, or whose it is.
      .replace(/https?:\/\/\S+|[^\s<]{1,320}@[^\s>:]+/g, "…")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, MOST_QUOTED)
  );
}

/** Some write a password into the address as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function encode(text: string): string {
  return Buffer.from(text).toString("base64");
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
    throw new MailError("failed", `The mail server refused our sign-in (${why}).`);
  } finally {
    transport.close();
  }
}
