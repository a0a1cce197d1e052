import { setTimeout as waitFor } from "node:timers/promises";
import { PgBoss, type Clock, systemClock, type JobResult, type Queue } from "pg-boss";
import type { Logger } from "pino";
import { isConnectionLoss } from "#server/start/connection-loss.ts";
import type { Database } from "#server/db/database.ts";

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
  /** All in one statement. One id is taken once, however often it is sent. */
  enqueue: (name: string, ids: readonly string[]) => Promise<void>;
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
    enqueue: async (name, ids) => {
      await boss.insert(
        name,
        ids.map((id) => ({ id })),
      );
    },
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

async function beginErrand(
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
const HEARTBEAT = { heartbeatRefreshSeconds: DEAD_AFTER_SECONDS / 3 } as const;

/** After so long the first time, then twice as long each time; also what a dead server left behind. */
const RETRY_SECONDS = 5;

type QueueTerms = Pick<Queue, "policy" | "retryLimit" | "retryDelay" | "retryDelayMax">;

/** Makes the queue, or brings one of an earlier version up to date. */
async function declareQueue(boss: PgBoss, name: string, terms: QueueTerms): Promise<void> {
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

type JobWatch = {
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
