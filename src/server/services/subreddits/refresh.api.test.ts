import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Client } from "#contract/client.ts";
import { lockCatalogue } from "#server/db/subreddits/catalogue-repository.ts";
import { createHttpReddit } from "#server/gateways/reddit/http-reddit.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import { refreshSubreddits } from "#server/jobs/reddit-jobs.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { type RedditStandin, startRedditStandin } from "#standins/reddit/reddit-standin.ts";

const credentials = { clientId: "an-id", clientSecret: "hush-very-secret" };
const NOON = new Date("2026-11-15T12:00:00Z");

let standin: RedditStandin;
let house: TestApp;
let client: Client;
beforeAll(async () => {
  standin = await startRedditStandin({ credentials, clock: () => NOON });
  standin.subreddits.add({ name: "SaaS", members: 500_000, posts: 400, minutesBetweenPosts: 60 });
  standin.subreddits.add({ name: "MakersDen", members: 4321 });
  standin.subreddits.add({ name: "Grown_Ups", isAdult: true });
  standin.subreddits.add({ name: "Closed_Den", access: "private" });
  standin.subreddits.add({ name: "u_somebody" });
  house = await startTestApp({ reddit: connect(() => NOON) });
  client = house.clientOf((await house.signIn("fresh@example.com")).accessToken);
});
afterAll(async () => {
  await house.stop();
  await standin.close();
});

function connect(clock: () => Date) {
  return createHttpReddit({
    ...credentials,
    userAgent: "foothold-test/1.0 (by an operator)",
    apiBase: standin.url,
    authBase: standin.url,
    clock,
    sleep: async () => {},
  });
}

const of = (subredditId: string) => ({ params: { subredditId } });
const validate = (subredditName: string) => client.validateSubreddit({ body: { subredditName } });

test("update-data fetches, derives, and keeps a snapshot", async () => {
  const before = await client.getSubreddit(of("saas"));
  const after = await client.updateSubredditData(of("saas"));
  expect(after).toMatchObject({
    members: 500_000,
    membersAsOf: "2026-11-15",
    source: "reddit",
    refreshedAt: NOON.toISOString(),
    activityBasis: { source: "reddit", asOf: "2026-11-15" },
    rules: { asOf: "2026-11-15", listed: 2 },
    category: before.category,
    keywords: before.keywords,
  });
  expect(after.membersHistory.map(({ asOf }) => asOf)).toEqual([
    "2023-03",
    "2024-10",
    "2025-09",
    "2026-11-15",
  ]);
  const items = await client.getSubredditHistory(of("saas"));
  expect(items[0]).toMatchObject({ asOf: "2026-11-15", members: 500_000, source: "reddit" });
  expect(items.map(({ asOf }) => asOf)).toEqual(["2026-11-15", "2025-09", "2024-10", "2023-03"]);
});

test("an update while the catalogue is being renewed asks for patience, and changes nothing", async () => {
  if (house.database.kind === "embedded") return;
  const locked = Promise.withResolvers<void>();
  const importing = Promise.withResolvers<void>();
  const done = house.database.bulk(async ({ db }) => {
    await lockCatalogue(db);
    locked.resolve();
    await importing.promise;
  });
  await locked.promise;
  standin.subreddits.add({ name: "gamedev", members: 1 });
  await expect(client.updateSubredditData(of("gamedev"))).rejects.toMatchObject({
    status: 503,
    serverMessage: "We're updating the catalogue. Please try again in a few minutes.",
  });
  importing.resolve();
  await done;
  expect((await client.getSubreddit(of("gamedev"))).source).toBe("catalogue");
});

test("a second update within minutes asks Reddit nothing", async () => {
  const asked = standin.requests.length;
  await client.updateSubredditData(of("saas"));
  expect(standin.requests.length).toBe(asked);
});

describe("a name", () => {
  test.each(["SaaS", "r/saas", " /r/SAAS "])("that is known is valid at once: %j", async (name) => {
    const asked = standin.requests.length;
    expect(await validate(name)).toMatchObject({ valid: true, subreddit: { id: "saas" } });
    expect(standin.requests.length).toBe(asked);
  });

  test("that Reddit knows is valid, and from then on in the catalogue", async () => {
    expect(await validate("makersden")).toMatchObject({
      valid: true,
      subreddit: { name: "MakersDen", members: 4321, riskLevel: "RISKY" },
    });
    const found = await client.listSubreddits({ query: { q: "makersden" } });
    expect(found.items[0]?.name).toBe("MakersDen");
    expect((await client.listSubreddits({ query: { q: "makersdn" } })).correctedQuery).toBe(
      "makersden",
    );
  });

  test.each([
    ["NoSuchPlace", 404, "There's no r/nosuchplace on Reddit."],
    ["Grown_Ups", 404, "r/Grown_Ups is for adults only. We leave those out."],
    ["Closed_Den", 404, "private"],
    ["u_somebody", 404, "r/u_somebody isn't a public community."],
    ["not a name", 400, "A subreddit's name has 2 to 21"],
    ["x", 400, "A subreddit's name has 2 to 21"],
  ])("is invalid with a reason: %s", async (name, status, reason) => {
    await expect(validate(name)).rejects.toMatchObject({
      status,
      serverMessage: expect.stringContaining(reason) as string,
    });
  });

  test("that can't be asked about because Reddit is down is an upstream failure", async () => {
    standin.fail("503-empty", "503-empty", "503-empty", "503-empty");
    await expect(validate("SomewhereElse")).rejects.toMatchObject({
      status: 502,
      code: "UPSTREAM",
    });
  });
});

test("without Reddit, update-data is unavailable and an unknown name invalid, each with its reason", async () => {
  const plain = await startTestApp();
  const alone = plain.clientOf((await plain.signIn("alone@example.com")).accessToken);
  await expect(alone.updateSubredditData(of("saas"))).rejects.toMatchObject({
    status: 503,
    serverMessage: "This server isn't connected to Reddit",
  });
  await expect(
    alone.validateSubreddit({ body: { subredditName: "makersden" } }),
  ).rejects.toMatchObject({
    status: 404,
    serverMessage: expect.stringContaining("this server can't ask Reddit") as string,
  });
  await plain.stop();
});

describe("the refresh job", () => {
  const lines: string[] = [];
  const log = createLogger({
    level: "info",
    isReadable: false,
    write: (line) => void lines.push(line),
  });
  const job = () => {
    const { database, clock } = house;
    const reddit = connect(clock);
    return refreshSubreddits({ database, clock, reddit, profiles: loadProfiles() }, log);
  };
  const stale = async () =>
    (await client.listSubredditsNeedingUpdate()).map(({ id }) => id).toSorted();

  test("renews what is in use and older than a week, and passes over what is gone", async () => {
    standin.subreddits.add({ name: "webdev", members: 777 });
    for (const id of ["saas", "webdev", "startups"]) await client.addFavorite(of(id));
    expect(await stale()).toEqual(["startups", "webdev"]);
    await job().run();
    expect(await stale()).toEqual([]);
    expect((await client.getSubreddit(of("webdev"))).members).toBe(777);
    expect(lines.join("\n")).toMatch(/webdev.*subreddit refreshed/);
    expect(lines.join("\n")).toMatch(/startups.*subreddit could not be refreshed/);
  });

  test("takes what Reddit no longer shows off every list, and brings it back when it does", async () => {
    await expect(client.getSubreddit(of("startups"))).rejects.toMatchObject({
      status: 404,
      serverMessage: expect.stringMatching(/startups.*\(Reddit, November 15, 2026\)/) as string,
    });
    const ids = async () =>
      (await client.listSubreddits({ query: { q: "startups" } })).items.map(({ id }) => id);
    expect(await ids()).not.toContain("startups");
    standin.subreddits.add({ name: "startups", members: 888 });
    expect(await validate("startups")).toMatchObject({ subreddit: { members: 888 } });
    expect(await ids()).toContain("startups");
  });

  test("asks again after a week", async () => {
    house.advance(8 * DAY_MS);
    client = house.clientOf((await house.signIn("fresh@example.com")).accessToken);
    expect(await stale()).toEqual(["saas", "startups", "webdev"]);
  });

  test("counts the communities of a project as in use, until it is archived", async () => {
    const project = await client.createProject({
      body: { name: "Trail notes", selectedSubreddits: [{ id: "freelance" }] },
    });
    const params = { projectId: project.id };
    expect(await stale()).toContain("freelance");
    const stranger = house.clientOf((await house.signIn("stranger@example.com")).accessToken);
    expect(await stranger.listSubredditsNeedingUpdate()).toEqual([]);
    await client.archiveProject({ params });
    expect(await stale()).not.toContain("freelance");
  });

  test("fails as a whole when Reddit is down, so that the queue tries again", async () => {
    standin.fail("503-empty", "503-empty", "503-empty", "503-empty");
    await expect(job().run()).rejects.toMatchObject({ kind: "unavailable" });
    expect(await stale()).toHaveLength(3);
  });
});
