import { parentPort } from "node:worker_threads";
import { type ComposerTask, runTask } from "./composer-gateway.ts";

export type ThreadOrder = { task: ComposerTask; given: unknown[] };
export type ThreadAnswer = { answer: unknown } | { error: unknown };

parentPort?.on("message", ({ task, given }: ThreadOrder) => {
  parentPort?.postMessage(work(task, given), []);
});

/** What goes wrong in one order is told, and the next one is taken. */
function work(task: ComposerTask, given: unknown[]): ThreadAnswer {
  try {
    return { answer: runTask(task, given) };
  } catch (error) {
    return { error };
  }
}
