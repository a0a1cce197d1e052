import { HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FeedError, type FeedRequest } from "./feeds-gateway.ts";
import { KEY, START, startFeedsTrial } from "./testing/feeds-trial.ts";

let trial: Awaited<ReturnType<typeof startFeedsTrial>>;
beforeEach(async () => {
  trial = await startFeedsTrial();
});
afterEach(() => trial.stop());

const NEW: FeedRequest = { what: "new", communities: ["MakersDen", "Woodworking"] };

async function read(request: FeedRequest = NEW, key = KEY) {
  const answer = await trial.feeds.read(request, key, null);
  return answer.isNew ? answer.entries : [];
}

async function failureOf(call: Promise<unknown>): Promise<FeedError> {
  const error = await call.then(
    () => new Error("It did not fail."),
    (reason: unknown) => reason,
  );
  if (error instanceof FeedError) return error;
  throw error;
}

test("new posts of several communities come in one request, the newest first", async () => {
  trial.standin.post({
    id: "one",
    title: "Which glue for oak?",
    at: new Date("2026-11-15T10:00Z"),
  });
  trial.standin.post({ id: "two", community: "Woodworking", at: new Date("2026-11-15T11:00Z") });
  trial.standin.post({ id: "three", community: "Elsewhere" });
  expect(await read()).toMatchObject([
    { id: "two", community: "Woodworking" },
    {
      id: "one",
      community: "MakersDen",
      title: "Which glue for oak?",
      text: "It stands on old boards.",
      permalink: "https://www.reddit.com/r/MakersDen/comments/one/which_glue_for_oak_/",
    },
  ]);
  expect(trial.standin.requests).toMatchObject([
    { path: "/r/MakersDen+Woodworking/new/.rss", user: KEY.user },
  ]);
});

test("nothing of an author is kept", async () => {
  trial.standin.post({ id: "one", author: "a_named_person", text: "Ask u/a_named_person." });
  expect(inspect(await read())).not.toContain("a_named_person");
});

test("a phrase is searched for as a phrase", async () => {
  trial.standin.post({ id: "one", title: 'A "wobbly table" & what to do' });
  trial.standin.post({ id: "two", title: "A table, wobbly" });
  const found = await read({ what: "search", phrase: '"wobbly table"' });
  expect(found).toMatchObject([{ id: "one" }]);
});

test("a thread has its post while it is up, and has it no more when it is removed", async () => {
  const replies = [{ id: "r1", author: "someone_else", text: "Cork.", at: START }];
  trial.standin.post({ id: "one", replies });
  expect(await read({ what: "thread", postId: "one" })).toMatchObject([{ id: "one" }]);
  trial.standin.remove("one");
  expect(await read({ what: "thread", postId: "one" })).toEqual([]);
});

test("a founder's own posts are listed", async () => {
  trial.standin.post({ id: "one", author: KEY.user });
  trial.standin.post({ id: "two" });
  expect(await read({ what: "posts-of-user" })).toMatchObject([{ id: "one" }]);
});

test("what has not changed is not sent again", async () => {
  trial.standin.post({ id: "one" });
  const first = await trial.feeds.read(NEW, KEY, null);
  if (!first.isNew) throw new Error("It should be new.");
  trial.time.now += 30 * MINUTE_MS;
  expect(await trial.feeds.read(NEW, KEY, first.etag)).toEqual({ isNew: false });
  trial.standin.post({ id: "two" });
  expect(await trial.feeds.read(NEW, KEY, first.etag)).toMatchObject({ isNew: true });
});

test("wrong dates leave out their entries and nothing else", async () => {
  trial.standin.fail("wrong-dates");
  expect(await read()).toEqual([]);
});

describe("what goes wrong has a kind, a reason, and nothing of the key", () => {
  test.each([
    ["403", "refused", "403"],
    ["404", "not-found", "404"],
    ["redirect", "not-found", "302"],
    ["429", "busy", "429"],
    ["503", "unavailable", "503"],
    ["html", "unavailable", "not-a-feed"],
    ["truncated", "unavailable", "cut-off"],
    ["empty", "unavailable", "cut-off"],
    ["huge", "unavailable", "too-large"],
    ["entities", "unavailable", "not-a-feed"],
    ["cut", "unavailable", "UND_ERR_SOCKET"],
    ["hang", "unavailable", "timeout"],
  ] as const)("%s is %s: %s", async (fault, kind, reason) => {
    trial.standin.fail(fault);
    const feeds = trial.connect({ timeoutMs: 400 });
    const failure = await failureOf(feeds.read(NEW, KEY, null));
    expect(failure).toMatchObject({ kind, reason });
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(KEY.key);
  });

  test("a key that Reddit does not know", async () => {
    const wrong = { ...KEY, key: "not-the-key" };
    expect(await failureOf(trial.feeds.read(NEW, wrong, null))).toMatchObject({ kind: "refused" });
  });

  test("a server that is not there", async () => {
    await trial.standin.close();
    const failure = await failureOf(trial.feeds.read(NEW, KEY, null));
    expect(failure).toMatchObject({ kind: "unavailable", reason: "ECONNREFUSED" });
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(KEY.key);
  });
});

test("a host that has become private is not dialled", async () => {
  const lookup = async () => [{ address: "127.0.0.1", family: 4 }];
  const feeds = trial.connect({ standin: null, lookup });
  expect(await failureOf(feeds.read(NEW, KEY, null))).toMatchObject({ reason: "PRIVATE_ADDRESS" });
});

test.each<[string, FeedRequest]>([
  ["no community", { what: "new", communities: [] }],
  ["names that are addresses", { what: "new", communities: ["../../user", "a b"] }],
  ["too many at once", { what: "new", communities: Array.from({ length: 21 }, (_, n) => `c${n}`) }],
  ["an id that is an address", { what: "thread", postId: "../x" }],
])("%s is never asked for", async (_, request) => {
  expect(await failureOf(trial.feeds.read(request, KEY, null))).toMatchObject({
    kind: "not-found",
  });
  expect(trial.standin.requests).toEqual([]);
});

test("Retry-After is kept to: nothing is sent until then", async () => {
  trial.standin.fail("429");
  expect(await failureOf(trial.feeds.read(NEW, KEY, null))).toMatchObject({
    retryAfterSeconds: 120,
  });
  trial.time.now += 119_000;
  expect(await failureOf(trial.feeds.read(NEW, KEY, null))).toMatchObject({
    kind: "busy",
    reason: "our-pace",
    retryAfterSeconds: 1,
  });
  expect(trial.standin.requests).toHaveLength(1);
  trial.time.now += 1000;
  await read();
  expect(trial.standin.requests).toHaveLength(2);
});

test("of 100 requests in a row 60 go in the first hour, a second apart", async () => {
  for (let at = 0; at < 100; at++) await trial.feeds.read(NEW, KEY, null).catch(() => undefined);
  expect(trial.standin.requests).toHaveLength(60);
  expect(trial.time.waits).toEqual(Array.from({ length: 59 }, () => 1000));
  trial.time.now = START.getTime() + HOUR_MS;
  await read();
  expect(trial.standin.requests).toHaveLength(61);
});

test("what is under way ends when the server stops", async () => {
  trial.standin.fail("hang");
  const call = failureOf(trial.feeds.read(NEW, KEY, null));
  trial.feeds.close();
  expect(await call).toMatchObject({ kind: "unavailable", reason: "closing" });
});
