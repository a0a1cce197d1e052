import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { StartError } from "./start-error.ts";
import type { Logger } from "pino";
import type { IncomingMessage } from "node:http";

type Address = { host: string; port: number };

/** Before anything is opened or loaded: somebody else may be on the port by the time it is needed, but rarely is. */
export async function checkPort(address: Address): Promise<void> {
  await explainFailure(address, async () => {
    const probe = createServer().listen(address);
    await once(probe, "listening");
    probe.close();
    await once(probe, "close");
  });
}

/**
 * `npm start` begins the server while another process still loads a first catalogue, and says by a channel
 * when the database is free. Where there is no channel, or nobody at its other end, nothing is waited for.
 */
export async function waitToGoOn(): Promise<void> {
  if (!process.channel) return;
  await Promise.race([once(process, "message"), once(process, "disconnect")]);
  if (process.connected) process.disconnect();
}

export function listen(app: FastifyInstance, address: Address): Promise<void> {
  return explainFailure(address, () => app.listen(address));
}

async function explainFailure(address: Address, attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (cause) {
    throw new StartError(explain((cause as NodeJS.ErrnoException).code, address), { cause });
  }
}

function explain(code: string | undefined, { host, port }: Address): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
    case "EACCES":
      return `Port ${port} may not be used by this user. Set PORT to a number from 1024 on.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `The server can't listen on ${host}:${port} (${code}).`;
  }
}

const PATIENCE_MS = 15_000;
/** Ctrl+C reaches the server twice, from the terminal and from the script that started it. */
const SAME_PRESS_MS = 1000;
/** What the database gets to close once nothing else is waited for. */
const LAST_MS = 5000;

type Close = () => Promise<unknown>;

/**
 * Runs the steps in order on the first SIGTERM or SIGINT, and then closes the database. A later
 * signal, or a step that takes too long, skips the steps that are left, but never the database.
 */
export function stopOnSignal(log: Logger, steps: Close[], closeDatabase: Close): void {
  let stoppingSince: number | null = null;
  const skip = Promise.withResolvers<"skipped">();

  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_PRESS_MS) skip.resolve("skipped");
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, "stopping: open requests are answered first");
    setTimeout(() => skip.resolve("skipped"), PATIENCE_MS).unref();
    const outcome = await Promise.race([runSteps(log, steps), skip.promise]);
    setTimeout(() => process.exit(1), LAST_MS).unref();
    await runSteps(log, [closeDatabase]);
    if (outcome === "skipped") log.warn("stopped, although something was still under way");
    else log.info("stopped");
    // Output that was lost has set a code already.
    process.exit(outcome === "skipped" ? 1 : (process.exitCode ?? 0));
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

async function runSteps(log: Logger, steps: Close[]): Promise<"done"> {
  for (const step of steps) {
    await step().catch((err: unknown) => log.error({ err }, "could not stop cleanly"));
  }
  return "done";
}

/** Nobody reads the log any more: as by a signal, but as a failure, so that a supervisor starts it again with a log. */
export function stopForLostOutput(): void {
  if (process.exitCode !== undefined) return;
  process.exitCode = 1;
  const isStarting = process.listenerCount("SIGTERM") === 0;
  if (isStarting) process.exit();
  process.kill(process.pid, "SIGTERM");
}

/** As long as a request that is on its way gets to arrive whole. */
const ARRIVAL_MS = 3000;
const LOOK_MS = 50;

/**
 * To be called before the server listens; what it answers stops listening and waits for the answers
 * under way, but neither for callers who merely stay connected nor for requests that never end.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  const unfinished = new Map<Socket, IncomingMessage | null>();
  app.server.on("connection", (socket) => {
    unfinished.set(socket, null);
    socket.once("close", () => unfinished.delete(socket));
  });
  app.server.on("request", (request, response) => {
    const { socket } = request;
    unfinished.set(socket, request);
    response.once("close", () => {
      if (unfinished.get(socket) === request) unfinished.set(socket, null);
    });
  });

  return async () => {
    const since = performance.now();
    const hangUp = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() - since < ARRIVAL_MS) return;
      for (const [socket, request] of unfinished) if (!request?.complete) socket.destroy();
    }, LOOK_MS);
    try {
      await app.close();
    } finally {
      clearInterval(hangUp);
    }
  };
}
