import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stopOnSignal } from "./listen-and-stop.ts";

const exit = vi.fn<(code: number) => void>();
const log = pino({ level: "silent" });
let before: NodeJS.SignalsListener[];

beforeEach(() => {
  vi.spyOn(process, "exit").mockImplementation(exit as never);
  before = process.listeners("SIGTERM");
  exit.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const name of ["SIGTERM", "SIGINT"] as const) {
    for (const one of process.listeners(name)) if (!before.includes(one)) process.off(name, one);
  }
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const signal = () => process.emit("SIGTERM", "SIGTERM");
const never = () => new Promise<void>(() => {});

test.each([
  ["every step is done", [async () => {}], async () => signal(), 0],
  [
    "a step fails",
    [
      async () => {
        throw new Error("no");
      },
    ],
    async () => signal(),
    0,
  ],
  [
    "a step never ends",
    [never],
    async () => {
      signal();
      await vi.advanceTimersByTimeAsync(15_000);
    },
    1,
  ],
  [
    "somebody does not wait for it",
    [never],
    async () => {
      signal();
      await vi.advanceTimersByTimeAsync(2000);
      signal();
    },
    1,
  ],
])("the database is closed when %s", async (_case, steps, happen, code) => {
  const closeDatabase = vi.fn<() => Promise<void>>(async () => {});
  stopOnSignal(log, steps, closeDatabase);
  await happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(closeDatabase).toHaveBeenCalledOnce();
  expect(exit).toHaveBeenLastCalledWith(code);
});

test("a database that does not close holds nobody up", async () => {
  stopOnSignal(log, [], never);
  signal();
  await vi.advanceTimersByTimeAsync(5000);
  expect(exit).toHaveBeenLastCalledWith(1);
});

test.each([
  ["is told to", (child: ChildProcess) => child.send("go")],
  ["has lost who would tell it", (child: ChildProcess) => child.disconnect()],
])("a server that waits goes on when it %s", async (_case, tell) => {
  const module = new URL("./listen-and-stop.ts", import.meta.url).href;
  const code = `import { waitToGoOn } from "${module}"; console.log("waits"); await waitToGoOn(); console.log("goes on");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const said: string[] = [];
  const output = child.stdout as NodeJS.ReadableStream;
  output.setEncoding("utf8").on("data", (text: string) => {
    if (said.length === 0) tell(child);
    said.push(text);
  });
  await once(output, "end");
  expect(said).toEqual(["waits\n", "goes on\n"]);
});
