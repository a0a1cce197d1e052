export type QueueLimits = {
  /** How many are inside at a time. */
  places: number;
  mostWaiting: number;
  mostWaitingPerKey: number;
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

/** By turns: whoever wants many things waits behind all who want one. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  const { places, mostWaiting, mostWaitingPerKey, longestWaitMs } = limits;
  // The first key is the next one; whoever was inside goes to the end.
  const lines = new Map<string, (() => void)[]>();
  let inside = 0;
  let waiting = 0;

  function enter(key: string): Promise<void> | undefined {
    if (inside < places && waiting === 0) {
      inside += 1;
      return undefined;
    }
    const line = lines.get(key) ?? [];
    if (line.length >= mostWaitingPerKey) throw new QueueFull("own");
    if (waiting >= mostWaiting) throw new QueueFull("crowd");
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
      lines.set(key, [...line, letIn]);
    });
  }

  function moveToEnd(key: string): void {
    const line = lines.get(key);
    if (line && lines.delete(key)) lines.set(key, line);
  }

  function letNextIn(): void {
    for (const [key, [letIn, ...rest]] of lines) {
      if (inside >= places) return;
      lines.delete(key);
      if (!letIn) continue;
      if (rest.length > 0) lines.set(key, rest);
      inside += 1;
      waiting -= 1;
      letIn();
    }
  }

  return {
    waiting: () => waiting,
    run: async (key, task) => {
      await enter(key);
      try {
        return await task();
      } finally {
        inside -= 1;
        moveToEnd(key);
        // Answers leave and requests arrive before the next one begins.
        if (waiting > 0) setImmediate(letNextIn);
      }
    },
  };
}
