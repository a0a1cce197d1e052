import { PgBoss } from "pg-boss";
import type { Database } from "#server/db/database.ts";

export type Job = {
  name: string;
  /** When it runs by itself, in UTC. */
  cron: string;
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
  onError: (error: Error) => void,
): JobQueue {
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
      started = begin(boss, jobs).catch(onError);
      return started;
    },
    runNow: async (name) => void (await boss.send(name)),
    stop: async () => {
      await started;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

async function begin(boss: PgBoss, jobs: Job[]): Promise<void> {
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: "short",
      retryLimit: 2,
      retryBackoff: true,
      notify: true,
    });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { pollingIntervalSeconds: 30 }, () => job.run());
  }
}
