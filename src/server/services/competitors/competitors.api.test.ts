import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PlanCode } from "#engine/billing/plans.ts";
import { MOST_MENTIONS } from "#engine/competitors/competitor-options.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { PageError, type PageReader } from "#server/gateways/page-reader/page-reader-gateway.ts";
import { createHttpReddit } from "#server/gateways/reddit/http-reddit.ts";
import type { RedditGateway } from "#server/gateways/reddit/reddit-gateway.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { type RedditStandin, startRedditStandin } from "#standins/reddit/reddit-standin.ts";

const credentials = { clientId: "an-id", clientSecret: "hush-very-secret" };
const NOON = new Date("2026-11-15T12:00:00Z");

const CLIMB = {
  name: "Cragbook",
  description: "A logbook for climbers: routes, grades and partners at the gym and the crag.",
};

const GAME = {
  name: "Spritely",
  description: "An editor for indie game developers: sprites, levels and physics for 2D games.",
};

/** One page, and addresses that can't or must not be read. */
const pages: PageReader = {
  read: async (url) => {
    if (url.includes("10.0.0.1")) {
      throw new PageError(
        "not-allowed",
        "This address is on a private network. We can only read public pages.",
      );
    }
    if (!url.includes("cragbook")) {
      throw new PageError("not-found", "There's no page at this address.");
    }
    return {
      url,
      title: "Cragbook",
      description: CLIMB.description,
      siteName: null,
      language: "en",
      headings: ["Log every climb"],
      paragraphs: ["Cragbook keeps your routes, grades and climbing partners in one place."],
    };
  },
  close: async () => {},
};

let standin: RedditStandin;
let house: TestApp;
let founder: Founder;
/** Happens while Reddit is searched. */
let meanwhile: (() => Promise<unknown>) | null = null;
let projectId: string;
beforeAll(async () => {
  standin = await startRedditStandin({ credentials, clock: () => NOON });
  const reddit = createHttpReddit({
    ...credentials,
    userAgent: "foothold-test/1.0 (by an operator)",
    apiBase: standin.url,
    authBase: standin.url,
    clock: () => NOON,
    sleep: async () => {},
  });
  const searchPosts: typeof reddit.searchPosts = async (...query) => {
    await meanwhile?.();
    return reddit.searchPosts(...query);
  };
  const watched: RedditGateway = { ...reddit, searchPosts, until: () => watched };
  house = await startTestApp({ pages, reddit: watched });
});
afterAll(async () => {
  await house.stop();
  await standin.close();
});

let founders = 0;
beforeEach(async () => {
  meanwhile = null;
  founders += 1;
  founder = await createFounder(house, `rival-${founders}@example.com`);
  projectId = (await founder.createProject(["saas"])).id;
});

const list = () => founder.client.listCompetitors({ params: { projectId } });
const add = (body: object) =>
  founder.client.addCompetitor({ params: { projectId }, body: body as never });
const keyOf = async (body: object = CLIMB) => ({ projectId, competitorId: (await add(body)).id });

describe("a competitor", () => {
  test.each<[string, object, object]>([
    ["in the founder's words", CLIMB, { ...CLIMB, url: null, describedBy: "founder" }],
    [
      "by an address, whose page is read",
      { name: "Cragbook", url: "cragbook.example" },
      { url: "https://cragbook.example", describedBy: "page" },
    ],
    [
      "by both: the founder's words stand, and nothing is read",
      { ...CLIMB, url: "https://unreadable.example" },
      { ...CLIMB, url: "https://unreadable.example", describedBy: "founder" },
    ],
  ])("is added %s", async (_, body, expected) => {
    expect(await add(body)).toMatchObject({ ...expected, mentions: [], searchedAt: null });
    expect((await list()).items).toMatchObject([expected]);
  });

  test.each<[string, object, number, RegExp]>([
    ["no name", { name: " ", description: "Something." }, 400, /name the competitor/],
    ["neither address nor description", { name: "A" }, 400, /address, or describe it/],
    ["no web address", { name: "A", url: "ftp://a.example" }, 400, /web address/],
    ["a private address", { name: "A", url: "http://10.0.0.1/" }, 400, /private network/],
    [
      "a page that is not there",
      { name: "A", url: "https://gone.example" },
      502,
      /^There's no page at this address\. Or describe the competitor in your own words\.$/,
    ],
    ["too long a description", { name: "A", description: "x".repeat(2001) }, 400, /2,000/],
  ])("is refused with %s, and nothing is kept", async (_, body, status, message) => {
    await expect(add(body)).rejects.toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
    expect((await list()).items).toEqual([]);
  });

  test("is one of five at most, also when many are added at once", async () => {
    const added = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => add({ ...CLIMB, name: `Rival ${at}` })),
    );
    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    await expect(add({ ...CLIMB, name: "One more" })).rejects.toMatchObject({
      status: 409,
      message: "A project can have at most 5 competitors. Remove one first.",
    });
  });

  test("is added once, however it is written", async () => {
    await add(CLIMB);
    await expect(add({ ...CLIMB, name: "CRAGBOOK" })).rejects.toMatchObject({ status: 409 });
  });

  test("changes: a new page is read, one's own words stay, and an empty description asks", async () => {
    const params = await keyOf({ name: "Cragbook", url: "https://cragbook.example" });
    const change = (body: object) =>
      founder.client.updateCompetitor({ params, body: body as never });
    expect(await change({ name: "Cragbook Pro" })).toMatchObject({ describedBy: "page" });
    const words = "Climbers keep a diary in it.";
    const typed = { description: words, describedBy: "founder" };
    expect(await change({ description: words })).toMatchObject(typed);
    expect(await change({ url: "https://gone.example" })).toMatchObject(typed);
    await expect(change({ url: null, description: "" })).rejects.toMatchObject({ status: 400 });
    await expect(change({ description: "" })).rejects.toMatchObject({ status: 502 });
    expect((await list()).items).toMatchObject([{ ...typed, url: "https://gone.example" }]);
    expect(await change({ url: "https://cragbook.example/new", description: "" })).toMatchObject({
      describedBy: "page",
    });
  });

  test("is part of the lifetime plan; what was entered can be removed on any", async () => {
    const params = await keyOf();
    const locked: PlanCode[] = ["FREE", "PREMIUM_MONTHLY"];
    for (const plan of locked) {
      await grantPlan(house, founder.userId, plan);
      const refusal = { status: 403, code: "PREMIUM_REQUIRED" };
      await expect(list()).rejects.toMatchObject(refusal);
      await expect(add({ ...CLIMB, name: "Other" })).rejects.toMatchObject(refusal);
      await expect(founder.client.searchMentions({ params })).rejects.toMatchObject(refusal);
    }
    await founder.client.removeCompetitor({ params });
    await grantPlan(house, founder.userId);
    expect(await list()).toEqual({ items: [], comparison: null, canSearchReddit: true });
  });
});

describe("the comparison", () => {
  test("says what fits them, both, and only the project, each with reasons", async () => {
    const { competitorId } = await keyOf(GAME);
    const { comparison } = await list();
    const ids = (group: { subredditId: string }[] = []) =>
      group.map(({ subredditId }) => subredditId);
    expect(ids(comparison?.onlyThem)).toContain("gamedev");
    expect(ids(comparison?.onlyYou)).toContain("freelance");
    const all = [
      ...(comparison?.onlyThem ?? []),
      ...(comparison?.both ?? []),
      ...(comparison?.onlyYou ?? []),
    ];
    expect(new Set(ids(all)).size).toBe(all.length);
    for (const community of all) {
      expect(community.members).toBeGreaterThanOrEqual(5000);
      expect(community.reasons.length).toBeGreaterThan(0);
    }
    const gamedev = comparison?.onlyThem.find(({ subredditId }) => subredditId === "gamedev");
    expect(gamedev).toMatchObject({ competitorIds: [competitorId], isChosen: false });
    expect(gamedev?.reasons[0]).toMatchObject({ kind: "fits" });
    expect(gamedev?.theirMatch).toBeGreaterThan(gamedev?.yourMatch ?? 1);
  });

  test("moves what is added to the project over to both", async () => {
    await keyOf(GAME);
    await founder.client.addProjectSubreddit({ params: { projectId, subredditId: "gamedev" } });
    const { comparison } = await list();
    const both = comparison?.both.find(({ subredditId }) => subredditId === "gamedev");
    expect(both).toMatchObject({ isChosen: true });
    expect(comparison?.onlyThem.map(({ subredditId }) => subredditId)).not.toContain("gamedev");
  });

  test("names whom it could not read, and still answers", async () => {
    const { competitorId } = await keyOf({ name: "Zxqvw", description: "Zxqvw qqzx vvkw." });
    expect((await list()).comparison).toMatchObject({ unreadIds: [competitorId], onlyThem: [] });
  });
});

describe("pasted posts", () => {
  const paste = async (body: object) =>
    founder.client.addMention({ params: await keyOf(), body: body as never });

  test("keep community and title as the address says them, and no trace of who shared it", async () => {
    const { mentions } = await paste({
      permalink: "https://old.reddit.com/r/climbing/comments/1abcde/i_built_cragbook/?share_id=x",
      upvotes: 41,
    });
    expect(mentions).toMatchObject([
      {
        source: "pasted",
        kind: "launch",
        permalink: "https://www.reddit.com/r/climbing/comments/1abcde/i_built_cragbook/",
        fullName: "r/climbing",
        title: "I built cragbook",
        upvotes: 41,
        comments: null,
        postedAt: null,
      },
    ]);
  });

  test.each<[string, object, RegExp]>([
    ["no address", { permalink: "" }, /paste the post's address/],
    ["another site", { permalink: "https://example.com/r/a/comments/1" }, /isn't a Reddit post/],
    ["a short address", { permalink: "https://redd.it/1abcde" }, /doesn't name the community/],
    [
      "a profile",
      { permalink: "https://www.reddit.com/user/x/comments/1a/b/" },
      /leads to a profile/,
    ],
    [
      "a community",
      { permalink: "https://www.reddit.com/r/climbing/" },
      /the address of r\/climbing, not of a post\. Open the post there/,
    ],
    ["no title", { permalink: "https://www.reddit.com/r/climbing/s/AbC" }, /Please type it/],
    [
      "absurd counts",
      { permalink: "https://www.reddit.com/r/a/comments/1/b/", upvotes: -1 },
      /below 0/,
    ],
  ])("are refused with %s", async (_, body, message) => {
    await expect(paste(body)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
  });

  test("are kept once, and can be taken out", async () => {
    const params = await keyOf();
    const body = { permalink: "https://www.reddit.com/r/climbing/comments/1abcde/why/" };
    const { mentions } = await founder.client.addMention({ params, body });
    await expect(founder.client.addMention({ params, body })).rejects.toMatchObject({
      status: 400,
      message: "You already keep this post for this competitor.",
    });
    const mentionId = mentions[0]?.id ?? "";
    await founder.client.removeMention({ params: { ...params, mentionId } });
    expect((await list()).items[0]?.mentions).toEqual([]);
  });

  const pasteMany = (params: Awaited<ReturnType<typeof keyOf>>, count: number) =>
    Array.from({ length: count }, (_, n) =>
      founder.client.addMention({
        params,
        body: { permalink: `https://www.reddit.com/r/climbing/comments/1many${n}/why/` },
      }),
    );
  const refusalsOf = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) =>
      answer.status === "rejected" ? [(answer.reason as { status: number }).status] : [],
    );

  test("for a competitor that is removed meanwhile are refused as such", async () => {
    for (let round = 1; round <= 6; round++) {
      const params = await keyOf();
      const answers = Promise.allSettled(pasteMany(params, 4 * round));
      await founder.client.removeCompetitor({ params });
      expect(refusalsOf(await answers).filter((status) => status !== 404)).toEqual([]);
    }
  });

  test("are no more than there is room for, however many are pasted at once", async () => {
    const params = await keyOf();
    const answers = await Promise.allSettled(pasteMany(params, MOST_MENTIONS + 8));
    expect(refusalsOf(answers)).toEqual(Array.from({ length: 8 }, () => 409));
    expect((await list()).items[0]?.mentions).toHaveLength(MOST_MENTIONS);
  });
});

describe("what Reddit's search finds", () => {
  const ago = (days: number) => new Date(NOON.getTime() - days * DAY_MS);
  beforeAll(() => {
    const community = "climbing";
    standin.searchable.add(
      { id: "1launch", community, title: "I built Cragbook", createdAt: ago(3), score: 88 },
      { id: "1linked", community, title: "My logbook", url: "https://cragbook.example/" },
      { id: "1asked", community, title: "Which app?", text: "Is cragbook any good?" },
      { id: "1alike", community, title: "Cragbooks of my youth" },
      { id: "1adult", community, title: "Cragbook after dark", isAdult: true },
      { id: "1profile", community: "u_a_person", title: "Cragbook, again" },
    );
  });
  const search = (params: { projectId: string; competitorId: string }) =>
    founder.client.searchMentions({ params });
  const asked = () => standin.requests.filter(({ path }) => path.startsWith("/search?")).length;

  test("is kept with scores and without anybody's name, and asked for once a day", async () => {
    const params = await keyOf({ ...CLIMB, url: "https://cragbook.example" });
    const before = asked();
    const found = await search(params);
    expect(found.searchedAt).toBe(house.clock().toISOString());
    expect(found.mentions.map(({ title, kind }) => [title, kind])).toEqual(
      expect.arrayContaining([
        ["I built Cragbook", "launch"],
        ["My logbook", "launch"],
        ["Which app?", "mention"],
      ]),
    );
    expect(found.mentions).toHaveLength(3);
    expect(found.mentions.at(-1)).toMatchObject({
      source: "reddit",
      upvotes: 88,
      postedAt: ago(3).toISOString(),
    });
    expect(JSON.stringify(found)).not.toMatch(/standin_author|a_person/);
    expect(asked()).toBe(before + 2);
    expect((await search(params)).mentions).toEqual(found.mentions);
    expect(asked()).toBe(before + 2);
  });

  test("is forgotten when the competitor turns out to be another", async () => {
    const params = await keyOf();
    await search(params);
    const body = { name: "Ropelog" };
    const changed = await founder.client.updateCompetitor({ params, body });
    expect(changed).toMatchObject({ mentions: [], searchedAt: null });
  });

  test("of a competitor that is removed meanwhile is dropped", async () => {
    const params = await keyOf();
    meanwhile = () => founder.client.removeCompetitor({ params });
    await expect(search(params)).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ["renamed", { name: "Ropelog" }],
    ["moved", { url: "https://ropelog.example" }],
  ])("of a competitor that is %s meanwhile is dropped", async (_, body) => {
    const params = await keyOf();
    meanwhile = () => founder.client.updateCompetitor({ params, body });
    await expect(search(params)).rejects.toMatchObject({
      status: 409,
      message: "This competitor changed during the search. Please search again.",
    });
    expect((await list()).items).toMatchObject([{ ...body, mentions: [], searchedAt: null }]);
  });

  test("that fails says so, and may be asked for again at once", async () => {
    const params = await keyOf();
    standin.fail("garbage", "garbage", "garbage", "garbage");
    await expect(search(params)).rejects.toMatchObject({ status: 502 });
    expect((await list()).items[0]?.searchedAt).toBeNull();
  });
});
