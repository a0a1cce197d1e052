import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const limits = { places: 1, most: 100, mostPerKey: 50, longestWaitMs: 60_000 };

/** A task that ends when the test says so. */
function createTask(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    await promise;
    done.push(name);
  };
  return { run, end: resolve };
}

/** Until all have gone in for whom there is a place. */
async function goRound(): Promise<void> {
  for (let round = 0; round < 30; round++) await setImmediate();
}

test("lets each key have one turn before any has a second", async () => {
  const queue = createFairQueue(limits);
  const order: string[] = [];
  const wants = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"];
  await Promise.all(
    wants.map((name) => queue.run(name.charAt(0), async () => void order.push(name))),
  );
  expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("lets nobody past who came later", async () => {
  const queue = createFairQueue(limits);
  const order: string[] = [];
  const first = createTask(order, "first");
  const all = [queue.run("a", first.run), queue.run("b", async () => void order.push("second"))];
  first.end();
  await all[0];
  all.push(queue.run("c", async () => void order.push("third")));
  await Promise.all(all);
  expect(order).toEqual(["first", "second", "third"]);
});

const HEAVY = 4;

test("lets light calls of others go before a heavy one that came first", async () => {
  const queue = createFairQueue(limits);
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  await Promise.all([
    queue.run("a", note("heavy"), HEAVY),
    ...["b", "c", "d", "e", "f", "g"].map((key) => queue.run(key, note(key))),
  ]);
  expect(order).toEqual(["b", "c", "d", "e", "f", "g", "heavy"]);
});

test("lets a heavy call wait for so many light ones of one user, and no more", async () => {
  const queue = createFairQueue(limits);
  const order: string[] = [];
  const heavy = queue.run("a", async () => void order.push("heavy"), HEAVY);
  const askAgain = async (left: number): Promise<void> => {
    if (left === 0) return;
    await queue.run("b", async () => void order.push("light"));
    return askAgain(left - 1);
  };
  await Promise.all([heavy, askAgain(10)]);
  expect(order.indexOf("heavy")).toBe(HEAVY - 1);
});

test("gives a user with many heavy calls no more than one with light ones", async () => {
  const queue = createFairQueue(limits);
  const order: string[] = [];
  const ask = (key: string, times: number, weight: number) =>
    Array.from({ length: times }, () => queue.run(key, async () => void order.push(key), weight));
  await Promise.all([...ask("heavy", 3, HEAVY), ...ask("light", 12, 1)]);
  expect(order.join(" ")).toBe(
    "light light light heavy light light light light heavy light light light light heavy light",
  );
});

test("keeps places for light calls while heavy ones are inside", async () => {
  const queue = createFairQueue({ ...limits, places: 3, heavyPlaces: 2 });
  const done: string[] = [];
  const heavy = ["a", "b", "c"].map((key) => createTask(done, key));
  const runs = heavy.map(({ run }, index) => queue.run(String(index), run, HEAVY));
  await queue.run("d", async () => void done.push("light"));
  await queue.run("e", async () => void done.push("light"));
  expect(done).toEqual(["light", "light"]);
  await goRound();
  expect(queue.waiting()).toBe(1);
  await queue.run("f", async () => void done.push("light"));
  for (const { end } of heavy) end();
  await Promise.all(runs);
  expect(done.slice(3)).toEqual(["a", "b", "c"]);
});

test("listens to whoever arrives between two tasks, however many wait", async () => {
  const queue = createFairQueue({ ...limits, places: 4 });
  const order: string[] = [];
  const waiting = Array.from({ length: 20 }, (_, index) =>
    queue.run(`waiting ${index}`, async () => void order.push("waiting")),
  );
  await setImmediate();
  await setImmediate();
  order.push("arrival");
  await Promise.all(waiting);
  expect(order.indexOf("arrival")).toBeLessThan(5);
});

test("has no more inside than places, also when tasks fail", async () => {
  const queue = createFairQueue({ ...limits, places: 3 });
  let inside = 0;
  let most = 0;
  const tasks = Array.from({ length: 40 }, async (_, index) =>
    queue.run(String(index % 7), async () => {
      inside += 1;
      most = Math.max(most, inside);
      await goRound();
      inside -= 1;
      if (index % 5 === 0) throw new Error("failed");
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(3);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(8);
  expect(queue.waiting()).toBe(0);
});

test.each([
  { name: "too many of one key", keys: ["a", "a", "a", "a"], reason: "own" },
  { name: "too many in all", keys: ["a", "b", "c", "d", "e"], reason: "crowd" },
])("refuses $name, and nobody else", async ({ keys, reason }) => {
  const queue = createFairQueue({ ...limits, most: 4, mostPerKey: 3 });
  const done: string[] = [];
  const tasks = keys.map((key) => createTask(done, key));
  const runs = tasks.map(({ run }, index) => queue.run(keys[index] ?? "", run));
  await expect(runs.at(-1)).rejects.toMatchObject({ reason });
  for (const { end } of tasks) end();
  await Promise.all(runs.slice(0, -1));
  expect(done).toHaveLength(keys.length - 1);
});

test("lets nobody wait for longer than is said", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const queue = createFairQueue(limits);
    const done: string[] = [];
    const task = createTask(done, "first");
    const first = queue.run("a", task.run);
    await goRound();
    const late = queue.run("b", async () => void done.push("late"));
    const refusal = late.catch((error: unknown) => error);
    vi.advanceTimersByTime(60_001);
    expect(await refusal).toMatchObject({ reason: "wait" });
    task.end();
    await first;
    expect(done).toEqual(["first"]);
    await expect(queue.run("c", async () => "in")).resolves.toBe("in");
  } finally {
    vi.useRealTimers();
  }
});
