import { expect, test } from "vitest";
import { createDiskWatch } from "./health.ts";

const MB = 1024 * 1024;
const clock = () => new Date("2026-11-15T12:00:00Z");

test.each([
  [0, "full"],
  [63 * MB, "full"],
  [64 * MB, "low"],
  [1023 * MB, "low"],
  [1024 * MB, "ok"],
])("with %i bytes free it is %s", async (free, state) => {
  expect(await createDiskWatch("/data", clock, async () => free).read()).toBe(state);
});

test("a folder that is not there says nothing about room", async () => {
  expect(await createDiskWatch("/no/such/folder", clock).read()).toBe("ok");
});

test("a write that failed for want of room is remembered for a minute", async () => {
  let now = clock().getTime();
  const watch = createDiskWatch(
    "/data",
    () => new Date(now),
    async () => 9000 * MB,
  );
  watch.noteFull();
  expect(await watch.read()).toBe("full");
  now += 60_000;
  expect(await watch.read()).toBe("ok");
});
