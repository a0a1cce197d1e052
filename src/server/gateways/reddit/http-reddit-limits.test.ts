import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { failureOf, type RedditTrial, startRedditTrial } from "./testing/reddit-trial.ts";

let trial: RedditTrial;
beforeEach(async () => {
  trial = await startRedditTrial();
});
afterEach(() => trial.stop());

describe("tokens", () => {
  test("20 calls at once ask for one, and for one again when it expires", async () => {
    const callAll = () =>
      Promise.all(Array.from({ length: 20 }, () => trial.reddit.fetchAbout("MakersDen")));
    await callAll();
    expect(trial.tokensAsked()).toBe(1);
    trial.time.now += 3_530_000;
    await callAll();
    expect(trial.tokensAsked()).toBe(1);
    trial.time.now += 20_000;
    await callAll();
    expect(trial.tokensAsked()).toBe(2);
  });

  test("20 calls at once whose token was withdrawn share one renewal", async () => {
    await trial.reddit.fetchAbout("MakersDen");
    trial.standin.expireTokens();
    await Promise.all(Array.from({ length: 20 }, () => trial.reddit.fetchAbout("MakersDen")));
    expect(trial.tokensAsked()).toBe(2);
  });

  test("20 calls at once with wrong keys are all refused", async () => {
    const reddit = trial.connect({ clientSecret: "wrong" });
    const failures = await Promise.all(
      Array.from({ length: 20 }, () => failureOf(reddit.fetchAbout("MakersDen"))),
    );
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(["refused"]));
    expect(trial.calls()).toHaveLength(0);
  });
});

describe("the rate limit", () => {
  test("calls go on at once while there is allowance", async () => {
    for (let call = 0; call < 5; call++) await trial.reddit.fetchAbout("MakersDen");
    expect(trial.time.waits).toEqual([]);
  });

  test("when it is nearly used up, the next call trial.time.waits until it resets", async () => {
    Object.assign(trial.standin.allowance, { remaining: 3, resetSeconds: 41 });
    await trial.reddit.fetchAbout("MakersDen");
    expect(trial.time.waits).toEqual([]);
    trial.standin.allowance.remaining = 600;
    await trial.reddit.fetchAbout("MakersDen");
    expect(trial.time.waits).toEqual([41_000]);
    await trial.reddit.fetchAbout("MakersDen");
    expect(trial.time.waits).toEqual([41_000]);
  });

  test("many calls at once do not overdraw it", async () => {
    Object.assign(trial.standin.allowance, { remaining: 10, resetSeconds: 30 });
    const callsBeforeWait: number[] = [];
    const reddit = trial.connect({
      sleep: async (ms) => {
        callsBeforeWait.push(trial.calls().length);
        trial.standin.allowance.remaining = 600;
        trial.time.now += ms;
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => reddit.fetchAbout("MakersDen")));
    expect(callsBeforeWait[0]).toBeLessThanOrEqual(10);
    expect(trial.calls()).toHaveLength(20);
  });

  test("when it resets too late, the next call fails with the time to wait", async () => {
    Object.assign(trial.standin.allowance, { remaining: 1, resetSeconds: 342 });
    await trial.reddit.fetchAbout("MakersDen");
    trial.time.now += 42_500;
    expect(await failureOf(trial.reddit.fetchAbout("MakersDen"))).toMatchObject({
      kind: "rate-limited",
      retryAfterSeconds: 300,
      message: "Reddit asks us to slow down. Please try again in 5 minutes.",
    });
    expect(trial.calls()).toHaveLength(1);
    trial.time.now += 300_000;
    expect((await trial.reddit.fetchAbout("MakersDen")).name).toBe("MakersDen");
  });

  test("a short retry-after is waited for", async () => {
    trial.standin.fail("429-html", "429-html");
    await trial.reddit.fetchAbout("MakersDen");
    expect(trial.time.waits).toEqual([4_000, 4_000]);
  });

  test("pauses between tries grow, and differ", async () => {
    trial.standin.fail("500-json", "500-json");
    await trial.reddit.fetchAbout("MakersDen");
    const [first = 0, second = 0] = trial.time.waits;
    expect(first).toBeGreaterThanOrEqual(250);
    expect(first).toBeLessThan(750);
    expect(second).toBeGreaterThanOrEqual(500);
    expect(second).toBeLessThan(1_500);
  });

  test("no more than two requests are open at once", async () => {
    trial.standin.fail(...Array.from({ length: 10 }, () => "slow" as const));
    await Promise.all(Array.from({ length: 10 }, () => trial.reddit.fetchAbout("MakersDen")));
    expect(trial.standin.peakInFlight()).toBe(2);
  });
});
