import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpReddit } from "./http-reddit.ts";
import { RedditError } from "./reddit-gateway.ts";
import {
  credentials,
  failureOf,
  type RedditTrial,
  startRedditTrial,
  userAgent,
} from "./testing/reddit-trial.ts";
import type { RedditFault } from "#standins/reddit/reddit-standin.ts";

let trial: RedditTrial;
beforeEach(async () => {
  trial = await startRedditTrial();
});
afterEach(() => trial.stop());

const PASSING = 3;
test.each<[RedditFault, string, number, string]>([
  ["302", "not-found", 1, "There is no community"],
  ["400-html", "refused", 1, "Reddit refused the request."],
  ["400-explained", "refused", 1, "refused the request: that number is too large"],
  ["400-no-such-user", "not-found", 1, "There is no community"],
  ["401-expired-token", "refused", 2, "check the Reddit keys"],
  ["403-bare", "refused", 1, "check the Reddit keys"],
  ["403-html", "refused", 1, "check the Reddit keys"],
  ["403-scope", "refused", 1, "check the Reddit keys"],
  ["403-private", "private", 1, "is private"],
  ["403-gold-only", "private", 1, "paying members"],
  ["403-quarantined", "quarantined", 1, "quarantine"],
  ["404", "not-found", 1, "There is no community"],
  ["404-banned", "banned", 1, "banned"],
  ["429-json", "rate-limited", PASSING, "try again in 5 seconds"],
  ["429-html", "rate-limited", PASSING, "try again in 4 seconds"],
  ["429-long", "rate-limited", 1, "try again in 10 minutes"],
  ["500-json", "unavailable", PASSING, "Reddit isn't working right now"],
  ["500-html", "unavailable", PASSING, "Reddit isn't working right now"],
  ["503-empty", "unavailable", PASSING, "Reddit isn't working right now"],
  ["200-html", "unavailable", 1, "Reddit isn't working right now"],
  ["200-errors", "refused", 1, "that title has too many letters"],
  ["200-user-required", "refused", 1, "check the Reddit keys"],
  ["200-no-such-subreddit", "not-found", 1, "There is no community"],
  ["200-rate-limit", "rate-limited", 1, "try again in 77 seconds"],
  ["200-wrong-shape", "unavailable", 1, "Reddit isn't working right now"],
  ["garbage", "unavailable", 1, "Reddit isn't working right now"],
  ["huge", "unavailable", 1, "Reddit isn't working right now"],
  ["cut", "unavailable", PASSING, "Reddit isn't working right now"],
  ["hang", "unavailable", PASSING, "Reddit isn't working right now"],
])("%s is %s after %i tries", async (fault, kind, tries, message) => {
  const reddit = trial.connect(fault === "hang" ? { timeoutMs: 500 } : {});
  trial.standin.fail(...Array.from({ length: tries }, () => fault));
  const failure = await failureOf(reddit.fetchAbout("MakersDen"));
  expect(failure).toMatchObject({ kind, message: expect.stringContaining(message) });
  expect(failure.message).not.toMatch(/[<>!]/);
  expect(trial.calls()).toHaveLength(tries);
  trial.time.now += 600_000;
  expect((await reddit.fetchAbout("MakersDen")).name).toBe("MakersDen");
});

test.each<[RedditFault, string, number]>([
  ["401-expired-token", "refused", 1],
  ["403-html", "refused", 1],
  ["200-token-error", "refused", 1],
  ["429-html", "rate-limited", PASSING],
  ["500-json", "unavailable", PASSING],
  ["302", "unavailable", 1],
  ["garbage", "unavailable", 1],
  ["200-html", "unavailable", 1],
])("%s to the request for a token is %s after %i tries", async (fault, kind, tries) => {
  trial.standin.failTokens(...Array.from({ length: tries }, () => fault));
  expect(await failureOf(trial.reddit.fetchAbout("MakersDen"))).toMatchObject({ kind });
  expect(trial.calls()).toEqual([]);
  expect(trial.tokensAsked()).toBe(tries);
  expect((await trial.reddit.fetchAbout("MakersDen")).name).toBe("MakersDen");
});

test.each<[RedditFault]>([["500-html"], ["503-empty"], ["cut"], ["429-html"], ["slow"]])(
  "%s once goes unnoticed",
  async (fault) => {
    trial.standin.fail(fault);
    expect((await trial.reddit.fetchAbout("MakersDen")).name).toBe("MakersDen");
  },
);

test("whoever waits stops waiting, also in line behind others", async () => {
  trial.standin.fail("hang", "hang");
  const others = [1, 2].map(() => failureOf(trial.reddit.fetchAbout("MakersDen")));
  const hurried = trial.reddit.until(AbortSignal.timeout(100));
  const late = { kind: "unavailable", reason: "timeout" };
  expect(await failureOf(hurried.fetchAbout("MakersDen"))).toMatchObject(late);
  expect(await failureOf(hurried.fetchRules("MakersDen"))).toMatchObject(late);
  trial.reddit.close();
  await Promise.all(others);
});

test("a redirect is never followed", async () => {
  expect(await failureOf(trial.reddit.fetchAbout("NoSuchPlace"))).toMatchObject({
    kind: "not-found",
  });
  expect(trial.calls().some((path) => path.startsWith("/subreddits/search"))).toBe(false);
});

test.each(["", "a", "../me", "..", "a/b", "a+b", "a?b", "ü".repeat(5), "x".repeat(25), "a%2fb"])(
  "the impossible name %j is not asked for",
  async (name) => {
    const failures = await Promise.all([
      failureOf(trial.reddit.fetchAbout(name)),
      failureOf(trial.reddit.fetchNew(name, { posts: 10 })),
      failureOf(trial.reddit.fetchLinkFlairs(name)),
    ]);
    expect(failures.map(({ kind }) => kind)).toEqual(["not-found", "not-found", "not-found"]);
    expect(trial.standin.requests).toEqual([]);
  },
);

test.each<[RedditFault]>([["hang"], ["429-html"]])(
  "a call that meets %s ends when the client closes",
  async (fault) => {
    const reddit = createHttpReddit({
      ...credentials,
      userAgent,
      apiBase: trial.standin.url,
      authBase: trial.standin.url,
      clock: () => new Date(),
    });
    trial.standin.fail(fault);
    const call = failureOf(reddit.fetchAbout("MakersDen"));
    while (trial.calls().length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    reddit.close();
    expect(await call).toMatchObject({ kind: "unavailable", reason: "closing" });
    expect(await failureOf(reddit.fetchAbout("MakersDen"))).toMatchObject({ reason: "closing" });
  },
);

const faults: RedditFault[] = ["401-expired-token", "500-json", "cut", "garbage", "429-long"];
test.each([
  ...faults.map((fault) => ({ fault, at: "failTokens" as const })),
  ...faults.map((fault) => ({ fault, at: "fail" as const })),
])("no secret is in the error after $fault ($at)", async ({ fault, at }) => {
  trial.standin[at](fault, fault, fault);
  const error = await trial.reddit.fetchAbout("MakersDen").catch((reason: Error) => reason);
  if (!(error instanceof RedditError)) throw new Error("it should have failed");
  expect(error.cause).toBeUndefined();
  const written = JSON.stringify([error, error.message, error.stack, trial.standin.requests]);
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`);
  for (const secret of [credentials.clientSecret, basic.toString("base64"), "standin-token"]) {
    expect(written).not.toContain(secret);
  }
});
