import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoints.ts";
import { ServiceError } from "#server/service-error.ts";

type QueueLimits = {
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

/** Runs a call when it is its user's turn. */
export type Turns = <T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  task: () => Promise<T> | T,
) => Promise<T>;

/** Without a database that can do one thing at a time, nobody has to wait here. */
export const noTurns: Turns = async (_endpoint, _request, task) => task();

const RETRY_AFTER_SECONDS = 2;

export type TurnLimits = {
  /** Calls that need nothing but the database. */
  inside: QueueLimits;
  /** Calls that may wait for an outside party, or for a file: they must not hold up the others. */
  outside: QueueLimits;
};

/** A page makes up to a dozen calls at once, and one may have several of them open. */
const MOST_PER_KEY = 40;

/** For a database inside this process: more at a time would only make all of them slow. */
export const EMBEDDED_TURNS: TurnLimits = {
  inside: {
    places: 4,
    most: 1000,
    mostPerKey: MOST_PER_KEY,
    longestWaitMs: 10_000,
  },
  outside: {
    places: 50,
    most: 200,
    mostPerKey: MOST_PER_KEY,
    longestWaitMs: 10_000,
  },
};

export function createTurns(limits: TurnLimits): Turns {
  const inside = createFairQueue(limits.inside);
  const outside = createFairQueue(limits.outside);
  return async (endpoint, request, task) => {
    // Whoever watches the server must hear from it most of all when there is a crowd.
    if (endpoint.isUnavailable) return task();
    const queue = waitsForOthers(endpoint) ? outside : inside;
    return queue
      .run(request.admission?.scope.userId ?? request.ip, task)
      .catch((error: unknown) => {
        throw error instanceof QueueFull ? refuse(error) : error;
      });
  };
}

/** What has a limit of its own is what may take long, such as writing with a language model. */
function waitsForOthers({ upload, signedBody, asksOutside, errors = [] }: Endpoint): boolean {
  return (
    Boolean(upload ?? signedBody ?? asksOutside) ||
    errors.includes("UPSTREAM") ||
    errors.includes("RATE_LIMITED")
  );
}

function refuse(cause: QueueFull): ServiceError {
  const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return cause.reason === "own"
    ? new ServiceError(
        "RATE_LIMITED",
        "You sent many requests at once. Please wait until some are answered.",
        details,
        { cause },
      )
    : new ServiceError(
        "UNAVAILABLE",
        "Many people are using Foothold right now. Please try again in a moment.",
        details,
        { cause },
      );
}
