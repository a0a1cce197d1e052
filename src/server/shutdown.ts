import type { Logger } from "pino";

const PATIENCE_MS = 15_000;
/** Ctrl+C reaches the server twice, from the terminal and from the script that started it. */
const SAME_PRESS_MS = 1000;

/** Runs the steps in order on the first SIGTERM or SIGINT; a later one does not wait for them. */
export function stopOnSignal(log: Logger, steps: (() => Promise<unknown>)[]): void {
  let stoppingSince: number | null = null;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, "stopping: open requests are answered first");
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    for (const step of steps) {
      await step().catch((err: unknown) => log.error({ err }, "could not stop cleanly"));
    }
    log.info("stopped");
    process.exit();
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** Nobody reads the log any more: as by a signal, but as a failure, so that a supervisor starts it again with a log. */
export function stopForLostOutput(): void {
  if (process.exitCode !== undefined) return;
  process.exitCode = 1;
  const isStarting = process.listenerCount("SIGTERM") === 0;
  if (isStarting) process.exit();
  process.kill(process.pid, "SIGTERM");
}
