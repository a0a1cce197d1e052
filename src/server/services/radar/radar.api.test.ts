import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Project } from "#contract/project.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import type { Answers } from "#engine/interview/interview.ts";
import { eq } from "drizzle-orm";
import { radarEntries, radarKeys, radars, webhookDeliveries } from "#server/db/schema.ts";
import { type RedditGateway, unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";
import type { FeedFault } from "#standins/reddit-feeds/feed-faults.ts";
import { createSafeFeeds } from "#server/gateways/feeds/safe-feeds.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { readRadars } from "#server/jobs/read-radars.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { openTestDatabase } from "#server/testing/open-test-database.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import {
  type RedditFeedsStandin,
  startRedditFeedsStandin,
} from "#standins/reddit-feeds/reddit-feeds-standin.ts";
import { createSharedTurns } from "./shared-turns.ts";

const KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4";
const ADDRESS = `https://www.reddit.com/.rss?feed=${KEY}&user=a_baker`;
const ANSWERS = {
  what: "a rye bakery in an old laundromat in North Park",
  teach:
    "Scald a fifth of your rye flour with boiling water the night before. Mix everything else in with a spoon and don't knead it. Leave the loaf wrapped in a cloth for a full day before you cut it. If the knife comes out sticky, you were a day early.",
} satisfies Answers;
const ASKED = {
  title: "My 100% rye loaf is always gummy in the middle, what am I doing wrong?",
  text: "Whole rye flour, kneaded for twelve minutes, cut after an hour. It sticks to the knife.",
};
const OTHER = { title: "How do I descale a kettle?", text: "It is full of chalk." };

let standin: RedditFeedsStandin;
let house: TestApp;
let founder: Founder;
let project: Project;
let emails = 0;

beforeAll(async () => {
  const clock = () => house.clock();
  standin = await startRedditFeedsStandin({ keys: { a_baker: KEY }, clock });
  const database = await openTestDatabase();
  const feeds = createSafeFeeds({
    userAgent: "Foothold/0.0.0-test",
    clock,
    turns: createSharedTurns({ database, clock }),
    standin: standin.url,
    sleep: async () => {},
  });
  house = await startTestApp({ database, feeds });
});
afterAll(async () => {
  await house.stop();
  await standin.close();
});
beforeEach(async () => {
  // What an earlier test turned on is not read here, and Reddit's pauses are over.
  await house.database.db.delete(radars);
  house.advance(4 * DAY_MS);
  standin.requests.length = 0;
  founder = await createFounder(house, emailOf((emails += 1)));
  project = await founder.createProject(["breadit"], { answers: ANSWERS });
});

const emailOf = (count: number) => `radar-${count}@example.com`;
/** Whoever was away for half an hour signs in again. */
async function comeBackAfter(ms: number): Promise<void> {
  house.advance(ms);
  const { accessToken } = await house.signIn(emailOf(emails));
  founder = { ...founder, client: house.clientOf(accessToken) };
}

const params = () => ({ projectId: project.id });
const radar = () => founder.client.getRadar({ params: params() });
const runJob = () => readRadars(house.deps).run();
let posts = 0;
const post = (thread: { title: string; text: string }, community = "Breadit") => {
  const id = `p${(posts += 1)}`;
  standin.post({ id, community, ...thread });
  return id;
};

async function turnOn(): Promise<void> {
  await founder.client.setRadarKey({ body: { address: ADDRESS } });
  await founder.client.updateRadar({ params: params(), body: { isOn: true } });
}

describe("the key", () => {
  test("is kept sealed, and never shown or logged", async () => {
    expect(await founder.client.getRadarKey()).toEqual({ key: null });
    const { key } = await founder.client.setRadarKey({ body: { address: ADDRESS } });
    expect(key).toMatchObject({ redditUser: "a_baker", refusedAt: null });
    const rows = await house.database.db.select().from(radarKeys);
    expect(JSON.stringify(rows)).not.toContain(KEY);
    expect(house.logLines.join("\n")).not.toContain(KEY);
    await founder.client.removeRadarKey();
    expect(await founder.client.getRadarKey()).toEqual({ key: null });
  });

  test.each([
    ["https://www.reddit.com/r/webdev/new/.rss", "This feed is public"],
    [`https://example.com/.rss?feed=${KEY}&user=a_baker`, "leads to example.com"],
    ["lorem ipsum", "That isn't an address."],
  ])("%s is refused in a sentence", async (address, sentence) => {
    await expect(founder.client.setRadarKey({ body: { address } })).rejects.toMatchObject({
      code: "VALIDATION",
      message: expect.stringContaining(sentence),
    });
  });
});

test("the key of another Reddit account than the user's is refused", async () => {
  await founder.client.updateCurrentUser({ body: { redditUsername: "Another_Baker" } });
  const call = founder.client.setRadarKey({ body: { address: ADDRESS } });
  await expect(call).rejects.toMatchObject({
    code: "VALIDATION",
    message: expect.stringContaining("belongs to a_baker, but your Reddit account here is"),
  });
  await founder.client.updateCurrentUser({ body: { redditUsername: "A_Baker" } });
  await founder.client.setRadarKey({ body: { address: ADDRESS } });
});

describe("what is read", () => {
  test("nothing, unless there is a key and the radar is on", async () => {
    post(ASKED);
    await runJob();
    await founder.client.setRadarKey({ body: { address: ADDRESS } });
    await runJob();
    await founder.client.updateRadar({ params: params(), body: { phrases: ["rye"] } });
    await runJob();
    expect(standin.requests).toEqual([]);
    expect(await radar()).toMatchObject({ isOn: false, hasKey: true, items: [] });
  });

  test("the project's communities, every half hour, and what is worth a look is listed", async () => {
    await turnOn();
    const id = post(ASKED);
    post(OTHER);
    await runJob();
    expect(standin.requests.map(({ path }) => path)).toEqual(["/r/breadit/new/.rss"]);
    const { items, readAt } = await radar();
    expect(readAt).toBe(house.clock().toISOString());
    expect(items).toMatchObject([
      {
        source: "feed",
        fullName: "r/Breadit",
        title: ASKED.title,
        permalink: expect.stringContaining(`/comments/${id}/`),
        why: { is: "asks", need: ASKED.title, helps: "teach" },
      },
    ]);
    expect(JSON.stringify(items)).not.toContain("standin_asker");
    house.advance(29 * MINUTE_MS);
    await runJob();
    expect(standin.requests).toHaveLength(1);
    await comeBackAfter(7 * MINUTE_MS);
    await runJob();
    expect(standin.requests[1]?.headers["if-none-match"]).toBeTruthy();
    expect((await radar()).items).toHaveLength(1);
  });

  test("each phrase with a search of its own, wherever it was written", async () => {
    await turnOn();
    await founder.client.updateRadar({ params: params(), body: { phrases: ["gummy rye"] } });
    post({ ...ASKED, text: `${ASKED.text} Gummy rye, again.` }, "Elsewhere");
    await runJob();
    expect(standin.requests.map(({ path }) => path)).toEqual([
      "/r/breadit/new/.rss",
      "/search.rss",
    ]);
    expect((await radar()).items).toMatchObject([{ fullName: "r/Elsewhere", phrase: "gummy rye" }]);
  });

  test("nothing with a key that Reddit refuses, until there is another", async () => {
    await turnOn();
    standin.fail("403");
    await runJob();
    expect(await radar()).toMatchObject({ hasKey: false, readAt: null });
    await comeBackAfter(40 * MINUTE_MS);
    await runJob();
    expect(standin.requests).toHaveLength(1);
    await founder.client.setRadarKey({ body: { address: ADDRESS } });
    await runJob();
    expect(standin.requests).toHaveLength(2);
    expect(await radar()).toMatchObject({ hasKey: true });
  });

  test("later, where Reddit asks for it, and nothing of the key is logged", async () => {
    await turnOn();
    standin.fail("429");
    await runJob();
    house.advance(36 * MINUTE_MS);
    await runJob();
    expect(standin.requests).toHaveLength(2);
    expect(house.logLines.join("\n")).toContain("feed could not be read");
    expect(house.logLines.join("\n")).not.toContain(KEY);
  });

  test.each<[FeedFault, string]>([
    ["429", "slow-down"],
    ["403", "refused"],
    ["html", "unreadable"],
    ["503", "no-answer"],
  ])("%s is told as %s, until a reading goes well", async (fault, trouble) => {
    await turnOn();
    standin.fail(fault);
    await runJob();
    expect(await radar()).toMatchObject({ trouble, readAt: null });
    expect((await founder.client.getRadarKey()).key).toMatchObject({ trouble, readAt: null });
    await comeBackAfter(90 * MINUTE_MS);
    if (trouble === "refused") await founder.client.setRadarKey({ body: { address: ADDRESS } });
    await runJob();
    const { key } = await founder.client.getRadarKey();
    expect(key).toMatchObject({ trouble: null, readAt: house.clock().toISOString() });
    expect(Date.parse(key?.nextReadAt ?? "")).toBeGreaterThan(house.clock().getTime());
  });

  test("by Reddit's API where this installation has keys, and then nobody needs one", async () => {
    const asked: string[] = [];
    const reddit: RedditGateway = {
      ...unconfiguredReddit,
      isConfigured: true,
      searchPosts: async (query) => {
        asked.push(query);
        const found = { id: "api1", community: "Breadit", host: null, score: 1, comments: 0 };
        const permalink = "https://www.reddit.com/r/Breadit/comments/api1/gummy/";
        return [{ ...found, ...ASKED, permalink, createdAt: house.clock() }];
      },
    };
    const { phrases } = await founder.client.updateRadar({
      params: params(),
      body: { isOn: true, phrases: ["gummy rye"] },
    });
    expect(phrases).toEqual(["gummy rye"]);
    await readRadars({ ...house.deps, reddit }).run();
    expect(asked).toEqual(["subreddit:breadit", '"gummy rye"']);
    expect(standin.requests).toEqual([]);
    expect((await radar()).items).toMatchObject([{ title: ASKED.title, phrase: null }]);
  });

  test("for five projects at most", async () => {
    for (let others = 0; others < 5; others++) {
      const { id } = await founder.createProject(["breadit"]);
      await founder.client.updateRadar({ params: { projectId: id }, body: { isOn: true } });
    }
    const call = founder.client.updateRadar({ params: params(), body: { isOn: true } });
    await expect(call).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("what was found", () => {
  const pasted = (id: string, thread: { title: string; text: string }) => ({
    permalink: `https://www.reddit.com/r/Breadit/comments/${id}/a_title/`,
    ...thread,
  });

  test("may be pasted, and is held against the same bar", async () => {
    const threads = [pasted("one", ASKED), pasted("two", OTHER)];
    const takeIn = () => founder.client.takeInThreads({ params: params(), body: { threads } });
    expect(await takeIn()).toEqual({ kept: 1, passed: 1 });
    expect(await takeIn()).toEqual({ kept: 0, passed: 2 });
    expect((await radar()).items).toMatchObject([{ source: "pasted", postedAt: null }]);
  });

  test("names the thread whose address is wrong", async () => {
    const threads = [
      pasted("one", ASKED),
      { ...pasted("two", OTHER), permalink: "https://a.test/" },
    ];
    const call = founder.client.takeInThreads({ params: params(), body: { threads } });
    await expect(call).rejects.toMatchObject({
      code: "VALIDATION",
      details: { issues: [{ field: "threads.1.permalink" }] },
    });
  });

  test("goes with 'Not this', and the same is not enough any more", async () => {
    const takeIn = (id: string) =>
      founder.client.takeInThreads({ params: params(), body: { threads: [pasted(id, ASKED)] } });
    const bars = async () => {
      const rows = await house.database.db.select().from(radars);
      return rows.map(({ bar }) => bar);
    };
    await takeIn("one");
    const [before = 0] = await bars();
    const [item] = (await radar()).items;
    const key = { params: { ...params(), entryId: item?.id ?? "" } };
    await founder.client.dismissRadarEntry(key);
    const [after = 0] = await bars();
    expect(after).toBeGreaterThan(before);
    expect((await radar()).items).toEqual([]);
    house.advance(1000);
    await founder.client.dismissRadarEntry(key);
    expect(await bars()).toEqual([after]);
    expect(await takeIn("one")).toEqual({ kept: 0, passed: 1 });
  });

  test("comes back with an undo, and so does the bar", async () => {
    const bars = async () => {
      const rows = await house.database.db.select().from(radars);
      return rows.map(({ bar }) => bar);
    };
    await founder.client.takeInThreads({
      params: params(),
      body: { threads: [pasted("one", ASKED)] },
    });
    const before = await bars();
    const [item] = (await radar()).items;
    const key = { params: { ...params(), entryId: item?.id ?? "" } };
    await founder.client.dismissRadarEntry(key);
    expect(await bars()).not.toEqual(before);
    await founder.client.restoreRadarEntry(key);
    await founder.client.restoreRadarEntry(key);
    expect(await bars()).toEqual(before);
    expect((await radar()).items).toMatchObject([{ id: item?.id }]);
  });

  test("says what one may say there, and whether the catalogue has the community", async () => {
    await founder.client.takeInThreads({
      params: params(),
      body: {
        threads: [
          pasted("one", ASKED),
          {
            ...pasted("two", ASKED),
            permalink: "https://www.reddit.com/r/NobodyKnowsIt/comments/two/a_title/",
          },
        ],
      },
    });
    const { items } = await radar();
    const of = (fullName: string) => items.find((item) => item.fullName === fullName);
    expect(of("r/Breadit")).toMatchObject({
      subredditId: "breadit",
      allows: expect.stringContaining("Help"),
    });
    expect(of("r/NobodyKnowsIt")).toMatchObject({
      subredditId: null,
      allows: expect.stringContaining("don't know its rules"),
    });
  });

  test("is a hint on the community where it may announce rules, until it is dismissed", async () => {
    await turnOn();
    const id = post({ title: "New rule on self-promotion, please read", text: "" });
    await runJob();
    const call = { params: { subredditId: "breadit" } };
    const hints = async () => (await founder.client.listAnnouncements(call)).items;
    const [hint] = await hints();
    expect(hint).toMatchObject({
      what: "rules",
      title: "New rule on self-promotion, please read",
      permalink: expect.stringContaining(`/comments/${id}/`),
      at: house.clock().toISOString(),
    });
    const other = await createFounder(house, `other-${emailOf(emails)}`);
    expect(await other.client.listAnnouncements(call)).toEqual({ items: [] });
    await founder.client.dismissRadarEntry({
      params: { projectId: project.id, entryId: hint?.id ?? "" },
    });
    expect(await hints()).toEqual([]);
  });

  test("is one hint for a user whose projects share the community, and dismissed for all of them", async () => {
    await turnOn();
    const second = await founder.createProject(["breadit"]);
    await founder.client.updateRadar({ params: { projectId: second.id }, body: { isOn: true } });
    const id = post({ title: "New rule on self-promotion, please read", text: "" });
    await runJob();
    const found = await house.database.db.$count(radarEntries, eq(radarEntries.postId, id));
    expect(found).toBe(2);
    const call = { params: { subredditId: "breadit" } };
    const { items } = await founder.client.listAnnouncements(call);
    expect(items).toHaveLength(1);
    const [hint] = items;
    await founder.client.dismissRadarEntry({
      params: { projectId: hint?.projectId ?? "", entryId: hint?.id ?? "" },
    });
    expect(await founder.client.listAnnouncements(call)).toEqual({ items: [] });
  });

  test("is a task of the day, until it is dismissed", async () => {
    await turnOn();
    post(ASKED);
    await runJob();
    const found = async () => {
      const { tasks } = await founder.client.getToday();
      return tasks.filter(({ kind }) => kind === "radar");
    };
    expect(await found()).toMatchObject([{ title: expect.stringContaining("a conversation for") }]);
    const [item] = (await radar()).items;
    await founder.client.dismissRadarEntry({ params: { ...params(), entryId: item?.id ?? "" } });
    expect(await found()).toEqual([]);
  });

  test("is told to who listens, once", async () => {
    const { details } = await founder.client.addWebhook({
      body: { address: "https://hooks.example.com/x", shape: "json", events: ["radar.found"] },
    });
    await turnOn();
    const id = post(ASKED);
    post({ title: "New rule on self-promotion, please read", text: "" });
    await runJob();
    await comeBackAfter(40 * MINUTE_MS);
    await runJob();
    const rows = await house.database.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, details.id));
    expect(rows.map(({ facts }) => facts)).toMatchObject([
      {
        type: "radar.found",
        conversations: [{ community: "r/Breadit", redditUrl: expect.stringContaining(`/${id}/`) }],
      },
    ]);
    expect(rows[0]?.facts).toMatchObject({ conversations: { length: 1 } });
  });

  test("is deleted after two weeks", async () => {
    await founder.client.takeInThreads({
      params: params(),
      body: { threads: [pasted("one", ASKED)] },
    });
    const count = async () => {
      const rows = await house.database.db.select().from(radarEntries);
      return rows.filter(({ projectId }) => projectId === project.id).length;
    };
    house.advance(13 * DAY_MS);
    await purgeExpired(house.deps).run();
    expect(await count()).toBe(1);
    house.advance(2 * DAY_MS);
    await purgeExpired(house.deps).run();
    expect(await count()).toBe(0);
  });
});
