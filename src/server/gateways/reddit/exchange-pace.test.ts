import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { expect, test } from "vitest";
import { createRateLimit } from "./exchange-pace.ts";

const START_MS = Date.parse("2026-11-15T12:00:00Z");

function startLimit() {
  const time = { now: START_MS, waits: [] as number[] };
  const limit = createRateLimit({
    clock: () => new Date(time.now),
    sleep: async (ms) => {
      time.waits.push(ms);
      time.now += ms;
    },
  });
  return { limit, time };
}

test.each([
  { remaining: "599.0", reset: "342", waits: [] },
  { remaining: "2.5", reset: "30", waits: [] },
  { remaining: "2.0", reset: "30", waits: [30_000] },
  { remaining: "0", reset: "0.5", waits: [500] },
  { remaining: "0", reset: "0", waits: [] },
  { remaining: "0", reset: "60", waits: [MINUTE_MS] },
  { remaining: "-1", reset: "30", waits: [] },
  { remaining: "many", reset: "soon", waits: [] },
])("$remaining left for $reset seconds: waits $waits", async ({ remaining, reset, waits }) => {
  const { limit, time } = startLimit();
  limit.note(new Headers({ "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset }));
  await limit.waitForTurn(START_MS + MINUTE_MS);
  expect(time.waits).toEqual(waits);
});

test.each([
  { retryAfter: "4", seconds: 4 },
  { retryAfter: "0.5", seconds: 0.5 },
  { retryAfter: "Sun, 15 Nov 2026 12:00:09 GMT", seconds: 9 },
  { retryAfter: "Sun, 15 Nov 2026 11:00:00 GMT", seconds: 0 },
  { retryAfter: "", seconds: 5 },
  { retryAfter: "a while", seconds: 5 },
])(
  "a 429 with retry-after '$retryAfter' closes for $seconds seconds",
  ({ retryAfter, seconds }) => {
    const { limit } = startLimit();
    expect(limit.noteRefusal(new Headers({ "retry-after": retryAfter }))).toBe(seconds);
  },
);

test("an answer with allowance does not lift a 429", async () => {
  const { limit, time } = startLimit();
  limit.noteRefusal(new Headers({ "retry-after": "20" }));
  limit.note(new Headers({ "x-ratelimit-remaining": "500.0", "x-ratelimit-reset": "300" }));
  await limit.waitForTurn(START_MS + MINUTE_MS);
  expect(time.waits).toEqual([20_000]);
});

test("a wait beyond the deadline is refused at once, with the time that is left", async () => {
  const { limit, time } = startLimit();
  limit.noteRefusal(new Headers({ "retry-after": "61" }));
  await expect(limit.waitForTurn(START_MS + MINUTE_MS)).rejects.toMatchObject({
    kind: "rate-limited",
    retryAfterSeconds: 61,
  });
  expect(time.waits).toEqual([]);
});
