import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { ServiceError } from "#server/service-error.ts";
import { createFairQueue, QueueFull } from "#server/start/fair-queue.ts";
import { SAMPLE_REQUEST } from "./sample-request.ts";
import { type Composer, rememberAnswers, type RunTask } from "./composer-gateway.ts";
import type { ThreadAnswer, ThreadOrder } from "./composer-thread.ts";

type Options = {
  version: string;
  log: Pick<Logger, "error">;
  /** One core is left to answering; with a single one they share it. */
  threads?: number;
  /** How long one order may take: what takes longer will not end. */
  longestMs?: number;
  file?: URL;
};

/** More would wait longer than a page does. */
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 30_000;
/** A hundred times what a whole project takes: only what never ends takes longer. */
const LONGEST_MS = 60_000;
/** A whole project takes about half a second. */
const RETRY_AFTER_SECONDS = 2;
/** The engine needs about 30. */
const MOST_MEMORY_MB = 128;

export type ThreadedComposer = Composer & {
  /** Starts a thread and plans a sample in it before anybody waits for it: the first plan takes three times as long. */
  warmUp: () => void;
};

/** Composes beside the event loop, in a few threads that are kept; one that dies costs one call. */
export function createThreadedComposer({
  version,
  log,
  threads = Math.min(2, Math.max(1, availableParallelism() - 1)),
  longestMs = LONGEST_MS,
  file = new URL("./composer-thread.ts", import.meta.url),
}: Options): ThreadedComposer {
  const idle = new Set<Worker>();
  const all = new Set<Worker>();
  const queue = createFairQueue({
    places: threads,
    most: threads + MOST_WAITING,
    mostPerKey: threads + MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  function start(): Worker {
    const worker = new Worker(file, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    all.add(worker);
    // Also while it has nothing to do: an error that nobody listens to would end the process.
    worker.on("error", (err) => log.error({ err }, "a composing thread failed"));
    worker.once("exit", () => {
      all.delete(worker);
      idle.delete(worker);
    });
    // It never keeps a process alive that is done otherwise.
    worker.unref();
    return worker;
  }

  async function give(order: ThreadOrder): Promise<unknown> {
    const [first] = idle;
    const worker = first ?? start();
    idle.delete(worker);
    const answer = await ask(worker, order, longestMs);
    idle.add(worker);
    if ("error" in answer) throw answer.error;
    return answer.answer;
  }

  const run: RunTask = async (task, ...given) => {
    const order: ThreadOrder = { task, given };
    const answer = await queue
      .run(task, () => give(order))
      .catch((error: unknown) => {
        throw error instanceof QueueFull ? refuse(error) : error;
      });
    return answer as Awaited<ReturnType<typeof run<typeof task>>>;
  };

  let isClosed = false;
  return {
    run: rememberAnswers(run, version),
    warmUp: () => {
      if (all.size > 0) return;
      run("plan", SAMPLE_REQUEST).catch((err: unknown) => {
        if (!isClosed) log.error({ err }, "the composing thread could not be warmed up");
      });
    },
    close: async () => {
      isClosed = true;
      await Promise.all(Array.from(all, (worker) => worker.terminate()));
    },
  };
}

/** Ends the thread where it gives no answer. */
function ask(worker: Worker, order: ThreadOrder, longestMs: number): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(limit);
      worker.off("message", answered);
      worker.off("error", failed);
      worker.off("exit", ended);
      worker.unref();
    };
    const answered = (answer: ThreadAnswer) => {
      settle();
      resolve(answer);
    };
    const failed = (error: unknown) => {
      settle();
      void worker.terminate();
      reject(new Error("A composing thread failed.", { cause: error }));
    };
    const ended = (code: number) => failed(new Error(`It ended with ${code}.`));
    const limit = setTimeout(() => failed(new Error(`No answer in ${longestMs} ms.`)), longestMs);
    worker.on("message", answered);
    worker.on("error", failed);
    worker.on("exit", ended);
    worker.ref();
    try {
      worker.postMessage(order);
    } catch (error) {
      failed(error);
    }
  });
}

function refuse(cause: QueueFull): ServiceError {
  return new ServiceError(
    "UNAVAILABLE",
    "We're writing a lot of posts right now. Please try again in a moment.",
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
    { cause },
  );
}
