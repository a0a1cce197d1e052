import { createTransport } from "nodemailer";
import { createSlots, NoTurn } from "../slots.ts";
import {
  closedMeanwhile,
  describeSmtpFailure,
  type SmtpFailure,
  tookTooLong,
} from "./describe-smtp-failure.ts";
import { type MailGateway, type MailMessage, writeListHeaders } from "./mail-gateway.ts";

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
