import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Client } from "#contract/client.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { SubredditPage } from "#contract/subreddits/subreddit-lists.ts";
import type { UserId } from "#server/scope.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let user: SignedIn;
let client: Client;
beforeAll(async () => {
  house = await startTestApp();
  user = await house.signIn("browser@example.com");
  client = house.clientOf(user.accessToken);
});
afterAll(() => house.stop());

const names = (page: SubredditPage) => page.items.map(({ name }) => name);
const search = (q: string, limit = "24") => client.listSubreddits({ query: { q, limit } });

describe("the list", () => {
  test("with nothing asked begins with what founders look for, the largest first", async () => {
    const page = await client.listSubreddits();
    expect(page.items).toHaveLength(24);
    expect(page.beginsWith).toBe("founders");
    expect(names(page)).toEqual(expect.arrayContaining(["webdev", "startups", "SideProject"]));
    expect(names(page)).not.toContain("funny");
    expect(page.items.filter(({ policy }) => policy.stance === "closed")).toEqual([]);
    expect(page.total).toBeGreaterThan(900);
  });

  test("with nothing asked begins with what matches the user's projects, within the filters", async () => {
    const owner = await house.signIn("owner-of-a-project@example.com");
    const own = house.clientOf(owner.accessToken);
    await own.createProject({
      body: {
        name: "Sightwell",
        description: "A sight-reading trainer for pianists, with a metronome that listens.",
        targetPlatform: "reddit",
        selectedSubreddits: [{ id: "musictheory" }],
      },
    });
    const page = await own.listSubreddits();
    expect(page.beginsWith).toBe("projects");
    expect(names(page).slice(0, 5)).toContain("musictheory");
    const large = await own.listSubreddits({ query: { minMembers: "1000000" } });
    expect(large.items.filter(({ members }) => members < 1_000_000)).toEqual([]);
    expect((await own.listSubreddits({ query: { sort: "members" } })).beginsWith).toBeNull();
  });

  test("by members has the largest first", async () => {
    const page = await client.listSubreddits({ query: { sort: "members" } });
    expect(names(page).slice(0, 3)).toEqual(["funny", "AskReddit", "gaming"]);
    const members = page.items.map((item) => item.members);
    expect(members).toEqual(members.toSorted((a, b) => b - a));
    expect(page.total).toBeGreaterThan(900);
  });

  /** Of one category by day: all communities are forty pages in each order. */
  const some = inject("isNightly") ? {} : { category: "Gaming" };
  test.each([
    some,
    { sort: "name", ...some },
    { sort: "growth", ...some },
    { q: "game" },
    { q: "game", category: "Gaming" },
    { q: "home espresso" },
  ])("page after page shows each once and all of them: %j", async (filters) => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let total = 0;
    do {
      const limit = "category" in filters ? "20" : "100";
      const query = { ...filters, limit, ...(cursor && { cursor }) } as object;
      const page = await client.listSubreddits({ query });
      seen.push(...page.items.map(({ id }) => id));
      total = page.total;
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  test.each(["therapists", "Studium", "Kochen", "tinnitus", "curitiba"])(
    "finds r/%s, which the ranking left out, by its name",
    async (name) => {
      expect(names(await search(name))[0]).toBe(name);
    },
  );

  test("says wherever members are shown that nobody counted them", async () => {
    const params = { subredditId: "kochen" };
    const estimated = { members: 200_000, membersEstimated: true };
    const { items } = await search("kochen");
    expect(items[0]).toMatchObject({ id: "kochen", membersAsOf: "2025-01", ...estimated });
    expect(items[0]?.description).toBe("A community on food and drink, in German.");
    expect(await client.getSubreddit({ params })).toMatchObject({ ...estimated, growth: null });
    const policy = { ...estimated, kind: "hobby", language: "de" };
    expect(await client.getPolicy({ params })).toMatchObject(policy);
    expect(await client.getSubredditHistory({ params })).toMatchObject([estimated]);
    const named = await client.findSubredditNames({ query: { q: "koche" } });
    expect(named.items[0]).toMatchObject({ id: "kochen", ...estimated });
    expect((await search("entrepreneur")).items[0]).toMatchObject({ membersEstimated: false });
  });

  test("says of each subreddit what a rule checker needs, and when people post there", async () => {
    const lists = [
      await client.listSubreddits({ query: { q: "entrepreneur" } }),
      await client.searchSubreddits({ query: { q: "entrepreneur" } }),
    ];
    const detail = await client.getSubreddit({ params: { subredditId: "entrepreneur" } });
    const { activityByDay, activityByDayBasis, extractedRules, bannedKeywords, flairText } = detail;
    expect(extractedRules.length).toBeGreaterThan(3);
    expect(Object.keys(activityByDay)).toHaveLength(7);
    for (const { items } of lists) {
      expect(items.find(({ id }) => id === "entrepreneur")).toMatchObject({
        activityByDay,
        activityByDayBasis,
        extractedRules,
        bannedKeywords,
        flairText,
      });
    }
  });

  test("filters by category, risk and members together", async () => {
    const query = {
      category: "Programming & Development",
      risk: "RISKY",
      minMembers: "20000",
      maxMembers: "2000000",
    } as const;
    const page = await client.listSubreddits({ query });
    expect(page.total).toBeGreaterThan(3);
    for (const item of page.items) {
      expect(item).toMatchObject({ category: query.category, riskLevel: "RISKY" });
      expect(item.members).toBeGreaterThanOrEqual(20_000);
      expect(item.members).toBeLessThanOrEqual(2_000_000);
    }
  });

  test("of a category is the same as the filter", async () => {
    const params = { category: "Gaming" } as const;
    const [listed, filtered] = await Promise.all([
      client.listSubredditsByCategory({ params }),
      client.listSubreddits({ query: params }),
    ]);
    expect(names(listed)).toEqual(names(filtered));
  });
});

describe("a search", () => {
  test.each([
    ["saas", "SaaS"],
    ["r/SaaS", "SaaS"],
    ["https://www.reddit.com/r/SideProject/", "SideProject"],
    ["side project", "SideProject"],
    ["small business", "smallbusiness"],
    ["SMALLBUSINESS", "smallbusiness"],
    ["progamming", "programming"],
    ["entreprenuer", "Entrepreneur"],
    ["sideprojct", "SideProject"],
    ["webde", "webdev"],
    ["startu", "startups"],
    ["side", "sidehustle"],
    ["r/entreprenuer", "Entrepreneur"],
    ["www.reddit.com/r/webdev/comments/abc/title?x=1#y", "webdev"],
  ])("for %s finds r/%s first", async (q, name) => {
    expect(names(await search(q))[0]).toBe(name);
  });

  test("finds words of the description, and in any order", async () => {
    const one = await search("developers hobbyists launches");
    const other = await search("launches developers hobbyists");
    expect(names(one)).toContain("SideProject");
    expect(names(other)).toEqual(names(one));
  });

  test("says what it corrected", async () => {
    expect((await search("progamming")).correctedQuery).toBe("programming");
    expect((await search("programming")).correctedQuery).toBeNull();
  });

  test.each(["invoicing for freelancers", "Bienen und Imkerei", "fotografia de paisagem"])(
    "of words that mean something corrects none: %s",
    async (phrase) => {
      expect((await search(phrase)).correctedQuery).toBeNull();
    },
  );

  test("for one word has what it means before what is called after it", async () => {
    const found = names(await search("bakery", "100"));
    const behind = found.filter((name) => /bakery/i.test(name)).map((name) => found.indexOf(name));
    for (const name of ["Baking", "Breadit"]) {
      expect(found.indexOf(name)).toBeGreaterThanOrEqual(0);
      expect(found.indexOf(name)).toBeLessThan(Math.min(...behind, found.length));
    }
  });

  test("has places that take any project behind those of the subject", async () => {
    const first = names(await search("habit tracker app")).slice(0, 5);
    expect(first).not.toContain("SideProject");
    expect(first).not.toContain("androidapps");
  });

  test("where nothing has all the words, has some of them and says so", async () => {
    const page = await client.listSubreddits({ query: { q: "saas zzzyyyxxx", sort: "members" } });
    expect(page).toMatchObject({ matchesAllWords: false });
    expect(names(page)).toContain("SaaS");
    expect((await search("saas")).matchesAllWords).toBe(true);
  });

  test.each([
    ["people who brew coffee at home", ["Coffee", "espresso", "pourover"]],
    ["excel formulas", ["excel"]],
    ["bakery", ["Baking", "Breadit", "Sourdough"]],
    ["Brot backen", ["Breadit", "Baking", "Sourdough"]],
  ])("finds what '%s' means", async (phrase, right) => {
    const first = names(await search(phrase)).slice(0, 8);
    expect(first.filter((name) => right.includes(name))).not.toEqual([]);
  });

  test.each([
    "/r/golang/",
    " R/golang ",
    "https://www.reddit.com/r/golang/comments/abc/title",
    "old.reddit.com/r/golang?sort=new",
  ])("of the address %s means its name, not the letter r", async (address) => {
    const [byAddress, byName] = [names(await search(address)), names(await search("r/golang"))];
    expect(byAddress[0]).toBe("golang");
    expect(byAddress).toEqual(byName);
    expect(names(await search("golang"))[0]).toBe("golang");
  });

  test("goes on behind what was found by meaning, and shows nothing twice", async () => {
    const first = await client.listSubreddits({ query: { q: "coffee", limit: "8" } });
    const second = await client.listSubreddits({
      query: { q: "coffee", limit: "8", cursor: first.nextCursor ?? "" },
    });
    expect(second.items.length).toBeGreaterThan(0);
    expect(second.total).toBe(first.total);
    const all = [...names(first), ...names(second)];
    expect(new Set(all).size).toBe(all.length);
  });

  test("by meaning keeps to the filters", async () => {
    const query = { q: "people who brew coffee at home", minMembers: "100000" };
    const { items } = await client.listSubreddits({ query });
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ members }) => members < 100_000)).toEqual([]);
  });

  test.each([
    "zzzyyyxxxwww",
    "%",
    "_",
    "\\",
    "🙂🙂",
    "'",
    "()",
    "&|!:*",
    "-- ;",
    "сообщество",
    "日本",
    "r/",
    "/r//",
    "r/nobodyhasthisname",
    "nobodyhasthisname",
  ])("for %j finds nothing, without a fault", async (q) => {
    expect((await search(q)).items).toEqual([]);
  });

  test("for nothing is the whole list", async () => {
    expect((await search("  ")).items).toHaveLength(24);
  });

  test.each([
    "a & b | c:*",
    "'; drop table subreddits; --",
    "(a+)+$",
    "x".repeat(200),
    "㌖".repeat(200),
    "𝓼𝓪𝓪𝓼 ﬁ",
  ])("of metacharacters %j harms nothing", async (q) => {
    await search(q);
    expect((await client.listSubreddits()).total).toBeGreaterThan(900);
  });

  test("has its own address", async () => {
    const page = await client.searchSubreddits({ query: { q: "saas" } });
    expect(names(page)).toEqual(names(await search("saas")));
  });
});

describe("bad input is refused with a sentence", () => {
  test.each([
    ["/api/subreddits?limit=0", "A page has 1 to 100 entries."],
    ["/api/subreddits?limit=101", "A page has 1 to 100 entries."],
    ["/api/subreddits?limit=many", "A page has 1 to 100 entries."],
    ["/api/subreddits?minMembers=-1", "The number of members must be a whole number, 0 or more."],
    ["/api/subreddits?maxMembers=1e9", "The number of members must be a whole number, 0 or more."],
    ["/api/subreddits?minMembers=10&maxMembers=5", "The minimum is above the maximum."],
    ["/api/subreddits?category=Nonsense", "We don't know this category."],
    ["/api/subreddits/category/Nonsense", "We don't know this category."],
    ["/api/subreddits?risk=safe", "The risk level is SAFE, MODERATE or RISKY."],
    ["/api/subreddits?sort=size", "Sort by relevance, members, growth or name."],
    [`/api/subreddits?q=${"x".repeat(10_000)}`, "The search can have at most 200 characters."],
    ["/api/subreddits/search", "Please say what to search for."],
    ["/api/subreddits/search?q=%20", "Please say what to search for."],
    ["/api/subreddits?cursor=made-up", "from the first page"],
    ["/api/subreddits/saas/activity?view=yearly", "The view is hourly or daily."],
    ["/api/subreddits/saas/history?limit=0", "The history has 1 to 365 entries."],
    ["/api/subreddits/saas/history?offset=-1", "The offset is a whole number, 0 to 10,000."],
    ["/api/subreddits/needing-update?offset=10001", "The offset is a whole number, 0 to 10,000."],
    ["/api/subreddits/needing-update?limit=101", "A page has 1 to 100 entries."],
  ])("%s", async (url, sentence) => {
    const headers = { authorization: `Bearer ${user.accessToken}` };
    const response = await house.send({ method: "GET", url, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "VALIDATION" });
    expect(JSON.stringify(response.json())).toContain(sentence);
  });

  test("also a cursor of another filter", async () => {
    const { nextCursor } = await client.listSubreddits({ query: { q: "game" } });
    const query = { q: "music", cursor: nextCursor ?? "" };
    await expect(client.listSubreddits({ query })).rejects.toMatchObject({
      status: 400,
      serverMessage: expect.stringContaining("from the first page") as string,
    });
  });

  test.each([
    { tier: 0, members: 3e9, growth: null, id: "saas", isAny: false },
    { tier: 0, members: 1, growth: 1e300, id: "saas", isAny: false },
    { tier: 0, members: 1, growth: null, id: "a\u0000", isAny: false },
  ])("also a cursor that was tampered with: %j", async (after) => {
    const { nextCursor } = await client.listSubreddits({ query: { q: "game" } });
    const real = JSON.parse(Buffer.from(nextCursor ?? "", "base64url").toString()) as object;
    const cursor = Buffer.from(JSON.stringify({ ...real, after })).toString("base64url");
    const query = { q: "game", cursor };
    await expect(client.listSubreddits({ query })).rejects.toMatchObject({ status: 400 });
  });

  test("an unknown subreddit is not found", async () => {
    for (const call of [client.getSubreddit, client.getSubredditActivity, client.addFavorite]) {
      await expect(call({ params: { subredditId: "no_such_place" } })).rejects.toMatchObject({
        status: 404,
        serverMessage: "r/no_such_place isn't in our catalogue.",
      });
    }
  });
});

describe("one subreddit", () => {
  test("has a hand-written description, notes, rules, hours and where they come from", async () => {
    const detail = await client.getSubreddit({ params: { subredditId: "SaaS" } });
    expect(detail).toMatchObject({
      id: "saas",
      fullName: "r/SaaS",
      isDescriptionHandWritten: true,
      riskLevel: "MODERATE",
      policy: { stance: "share", sourceWords: "our note, June 2026" },
      source: "catalogue",
      refreshedAt: null,
      activityBasis: { posts: 1000, asOf: "2026-08", source: "listing-2026", isRough: false },
      redditUrl: "https://www.reddit.com/r/SaaS/",
    });
    expect(detail.notes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["works", "removed", "promotion"]),
    );
    expect(detail.rules).toMatchObject({ asOf: "2023-03", listed: 7 });
    // Its list of 2023 bans what it tolerates today: the note is newer.
    expect(detail.extractedRules.join(" ")).not.toMatch(/self-promotion/i);
    expect(Object.keys(detail.activityByHour)).toHaveLength(24);
    expect(detail.membersHistory.map(({ asOf }) => asOf)).toEqual([
      "2023-03",
      "2024-10",
      "2025-09",
    ]);
    expect(detail.growth?.percentPerYear).toBeGreaterThan(50);
    expect(detail.related.map(({ fullName }) => fullName)).toContain("r/SideProject");
  });

  test.each([
    ["FREE", null],
    ["PREMIUM_MONTHLY", 24],
    ["PREMIUM_LIFETIME", 24],
  ] as const)("shows detailed statistics as far as %s includes them", async (planCode, hours) => {
    const { user: reader, accessToken } = await house.signIn(
      `${planCode.toLowerCase()}@example.com`,
    );
    if (planCode !== "FREE") await grantPlan(house, reader.id, planCode);
    const detail = await house
      .clientOf(accessToken)
      .getSubreddit({ params: { subredditId: "SaaS" } });
    expect(detail.statistics?.outcomeByHour?.length ?? null).toBe(hours);
  });

  test("whose rules are unknown says so, and never that it is safe", async () => {
    const { items } = await client.listSubreddits({ query: { stance: "not-known" } });
    const subredditId = items[0]?.id ?? "";
    const detail = await client.getSubreddit({ params: { subredditId } });
    expect(detail).toMatchObject({ riskLevel: "MODERATE", policy: { stance: "unknown" } });
    expect(detail.riskReasons[0]).toMatch(/^Rules not known to us/);
  });

  test("has its activity by hour, and by day where that is known", async () => {
    const params = { subredditId: "entrepreneur" };
    const hourly = await client.getSubredditActivity({ params });
    expect(hourly).toMatchObject({ view: "hourly", basis: { posts: 1000 } });
    expect(Object.keys(hourly.activity)).toHaveLength(24);
    const daily = await client.getSubredditActivity({ params, query: { view: "daily" } });
    expect(Object.keys(daily.activity)[0]).toBe("Monday");
    const counted = Object.values(daily.activity).reduce((sum, posts) => sum + posts, 0);
    expect(daily.basis).toMatchObject({ posts: counted, asOf: "2026-08" });
  });

  test("says of days that were counted apart from the hours when that was", async () => {
    const detail = await client.getSubreddit({ params: { subredditId: "sideproject" } });
    expect(detail.activityBasis).toMatchObject({ posts: 1000, asOf: "2026-08" });
    expect(detail.activityByDayBasis).toMatchObject({ asOf: "2025-12", source: "rss-2025" });
    expect(detail.activityByDayBasis?.posts).toBeGreaterThan(20_000);
  });

  test("has the history that the catalogue knows, newest first", async () => {
    const params = { subredditId: "saas" };
    const dates = async (query: { limit?: string; offset?: string } = {}) =>
      (await client.getSubredditHistory({ params, query })).map(({ asOf }) => asOf);
    expect(await dates()).toEqual(["2025-09", "2024-10", "2023-03"]);
    expect(await dates({ limit: "1" })).toEqual(["2025-09"]);
    expect(await dates({ limit: "2", offset: "1" })).toEqual(["2024-10", "2023-03"]);
    expect(await dates({ offset: "3" })).toEqual([]);
  });
});

describe("relevance", () => {
  test("needs a project", async () => {
    const page = await client.listSubreddits();
    expect(page.items.every(({ relevanceScore }) => relevanceScore === null)).toBe(true);
    expect(await client.listRecommendedSubreddits()).toMatchObject({ items: [], total: 0 });
  });

  test.each([
    ["that matches few", "A training planner for rock climbing and bouldering at the gym."],
    ["in words that nobody knows", "ыыы ъъъ"],
  ])("is on every card where there is a project, low ones too: one %s", async (_, description) => {
    const own = house.clientOf(
      (await house.signIn(`${description.length}@example.com`)).accessToken,
    );
    const selectedSubreddits = [{ id: "saas", source: "added" as const }];
    await own.createProject({ body: { name: "🙂", description, selectedSubreddits } });
    const { items } = await own.listSubreddits({ query: { limit: "100" } });
    const scores = items.map(({ relevanceScore }) => relevanceScore);
    expect(scores).not.toContain(null);
    expect(Math.min(...scores.map(Number))).toBeLessThan(0.1);
    expect(items.every(({ bestMatch }) => bestMatch?.projectName === "🙂")).toBe(true);
  });

  test("is the best match with any project, above 0.8 and sorted where recommended", async () => {
    const owner = await house.signIn("maker@example.com");
    const own = house.clientOf(owner.accessToken);
    const project = await own.createProject({
      body: {
        name: "Ledgerly",
        description: "Invoicing and bookkeeping software for freelancers and small businesses.",
        selectedSubreddits: [{ id: "saas" }],
      },
    });
    const page = await own.listRecommendedSubreddits({ query: { limit: "100" } });
    const scores = page.items.map(({ relevanceScore }) => relevanceScore ?? 0);
    expect(scores.length).toBeGreaterThan(0);
    expect(Math.min(...scores)).toBeGreaterThan(0.8);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(names(page)).toContain("Bookkeeping");
    const ofProject = async () =>
      names(await own.listProjectRecommendations({ params: { projectId: project.id } }));
    // Where one may post comes first there.
    expect(await ofProject()).toHaveLength(3);
    await grantPlan(house, owner.user.id as UserId, "PREMIUM_MONTHLY");
    expect(await ofProject()).toHaveLength(5);
    const [listed] = (await own.listSubreddits({ query: { q: "bookkeeping" } })).items;
    expect(listed?.relevanceScore).toBe(
      page.items.find(({ id }) => id === "bookkeeping")?.relevanceScore,
    );
    await own.createProject({
      body: {
        name: "Crimpwise",
        description: "A training planner for rock climbing and bouldering at the gym.",
        selectedSubreddits: [{ id: "saas" }],
      },
    });
    const matchOf = async (q: string) =>
      (await own.listSubreddits({ query: { q } })).items.find(({ id }) => id === q)?.bestMatch;
    expect(await matchOf("smallbusiness")).toMatchObject({ projectName: "Ledgerly" });
    expect(await matchOf("climbing")).toMatchObject({ projectName: "Crimpwise" });
    const detail = await own.getSubreddit({ params: { subredditId: "climbing" } });
    expect(detail.bestMatch?.projectName).toBe("Crimpwise");
  });
});
