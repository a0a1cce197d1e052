export type QueueLimits = {
  /** How many are inside at a time. */
  places: number;
  /** Inside and waiting, of all and of one key. */
  most: number;
  mostPerKey: number;
  longestWaitMs: number;
};

/** Why somebody is not let in: of their own doing, for the crowd, or after waiting for too long. */
export class QueueFull extends Error {
  readonly reason: "own" | "crowd" | "wait";

  constructor(reason: QueueFull["reason"]) {
    super(`The queue is full (${reason}).`);
    this.reason = reason;
  }
}

export type FairQueue = {
  /** Runs the task when it is the turn of `key`; throws QueueFull where that would be never or too late. */
  run: <T>(key: string, task: () => Promise<T> | T) => Promise<T>;
  waiting: () => number;
};

/** How often the event loop goes round at most for those who arrive, before the next one is let in. */
const MOST_ROUNDS = 16;

/**
 * By turns: whoever wants many things waits behind all who want one. One is let in at a time, from the
 * event loop and never at once: a task that keeps the process busy would otherwise be followed by the
 * next one that has arrived, and so on, while nobody else is even listened to.
 */
export function createFairQueue(limits: QueueLimits): FairQueue {
  const { places, most, mostPerKey, longestWaitMs } = limits;
  // The first key is the next one; whoever was inside goes to the end.
  const lines = new Map<string, (() => void)[]>();
  const counts = new Map<string, number>();
  let inside = 0;
  let waiting = 0;
  let arrived = 0;
  let isScheduled = false;

  function enter(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const letIn = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        const rest = (lines.get(key) ?? []).filter((other) => other !== letIn);
        if (rest.length > 0) lines.set(key, rest);
        else lines.delete(key);
        waiting -= 1;
        reject(new QueueFull("wait"));
      }, longestWaitMs);
      waiting += 1;
      arrived += 1;
      lines.set(key, [...(lines.get(key) ?? []), letIn]);
      schedule();
    });
  }

  function schedule(): void {
    if (isScheduled || inside >= places || waiting === 0) return;
    isScheduled = true;
    goRound(MOST_ROUNDS);
  }

  /** A connection is accepted in each round: as long as that brings somebody, there may be more. */
  function goRound(roundsLeft: number): void {
    arrived = 0;
    setImmediate(() => {
      if (arrived > 0 && roundsLeft > 1) return goRound(roundsLeft - 1);
      isScheduled = false;
      letNextIn();
      schedule();
    });
  }

  function letNextIn(): void {
    const [next] = lines;
    if (!next || inside >= places) return;
    const [key, [letIn, ...rest]] = next;
    lines.delete(key);
    if (rest.length > 0) lines.set(key, rest);
    inside += 1;
    waiting -= 1;
    letIn?.();
  }

  function leave(key: string): void {
    inside -= 1;
    const line = lines.get(key);
    if (line && lines.delete(key)) lines.set(key, line);
    schedule();
  }

  function count(key: string, change: 1 | -1): void {
    const sum = (counts.get(key) ?? 0) + change;
    if (sum > 0) counts.set(key, sum);
    else counts.delete(key);
  }

  return {
    waiting: () => waiting,
    run: async (key, task) => {
      if ((counts.get(key) ?? 0) >= mostPerKey) throw new QueueFull("own");
      if (inside + waiting >= most) throw new QueueFull("crowd");
      count(key, 1);
      try {
        await enter(key);
        return await Promise.resolve(task()).finally(() => leave(key));
      } finally {
        count(key, -1);
      }
    },
  };
}
