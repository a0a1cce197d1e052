import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RedditFault } from "#standins/reddit/faults.ts";
import { type RedditStandin, startRedditStandin } from "#standins/reddit/reddit-standin.ts";
import { createHttpReddit } from "./http-reddit.ts";
import type { RedditGateway } from "./reddit-gateway.ts";
import { unconfiguredReddit } from "./unconfigured-reddit.ts";

const credentials = { clientId: "an-id", clientSecret: "hush-very-secret" };
const userAgent = "foothold-test/1.0 (by an operator)";
const start = new Date("2026-11-15T12:00:00Z");

let standin: RedditStandin;
let reddit: RedditGateway;
let now: number;
let waits: number[];

beforeEach(async () => {
  now = start.getTime();
  waits = [];
  standin = await startRedditStandin({ credentials, clock: () => start });
  standin.subreddits.add({ name: "MakersDen" });
  reddit = connect();
});

afterEach(async () => {
  reddit.close();
  await standin.close();
});

function connect(changes: Partial<Parameters<typeof createHttpReddit>[0]> = {}): RedditGateway {
  return createHttpReddit({
    ...credentials,
    userAgent,
    apiBase: standin.url,
    authBase: standin.url,
    clock: () => new Date(now),
    sleep: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    ...changes,
  });
}

const pathsAsked = () => standin.requests.map(({ path }) => path);
const tokensAsked = () => pathsAsked().filter((path) => path.includes("access_token")).length;
const callsAsked = () => standin.requests.length - tokensAsked();

async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  return call.then(
    () => ({ kind: "none" }),
    (error: Error) => ({ ...error, message: error.message }),
  );
}

describe("what is read", () => {
  test("a community, with its texts as they were written", async () => {
    const about = await reddit.fetchAbout("makersden");
    expect(about).toEqual({
      name: "MakersDen",
      title: "MakersDen, a community of the stand-in",
      description: "Makers show what they build & help each other with honest feedback.",
      members: 12_345,
      createdAt: new Date("2014-03-09T10:00:00Z"),
      isAdult: false,
      isQuarantined: false,
      visibility: "public",
      takes: "any",
    });
  });

  test("its rules, an empty one among them", async () => {
    standin.subreddits.change("MakersDen", {
      rules: [
        { name: "Be kind", text: "Please." },
        { name: "No links", text: "", kind: "comment" },
      ],
    });
    expect(await reddit.fetchRules("MakersDen")).toEqual([
      { name: "Be kind", text: "Please.", about: "both" },
      { name: "No links", text: "", about: "comments" },
    ]);
  });

  test("what only a signed-in user may know is unknown, not a failure", async () => {
    expect(await reddit.fetchPostRequirements("MakersDen")).toBeNull();
    expect(await reddit.fetchLinkFlairs("MakersDen")).toBeNull();
    standin.fail("200-user-required", "401-expired-token", "401-expired-token");
    expect(await reddit.fetchPostRequirements("MakersDen")).toBeNull();
    expect(await reddit.fetchLinkFlairs("MakersDen")).toBeNull();
  });

  test("but wrong keys and a private community are failures there, too", async () => {
    reddit = connect({ clientSecret: "wrong" });
    await expect(reddit.fetchLinkFlairs("MakersDen")).rejects.toMatchObject({ kind: "refused" });
    reddit = connect();
    standin.subreddits.change("MakersDen", { access: "private" });
    await expect(reddit.fetchLinkFlairs("MakersDen")).rejects.toMatchObject({ kind: "private" });
  });

  test("post requirements and flairs where they are told", async () => {
    standin.subreddits.change("MakersDen", {
      requirements: {
        is_flair_required: true,
        body_restriction_policy: "notAllowed",
        link_restriction_policy: "whitelist",
        domain_blacklist: ["ignored.example"],
        domain_whitelist: ["example.com"],
      },
      flairs: [
        { text: "Show", isModeratorOnly: false },
        { text: "Official", isModeratorOnly: true },
      ],
    });
    expect(await reddit.fetchPostRequirements("MakersDen")).toMatchObject({
      isFlairRequired: true,
      body: "forbidden",
      bannedDomains: [],
      allowedDomains: ["example.com"],
      titleMinLength: null,
    });
    expect(await reddit.fetchLinkFlairs("MakersDen")).toMatchObject([
      { text: "Show", isModeratorOnly: false },
      { text: "Official", isModeratorOnly: true },
    ]);
  });

  test.each([
    { has: 250, wanted: 1000, posts: 250, pages: 3 },
    { has: 2500, wanted: 5000, posts: 1000, pages: 10 },
    { has: 2500, wanted: 150, posts: 150, pages: 2 },
    { has: 200, wanted: 200, posts: 200, pages: 2 },
    { has: 0, wanted: 100, posts: 0, pages: 1 },
    { has: 50, wanted: 0, posts: 0, pages: 0 },
  ])("$wanted of $has posts are $posts on $pages pages", async ({ has, wanted, posts, pages }) => {
    standin.subreddits.change("MakersDen", { posts: has });
    const found = await reddit.fetchNew("MakersDen", { posts: wanted });
    expect(found).toHaveLength(posts);
    expect(new Set(found.map(({ id }) => id)).size).toBe(posts);
    expect(callsAsked()).toBe(pages);
    const times = found.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test("posts of every type, with flairs and unescaped titles, and without their authors", async () => {
    const posts = await reddit.fetchNew("MakersDen", { posts: 250 });
    expect(new Set(posts.map(({ type }) => type))).toEqual(
      new Set(["text", "link", "image", "video", "gallery", "poll", "crosspost"]),
    );
    expect(new Set(posts.map(({ flair }) => flair))).toContain("Milestone");
    expect(posts.some(({ title }) => title.endsWith("<dialog>"))).toBe(true);
    expect(posts.some(({ title }) => title.endsWith("R&D notes"))).toBe(true);
    expect(JSON.stringify(posts)).not.toContain("author");
  });

  test("a search, with a private community of which nearly nothing is told", async () => {
    standin.subreddits.add({ name: "MakersSecret", access: "private" }, { name: "Elsewhere" });
    const found = await reddit.searchSubreddits("makers", 500);
    expect(found.map(({ name, members }) => [name, members])).toEqual([
      ["MakersDen", 12_345],
      ["MakersSecret", null],
      ["Elsewhere", 12_345],
    ]);
    expect(await reddit.searchSubreddits("makers", 1)).toHaveLength(1);
    expect(await reddit.searchSubreddits("  ", 10)).toEqual([]);
  });

  test("an account, and the little that is told of a suspended one", async () => {
    standin.accounts.add({ name: "ada_makes" }, { name: "gone_astray", isSuspended: true });
    expect(await reddit.fetchUser("ada_makes")).toEqual({
      name: "ada_makes",
      isSuspended: false,
      createdAt: new Date("2014-03-09T10:00:00Z"),
      linkKarma: 120,
      commentKarma: 340,
      totalKarma: 460,
      hasVerifiedEmail: true,
    });
    expect(await reddit.fetchUser("gone_astray")).toMatchObject({
      isSuspended: true,
      createdAt: null,
      totalKarma: null,
    });
    expect(await failureOf(reddit.fetchUser("nobody"))).toMatchObject({
      kind: "not-found",
      message: "There is no account of this name on Reddit.",
    });
  });

  test("every call says who asks and wants raw JSON", async () => {
    await reddit.fetchAbout("MakersDen");
    await reddit.fetchNew("MakersDen", { posts: 10 });
    for (const { headers } of standin.requests) expect(headers["user-agent"]).toBe(userAgent);
    const calls = pathsAsked().filter((path) => !path.includes("access_token"));
    expect(calls.every((path) => path.includes("raw_json=1"))).toBe(true);
  });
});

describe("failures", () => {
  const PASSING = 3;
  test.each<[RedditFault, string, number, string]>([
    ["302", "not-found", 1, "There is no community"],
    ["400-html", "refused", 1, "Reddit did not accept the request."],
    ["400-explained", "refused", 1, "not accept the request: that number is too large"],
    ["400-no-such-user", "not-found", 1, "There is no community"],
    ["401-expired-token", "refused", 2, "check its Reddit keys"],
    ["403-bare", "refused", 1, "check its Reddit keys"],
    ["403-html", "refused", 1, "check its Reddit keys"],
    ["403-scope", "refused", 1, "check its Reddit keys"],
    ["403-private", "private", 1, "is private"],
    ["403-gold-only", "private", 1, "paying members"],
    ["403-quarantined", "quarantined", 1, "quarantine"],
    ["404", "not-found", 1, "There is no community"],
    ["404-banned", "banned", 1, "banned"],
    ["429-json", "rate-limited", PASSING, "try again in 5 seconds"],
    ["429-html", "rate-limited", PASSING, "try again in 4 seconds"],
    ["429-long", "rate-limited", 1, "try again in 10 minutes"],
    ["500-json", "unavailable", PASSING, "no usable answer"],
    ["500-html", "unavailable", PASSING, "no usable answer"],
    ["503-empty", "unavailable", PASSING, "no usable answer"],
    ["200-html", "unavailable", 1, "no usable answer"],
    ["200-errors", "refused", 1, "this is too long (max: 300)"],
    ["200-user-required", "refused", 1, "check its Reddit keys"],
    ["200-no-such-subreddit", "not-found", 1, "There is no community"],
    ["200-rate-limit", "rate-limited", 1, "try again in 77 seconds"],
    ["200-wrong-shape", "unavailable", 1, "no usable answer"],
    ["garbage", "unavailable", 1, "no usable answer"],
    ["huge", "unavailable", 1, "no usable answer"],
    ["cut", "unavailable", PASSING, "no usable answer"],
    ["hang", "unavailable", PASSING, "no usable answer"],
  ])("%s is %s after %i tries", async (fault, kind, tries, message) => {
    reddit = connect({ timeoutMs: 100 });
    standin.fail(...Array.from({ length: tries }, () => fault));
    const failure = await failureOf(reddit.fetchAbout("MakersDen"));
    expect(failure).toMatchObject({ kind, message: expect.stringContaining(message) });
    expect(failure.message).not.toMatch(/[<>!]/);
    expect(callsAsked()).toBe(tries);
    now += 600_000;
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
    standin.failTokens(...Array.from({ length: tries }, () => fault));
    expect(await failureOf(reddit.fetchAbout("MakersDen"))).toMatchObject({ kind });
    expect(pathsAsked()).toEqual(Array.from({ length: tries }, () => "/api/v1/access_token"));
    expect((await reddit.fetchAbout("MakersDen")).name).toBe("MakersDen");
  });

  test.each<[RedditFault]>([["500-html"], ["503-empty"], ["cut"], ["429-html"], ["slow"]])(
    "%s once goes unnoticed",
    async (fault) => {
      standin.fail(fault);
      expect((await reddit.fetchAbout("MakersDen")).name).toBe("MakersDen");
    },
  );

  test("nobody listening is unavailable", async () => {
    reddit = connect({ apiBase: "http://127.0.0.1:1", authBase: "http://127.0.0.1:1" });
    expect(await failureOf(reddit.fetchAbout("MakersDen"))).toMatchObject({ kind: "unavailable" });
    expect(waits).toHaveLength(2);
  });

  test("a redirect is never followed", async () => {
    expect(await failureOf(reddit.fetchAbout("NoSuchPlace"))).toMatchObject({ kind: "not-found" });
    expect(pathsAsked().some((path) => path.startsWith("/subreddits/search"))).toBe(false);
  });

  test.each(["", "a", "../me", "..", "a/b", "a+b", "a?b", "ü".repeat(5), "x".repeat(25), "a%2fb"])(
    "the impossible name %j is not asked for",
    async (name) => {
      const failures = await Promise.all([
        failureOf(reddit.fetchAbout(name)),
        failureOf(reddit.fetchNew(name, { posts: 10 })),
        failureOf(reddit.fetchLinkFlairs(name)),
      ]);
      expect(failures.map(({ kind }) => kind)).toEqual(["not-found", "not-found", "not-found"]);
      expect(standin.requests).toEqual([]);
    },
  );

  test.each<[RedditFault]>([["hang"], ["429-html"]])(
    "a call that meets %s ends when the client closes",
    async (fault) => {
      reddit = createHttpReddit({
        ...credentials,
        userAgent,
        apiBase: standin.url,
        authBase: standin.url,
        clock: () => new Date(),
      });
      standin.fail(fault);
      const call = failureOf(reddit.fetchAbout("MakersDen"));
      while (callsAsked() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      reddit.close();
      expect(await call).toMatchObject({ kind: "unavailable", reason: "closing" });
      expect(await failureOf(reddit.fetchAbout("MakersDen"))).toMatchObject({ reason: "closing" });
    },
  );

  test("no secret is in a failure or in the stand-in's log", async () => {
    const { clientSecret } = credentials;
    const basic = Buffer.from(`an-id:${clientSecret}`).toString("base64");
    const seen: unknown[] = [];
    for (const fault of ["401-expired-token", "500-json", "cut", "garbage"] as const) {
      standin.failTokens(fault, fault, fault);
      standin.fail(fault, fault, fault);
      const error = await connect()
        .fetchAbout("MakersDen")
        .catch((failure: Error) => failure);
      expect((error as Error).cause).toBeUndefined();
      seen.push({ ...(error as Error) }, String(error), (error as Error).stack);
    }
    const written = JSON.stringify([seen, standin.requests]);
    for (const secret of [clientSecret, basic, "standin-token"]) {
      expect(written).not.toContain(secret);
    }
  });
});

describe("tokens", () => {
  test("20 calls at once ask for one, and for one again when it expires", async () => {
    const callAll = () =>
      Promise.all(Array.from({ length: 20 }, () => reddit.fetchAbout("MakersDen")));
    await callAll();
    expect(tokensAsked()).toBe(1);
    now += 3_530_000;
    await callAll();
    expect(tokensAsked()).toBe(1);
    now += 20_000;
    await callAll();
    expect(tokensAsked()).toBe(2);
  });

  test("20 calls at once whose token was withdrawn share one renewal", async () => {
    await reddit.fetchAbout("MakersDen");
    standin.expireTokens();
    await Promise.all(Array.from({ length: 20 }, () => reddit.fetchAbout("MakersDen")));
    expect(tokensAsked()).toBe(2);
  });

  test("20 calls at once with wrong keys are all refused", async () => {
    reddit = connect({ clientSecret: "wrong" });
    const failures = await Promise.all(
      Array.from({ length: 20 }, () => failureOf(reddit.fetchAbout("MakersDen"))),
    );
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(["refused"]));
    expect(callsAsked()).toBe(0);
  });
});

describe("the rate limit", () => {
  test("calls go on at once while there is allowance", async () => {
    for (let call = 0; call < 5; call++) await reddit.fetchAbout("MakersDen");
    expect(waits).toEqual([]);
  });

  test("when it is nearly used up, the next call waits until it resets", async () => {
    Object.assign(standin.allowance, { remaining: 3, resetSeconds: 41 });
    await reddit.fetchAbout("MakersDen");
    expect(waits).toEqual([]);
    standin.allowance.remaining = 600;
    await reddit.fetchAbout("MakersDen");
    expect(waits).toEqual([41_000]);
    await reddit.fetchAbout("MakersDen");
    expect(waits).toEqual([41_000]);
  });

  test("when it resets too late, the next call fails with the time to wait", async () => {
    Object.assign(standin.allowance, { remaining: 1, resetSeconds: 342 });
    await reddit.fetchAbout("MakersDen");
    now += 42_500;
    expect(await failureOf(reddit.fetchAbout("MakersDen"))).toMatchObject({
      kind: "rate-limited",
      retryAfterSeconds: 300,
      message: "Reddit asks us to slow down. Please try again in 5 minutes.",
    });
    expect(callsAsked()).toBe(1);
    now += 300_000;
    expect((await reddit.fetchAbout("MakersDen")).name).toBe("MakersDen");
  });

  test("a short retry-after is waited for", async () => {
    standin.fail("429-html", "429-html");
    await reddit.fetchAbout("MakersDen");
    expect(waits).toEqual([4_000, 4_000]);
  });

  test("pauses between tries grow, and differ", async () => {
    standin.fail("500-json", "500-json");
    await reddit.fetchAbout("MakersDen");
    const [first = 0, second = 0] = waits;
    expect(first).toBeGreaterThanOrEqual(250);
    expect(first).toBeLessThan(750);
    expect(second).toBeGreaterThanOrEqual(500);
    expect(second).toBeLessThan(1_500);
  });

  test("no more than two requests are open at once", async () => {
    standin.fail(...Array.from({ length: 10 }, () => "slow" as const));
    await Promise.all(Array.from({ length: 10 }, () => reddit.fetchAbout("MakersDen")));
    expect(standin.peakInFlight()).toBe(2);
  });
});

test("without keys every call says so", async () => {
  const calls = [
    unconfiguredReddit.fetchAbout("MakersDen"),
    unconfiguredReddit.fetchNew("MakersDen", { posts: 1 }),
    unconfiguredReddit.searchSubreddits("makers", 1),
  ];
  for (const call of calls) {
    expect(await failureOf(call)).toMatchObject({
      kind: "not-configured",
      message: "Live Reddit data is not configured",
    });
  }
  expect(unconfiguredReddit.isConfigured).toBe(false);
});
