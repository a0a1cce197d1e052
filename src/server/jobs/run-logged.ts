import type { Logger } from "pino";

export type JobWatch = {
  log: Logger;
  onRun?: (job: string, outcome: "done" | "failed", seconds: number) => void;
};

/** What throws is tried again by the queue. */
export async function runLogged(
  job: string,
  run: () => Promise<void>,
  { log, onRun }: JobWatch,
  level: "info" | "debug" = "info",
): Promise<void> {
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  try {
    await run();
    log[level]({ job, ms: Math.round(elapsedMs()) }, "job done");
    onRun?.(job, "done", elapsedMs() / 1000);
  } catch (err) {
    log.error({ err, job }, "job failed");
    onRun?.(job, "failed", elapsedMs() / 1000);
    throw err;
  }
}
