import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoints.ts";
import { createFairQueue, QueueFull, type QueueLimits } from "#server/start/fair-queue.ts";
import { ServiceError } from "#server/service-error.ts";

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
