export type QueueLimits = {
  /** How many are inside at a time. */
  places: number;
  /** How many of them may weigh more than one; all unless stated. */
  heavyPlaces?: number;
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
  /**
   * Runs the task when it is the turn of `key`; throws QueueFull where that would be never or too late.
   * What weighs four waits as long as four that weigh one.
   */
  run: <T>(key: string, task: () => Promise<T> | T, weight?: number) => Promise<T>;
  waiting: () => number;
};

/** How often the event loop goes round at most for those who arrive, before the next one is let in. */
const MOST_ROUNDS = 16;

/** `due` is where it stands in the queue's own time, which passes by the weight of what was let in. */
type Waiting = { key: string; due: number; isHeavy: boolean; letIn: () => void };

/**
 * By turns: whoever wants many or heavy things waits behind all who want one light thing, and for no longer
 * than that (self-clocked fair queueing). One is let in at a time, from the event loop and never at once: a
 * task that keeps the process busy would otherwise be followed by the next one that has arrived, and so on,
 * while nobody else is even listened to.
 */
export function createFairQueue(limits: QueueLimits): FairQueue {
  const { places, heavyPlaces = places, most, mostPerKey, longestWaitMs } = limits;
  // By when they are due; of those due together, who came first.
  const line: Waiting[] = [];
  const counts = new Map<string, number>();
  let now = 0;
  let inside = 0;
  let heavyInside = 0;
  let arrived = 0;
  let isScheduled = false;

  function enter(key: string, weight: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const own = line.findLast((other) => other.key === key);
      const waiting: Waiting = {
        key,
        due: Math.max(now, own?.due ?? 0) + weight,
        isHeavy: weight > 1,
        letIn: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(new QueueFull("wait"));
      }, longestWaitMs);
      const later = line.findIndex(({ due }) => due > waiting.due);
      line.splice(later === -1 ? line.length : later, 0, waiting);
      arrived += 1;
      schedule();
    });
  }

  /** The place in line of who may go in; -1 for nobody. */
  function findNext(): number {
    if (inside >= places) return -1;
    return line.findIndex(({ isHeavy }) => !isHeavy || heavyInside < heavyPlaces);
  }

  function schedule(): void {
    if (isScheduled || findNext() === -1) return;
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
    const place = findNext();
    if (place === -1) return;
    const [next] = line.splice(place, 1);
    if (!next) return;
    now = Math.max(now, next.due);
    inside += 1;
    if (next.isHeavy) heavyInside += 1;
    next.letIn();
  }

  function leave(weight: number): void {
    inside -= 1;
    if (weight > 1) heavyInside -= 1;
    schedule();
  }

  function count(key: string, change: 1 | -1): void {
    const sum = (counts.get(key) ?? 0) + change;
    if (sum > 0) counts.set(key, sum);
    else counts.delete(key);
  }

  return {
    waiting: () => line.length,
    run: async (key, task, weight = 1) => {
      if ((counts.get(key) ?? 0) >= mostPerKey) throw new QueueFull("own");
      if (inside + line.length >= most) throw new QueueFull("crowd");
      count(key, 1);
      try {
        await enter(key, weight);
        return await Promise.resolve(task()).finally(() => leave(weight));
      } finally {
        count(key, -1);
      }
    },
  };
}
