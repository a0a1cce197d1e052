import { expect, test } from "vitest";
import { createSlots, NoTurn } from "./slots.ts";

const patient = new AbortController().signal;

/** A task that runs until it is told to end. */
function startTask(runInSlot: ReturnType<typeof createSlots>, signal: AbortSignal = patient) {
  const task = Promise.withResolvers<string>();
  const state = { isRunning: false };
  const result = runInSlot(signal, () => {
    state.isRunning = true;
    return task.promise;
  });
  result.catch(() => {});
  return { state, result, end: () => task.resolve("done"), fail: () => task.reject(new Error()) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("so many run at once, and the next starts when one ends, however it ends", async () => {
  const runInSlot = createSlots(2);
  const tasks = Array.from({ length: 4 }, () => startTask(runInSlot));
  const running = () => tasks.map(({ state }) => state.isRunning);
  await settle();
  expect(running()).toEqual([true, true, false, false]);
  tasks[1]?.end();
  await settle();
  expect(running()).toEqual([true, true, true, false]);
  tasks[0]?.fail();
  await settle();
  expect(running()).toEqual([true, true, true, true]);
  expect(await tasks[1]?.result).toBe("done");
});

test("who leaves the line is told so, and takes nobody's turn", async () => {
  const runInSlot = createSlots(1);
  const leaving = new AbortController();
  const first = startTask(runInSlot);
  const second = startTask(runInSlot, leaving.signal);
  const third = startTask(runInSlot);
  leaving.abort();
  await expect(second.result).rejects.toThrow(NoTurn);
  first.end();
  await settle();
  expect([second.state.isRunning, third.state.isRunning]).toEqual([false, true]);
});

test("who has left already does not start", async () => {
  const task = startTask(createSlots(1), AbortSignal.abort());
  await expect(task.result).rejects.toThrow(NoTurn);
  expect(task.state.isRunning).toBe(false);
});
