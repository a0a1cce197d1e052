import type { Logger } from "pino";

/** What throws is tried again by the queue. */
export async function runLogged(
  job: string,
  run: () => Promise<void>,
  log: Logger,
  level: "info" | "debug" = "info",
): Promise<void> {
  const startedAt = performance.now();
  try {
    await run();
    log[level]({ job, ms: Math.round(performance.now() - startedAt) }, "job done");
  } catch (err) {
    log.error({ err, job }, "job failed");
    throw err;
  }
}
