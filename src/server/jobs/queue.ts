import { setTimeout as waitFor } from "node:timers/promises";
import { PgBoss, type Clock, systemClock } from "pg-boss";
import type { Logger } from "pino";
import { isConnectionLoss } from "#server/start/connection-loss.ts";
import type { Database } from "#server/db/database.ts";
import {
  beginErrand,
  type Errand,
  declareQueue,
  HEARTBEAT,
  type JobWatch,
  runLogged,
} from "./errand.ts";

export type Job = {
  name: string;
  /** When it runs by itself, in UTC. */
  cron: string;
  /** Before a failed run is tried again; it doubles each time. */
  retryDelaySeconds?: number;
  /** Runs so often that the log would hold little else. */
  isFrequent?: boolean;
  run: () => Promise<void>;
};

export type JobQueue = {
  /** Never throws: without its jobs the app still serves. */
  start: () => Promise<void>;
  /** Beside its schedule. */
  runNow: (name: string) => Promise<void>;
  /** One id is taken once, however often it is sent. */
  enqueue: (name: string, id: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A new job announces itself, so looking around is a backstop: it costs an idle server its rest. */
const UNHURRIED = {
  cronWorkerIntervalSeconds: 30,
  flowIntervalSeconds: 300,
  bamIntervalSeconds: 300,
  monitorVacuum: false,
  // How far the database's clock is from ours, by which schedules go.
  clockMonitorIntervalSeconds: 60,
};

type QueueOptions = Pick<JobWatch, "onRun"> & {
  errands?: Errand[];
  pollSeconds?: number;
  /** How often one looks for what a server that died was doing. */
  takeOverSeconds?: number;
  /** Told of a lost database instead of the log, where many speak of it at once. */
  onLost?: (error: Error) => void;
  startAgainMs?: number;
};

/** One queue for all servers on a database: each run of a job happens on one of them. */
export function createQueue(
  database: Database,
  jobs: Job[],
  log: Logger,
  {
    errands = [],
    pollSeconds = 30,
    takeOverSeconds = 20,
    onRun,
    onLost,
    startAgainMs = 5000,
  }: QueueOptions = {},
): JobQueue {
  const onError = (err: Error) => {
    if (onLost && isConnectionLoss(err)) onLost(err);
    else log.error({ err }, "job queue failed");
  };
  const boss = new PgBoss({
    ...database.queueOptions,
    ...UNHURRIED,
    superviseIntervalSeconds: takeOverSeconds,
    // Shorter, so that a server whose turn comes soon after another's last one does not pass.
    monitorIntervalSeconds: Math.ceil(takeOverSeconds / 2),
    schema: "jobs",
    useListenNotify: true,
    clock: steadyClock,
  });
  boss.on("error", onError);
  const watch = { log, ...(onRun && { onRun }) };
  const ending = new AbortController();
  let started = Promise.resolve();

  /** A database that is away at this moment comes back, and nobody would start the jobs then. */
  async function beginAtLast(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        return await begin(boss, { jobs, errands }, watch, pollSeconds);
      } catch (error) {
        onError(error as Error);
      }
      await boss.stop({ graceful: false }).catch(() => {});
      await waitFor(startAgainMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  return {
    start: () => {
      started = beginAtLast();
      return started;
    },
    runNow: async (name) => void (await boss.send(name)),
    enqueue: async (name, id) => void (await boss.send(name, null, { id })),
    stop: async () => {
      ending.abort();
      await started;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

type Work = { jobs: Job[]; errands: Errand[] };

async function begin(
  boss: PgBoss,
  work: Work,
  watch: JobWatch,
  pollSeconds: number,
): Promise<void> {
  const polling = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  };
  await boss.start();
  for (const errand of work.errands) await beginErrand(boss, errand, watch, polling);
  for (const job of work.jobs) {
    await declareQueue(boss, job.name, {
      policy: "short",
      retryLimit: 3,
      ...(job.retryDelaySeconds && { retryDelay: job.retryDelaySeconds }),
    });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { ...polling, ...HEARTBEAT }, () =>
      runLogged(job.name, job.run, watch, job.isFrequent ? "debug" : "info"),
    );
  }
}

/**
 * Runs on however the machine's clock is set. The queue waits until a moment has come: by a clock
 * that is set back by months it would wait for months, which Node's timers take for no time at all.
 */
const steadyClock: Clock = {
  ...systemClock,
  now: () => Math.floor(performance.timeOrigin + performance.now()),
};
