import type { Logger } from "pino";

const PATIENCE_MS = 15_000;

/** Runs the steps in order on the first SIGTERM or SIGINT; a second one does not wait for them. */
export function stopOnSignal(log: Logger, steps: (() => Promise<unknown>)[]): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, "stopping: open requests are answered first");
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    for (const step of steps) {
      await step().catch((err: unknown) => log.error({ err }, "could not stop cleanly"));
    }
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}
