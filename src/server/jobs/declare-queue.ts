import type { PgBoss, Queue } from "pg-boss";

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
