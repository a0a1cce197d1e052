import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoints.ts";
import { ServiceError } from "#server/service-error.ts";
import { createFairQueue, type FairQueue, QueueFull, type QueueLimits } from "./fair-queue.ts";

/** Runs a call when it is its user's turn. */
export type Turns = <T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  task: () => Promise<T> | T,
) => Promise<T>;

const RETRY_AFTER_SECONDS = 2;

/**
 * A heavy call waits as long as so many light ones. Of all whole numbers only four keeps both promises of
 * turns.test.ts: with three, light calls of a crowd take too long, with five, heavy ones.
 */
const HEAVY_WEIGHT = 4;

export type TurnLimits = {
  /** Calls that need nothing but the processor and the database. */
  inside: QueueLimits;
  /** Calls that may wait for an outside party, or for a file: they must not hold up the others. Null: as they come. */
  outside: QueueLimits | null;
};

/** A page makes up to a dozen calls at once, and one may have several of them open. */
const MOST_PER_KEY = 40;
const LONGEST_WAIT_MS = 10_000;

/** For a database inside this process: more at a time would only make all of them slow. */
export const EMBEDDED_TURNS: TurnLimits = {
  inside: {
    places: 4,
    heavyPlaces: 2,
    most: 1000,
    mostPerKey: MOST_PER_KEY,
    longestWaitMs: LONGEST_WAIT_MS,
  },
  outside: {
    places: 50,
    most: 200,
    mostPerKey: MOST_PER_KEY,
    longestWaitMs: LONGEST_WAIT_MS,
  },
};

/** As many as find a connection, and two who need none at the moment: the processor is shared here as well. */
export function postgresqlTurns(poolSize: number): TurnLimits {
  return {
    inside: {
      places: poolSize + 2,
      heavyPlaces: 4,
      most: 1000,
      // Visitors without an account share an address behind some proxies.
      mostPerKey: 200,
      longestWaitMs: LONGEST_WAIT_MS,
    },
    outside: null,
  };
}

export function createTurns(
  { inside: insideLimits, outside: outsideLimits }: TurnLimits,
  { hasModel }: { hasModel: boolean },
): Turns {
  const inside = createFairQueue(insideLimits);
  const outside = outsideLimits && createFairQueue(outsideLimits);
  const places: Record<ReturnType<typeof workOf>, { queue: FairQueue | null; weight: number }> = {
    light: { queue: inside, weight: 1 },
    heavy: { queue: inside, weight: HEAVY_WEIGHT },
    outside: { queue: outside, weight: 1 },
  };
  return async (endpoint, request, task) => {
    const { queue, weight } = places[workOf(endpoint, hasModel)];
    // Whoever watches the server must hear from it most of all when there is a crowd.
    if (!queue || endpoint.isUnavailable) return task();
    return queue
      .run(request.admission?.scope.userId ?? request.ip, task, weight)
      .catch((error: unknown) => {
        throw error instanceof QueueFull ? refuse(error) : error;
      });
  };
}

function workOf({ work }: Endpoint, hasModel: boolean): "light" | "heavy" | "outside" {
  if (work === "model") return hasModel ? "outside" : "heavy";
  return work ?? "light";
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
