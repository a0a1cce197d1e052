import type { JobResult, PgBoss } from "pg-boss";
import { declareQueue, HEARTBEAT } from "./declare-queue.ts";
import { type JobWatch, runLogged } from "./run-logged.ts";

/** Something to be done once for each id that is sent; what fails is tried again for three days. */
export type Errand = {
  name: string;
  retryDelaySeconds?: number;
  run: (id: string) => Promise<void>;
};

/** The pauses grow up to half an hour, and so it goes on for three days. */
const PATIENT = { retryLimit: 150, retryDelayMax: 1800 };

/** As many as a mail server is sent at once. While there is more, nobody waits for the next look. */
const TOGETHER = { batchSize: 3, burstWhenBatchFull: true, perJobResults: true } as const;

type Polling = { pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number };

export async function beginErrand(
  boss: PgBoss,
  { name, retryDelaySeconds, run }: Errand,
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
  await boss.work(name, { ...polling, ...HEARTBEAT, ...TOGETHER }, (messages) =>
    Promise.all(messages.map(({ id }) => settle(id))),
  );
}
