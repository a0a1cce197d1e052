import type { JobResult, PgBoss, Queue } from "pg-boss";
import type { Logger } from "pino";

/** Something to be done once for each id that is sent; what fails is tried again for three days. */
export type Errand = {
  name: string;
  retryDelaySeconds?: number;
  /** How many at once on each server. */
  together?: number;
  run: (id: string) => Promise<void>;
};

/** The pauses grow up to half an hour, and so it goes on for three days. */
const PATIENT = { retryLimit: 150, retryDelayMax: 1800 };

/** As many as a mail server is sent at once. */
const TOGETHER = 3;
/** While there is more, nobody waits for the next look. */
const BATCHES = { burstWhenBatchFull: true, perJobResults: true } as const;

type Polling = { pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number };

export async function beginErrand(
  boss: PgBoss,
  { name, retryDelaySeconds, together = TOGETHER, run }: Errand,
  watch: JobWatch,
  polling: Polling,
): Promise<void> {
  await declareQueue(boss, name, {
    ...PATIENT,
    ...(retryDelaySeconds && { retryDelay: retryDelaySeconds }),
  });
  /** One that fails is tried again by itself. */
  const settle = async (id: string): Promise<JobResult> => {
    try {
      await runLogged(name, () => run(id), watch);
      return { id, status: "completed" };
    } catch {
      return { id, status: "failed" };
    }
  };
  await boss.work(name, { ...polling, ...HEARTBEAT, ...BATCHES, batchSize: together }, (messages) =>
    Promise.all(messages.map(({ id }) => settle(id))),
  );
}

/** A server that has not been heard of for so long is dead, and another takes up what it was doing. */
const DEAD_AFTER_SECONDS = 30;

/** Twice it may be held up before it is taken for dead. Nothing is said while no job runs. */
export const HEARTBEAT = { heartbeatRefreshSeconds: DEAD_AFTER_SECONDS / 3 } as const;

/** After so long the first time, then twice as long each time; also what a dead server left behind. */
const RETRY_SECONDS = 5;

type QueueTerms = Pick<Queue, "policy" | "retryLimit" | "retryDelay" | "retryDelayMax">;

/** Makes the queue, or brings one of an earlier version up to date. */
export async function declareQueue(boss: PgBoss, name: string, terms: QueueTerms): Promise<void> {
  const { policy, ...changeable } = {
    retryDelay: RETRY_SECONDS,
    ...terms,
    retryBackoff: true,
    heartbeatSeconds: DEAD_AFTER_SECONDS,
    notify: true,
  };
  await boss.createQueue(name, { ...changeable, ...(policy && { policy }) });
  await boss.updateQueue(name, changeable);
}

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
