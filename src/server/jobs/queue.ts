import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";

export type Job = {
  name: string;
  /** When it runs by itself, in UTC. */
  cron: string;
  /** Before a failed run is tried again; it doubles each time. */
  retryDelaySeconds?: number;
  run: () => Promise<void>;
};

export type JobQueue = {
  /** Never throws: without its jobs the app still serves. */
  start: () => Promise<void>;
  /** Beside its schedule. */
  runNow: (name: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A new job announces itself, so looking around is a backstop: it costs an idle server its rest. */
const UNHURRIED = {
  cronWorkerIntervalSeconds: 30,
  superviseIntervalSeconds: 300,
  flowIntervalSeconds: 300,
  bamIntervalSeconds: 300,
};

/** One queue for all servers on a database: each run of a job happens on one of them. */
export function createQueue(
  database: Database,
  jobs: Job[],
  log: Logger,
  pollSeconds = 30,
): JobQueue {
  const onError = (err: Error) => log.error({ err }, "job queue failed");
  const boss = new PgBoss({
    ...database.queueOptions,
    ...UNHURRIED,
    schema: "jobs",
    useListenNotify: true,
  });
  boss.on("error", onError);
  let started = Promise.resolve();
  return {
    start: () => {
      started = begin(boss, jobs, log, pollSeconds).catch(onError);
      return started;
    },
    runNow: async (name) => void (await boss.send(name)),
    stop: async () => {
      await started;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

async function begin(boss: PgBoss, jobs: Job[], log: Logger, pollSeconds: number): Promise<void> {
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: "short",
      retryLimit: 2,
      retryDelay: job.retryDelaySeconds ?? 30,
      retryBackoff: true,
      notify: true,
    });
    await boss.schedule(job.name, job.cron);
    await boss.work(
      job.name,
      {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      },
      () => runLogged(job, log),
    );
  }
}

/** What throws is tried again by the queue. */
async function runLogged(job: Job, log: Logger): Promise<void> {
  const startedAt = performance.now();
  try {
    await job.run();
    log.info({ job: job.name, ms: Math.round(performance.now() - startedAt) }, "job done");
  } catch (err) {
    log.error({ err, job: job.name }, "job failed");
    throw err;
  }
}
