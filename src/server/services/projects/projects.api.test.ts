import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { Client } from "#contract/client.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { insertPost, type NewPost } from "#server/db/posts/posts-repository.ts";
import { insertVisits } from "#server/db/posts/results-and-visits-repository.ts";
import type { ProjectId } from "#server/scope.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { listStatements } from "#server/testing/list-statements.ts";
import { insertSnapshots } from "#server/db/subreddits/stale-subreddits-repository.ts";

let house: TestApp;
let user: SignedIn;
let client: Client;
beforeAll(async () => {
  house = await startTestApp();
  user = await house.signIn("founder@example.com");
  client = house.clientOf(user.accessToken);
});
afterAll(() => house.stop());

const LEDGERLY = {
  name: "Ledgerly",
  description: "Invoicing and bookkeeping software for freelancers and small businesses.",
  url: "https://ledgerly.example",
  category: "Finance",
  targetAudience: ["Freelancers"],
  goals: ["Get feedback"],
  targetPlatform: "reddit",
} as const;

const create = (ids: string[], changes: object = {}) => {
  house.advance(1000);
  const selectedSubreddits = ids.map((id) => ({ id, name: id, fullName: `r/${id}`, members: 1 }));
  return client.createProject({ body: { ...LEDGERLY, ...changes, selectedSubreddits } as never });
};

describe("a project", () => {
  test("with many communities takes no more statements than with one, and few bytes for each", async () => {
    const measure = async (ids: string[]) => {
      const { id } = await create(ids);
      const read = () => client.getProject({ params: { projectId: id } });
      const statements = await listStatements(house.database, read);
      const { recommendations } = await read();
      expect(recommendations).toHaveLength(ids.length);
      return { count: statements.length, bytes: JSON.stringify(recommendations).length };
    };
    const one = await measure(["webdev"]);
    const many = [
      "webdev",
      "smallbusiness",
      "startups",
      "saas",
      "sideproject",
      "rust",
      "microsaas",
    ];
    const { count, bytes } = await measure(many);
    expect(count).toBe(one.count);
    expect(count).toBeLessThanOrEqual(12);
    expect(bytes / many.length).toBeLessThanOrEqual(3000);
  });

  test("is created with its communities, best match first, each with its reasons", async () => {
    const project = await create(["webdev", "smallbusiness", "SmallBusiness"]);
    expect(project).toMatchObject({ name: "Ledgerly", status: "active", archived: false });
    expect(project.recommendations.map(({ subredditId }) => subredditId)).toEqual([
      "smallbusiness",
      "webdev",
    ]);
    const [best] = project.recommendations;
    expect(best?.subreddit.why).toMatch(/^(?:It's about|Talks about) .*\. Only in /);
    expect(best?.subreddit.relevanceScore).toBeGreaterThan(0.4);
    const detail = await client.getSubreddit({ params: { subredditId: "smallbusiness" } });
    const { activityByDay, extractedRules, bannedKeywords, flairText } = detail;
    expect(best?.subreddit).toMatchObject({
      activityByDay,
      extractedRules,
      bannedKeywords,
      flairText,
    });
    expect(extractedRules.length).toBeGreaterThan(0);
    expect(await client.getProject({ params: { projectId: project.id } })).toEqual(project);
  });

  test("with a community that does not exist is not created, and says which", async () => {
    const before = (await client.listProjects()).length;
    await expect(create(["saas", "no_such_place", "nor_this"])).rejects.toMatchObject({
      status: 400,
      serverMessage: "Some subreddits are invalid: r/no_such_place, r/nor_this",
    });
    expect(await client.listProjects()).toHaveLength(before);
  });

  test.each([
    [{ name: "  " }, "Please name your project."],
    [{ name: "x".repeat(101) }, "The name can have at most 100 characters."],
    [{ description: "x".repeat(20_000) }, "The description can have at most 5,000 characters."],
    [{ url: "javascript:alert(1)" }, "That doesn't look like a web address."],
    [{ url: "file:///etc/passwd" }, "That doesn't look like a web address."],
    [{ url: "https://user:pass@example.com" }, "That doesn't look like a web address."],
    [{ category: "Gadgets" }, "We don't know this category."],
    [{ targetAudience: ["Wizards"] }, "We don't know this audience."],
    [{ goals: "all" }, "The goals must be a list."],
  ])("with %j is refused with a sentence", async (changes, sentence) => {
    await expect(create(["saas"], changes)).rejects.toMatchObject({
      status: 400,
      serverMessage: expect.stringContaining(sentence) as string,
    });
  });

  test("needs at least one community", async () => {
    await expect(create([])).rejects.toMatchObject({
      serverMessage: "Please select at least one subreddit before proceeding.",
    });
  });

  test("takes an empty address for none, and keeps emoji and other scripts", async () => {
    const project = await create(["saas"], { name: "🚀 Проект", description: "🙂", url: "" });
    expect(project).toMatchObject({ name: "🚀 Проект", description: "🙂", url: null });
    expect(project.recommendations[0]?.subreddit.relevanceScore).toBe(0);
  });

  test("sent twice with one id is created once, also by two at once", async () => {
    const id = crypto.randomUUID();
    const [first, second] = await Promise.all([create(["saas"], { id }), create(["saas"], { id })]);
    expect([first.id, second.id]).toEqual([id, id]);
    expect((await create(["saas"], { id })).id).toBe(id);
    const projects = await client.listProjects();
    expect(projects.filter((project) => project.id === id)).toHaveLength(1);
    const stranger = house.clientOf((await house.signIn("twice@example.com")).accessToken);
    await expect(
      stranger.createProject({ body: { id, name: "Mine", selectedSubreddits: [{ id: "saas" }] } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test("changes field by field", async () => {
    const { id } = await create(["saas"]);
    const params = { projectId: id };
    const changed = await client.updateProject({
      params,
      body: { name: "Ledgerly 2", status: "paused", url: null },
    });
    expect(changed).toMatchObject({
      name: "Ledgerly 2",
      status: "paused",
      url: null,
      description: LEDGERLY.description,
    });
    await expect(client.updateProject({ params, body: {} })).rejects.toMatchObject({ status: 400 });
  });

  test("is archived and comes back active; its status can't be changed meanwhile", async () => {
    const { id } = await create(["saas"], { name: "Kept away" });
    const params = { projectId: id };
    await client.updateProject({ params, body: { status: "completed" } });
    expect(await client.archiveProject({ params })).toMatchObject({
      status: "archived",
      archived: true,
    });
    expect(await client.archiveProject({ params })).toMatchObject({ archived: true });
    const names = async (includeArchived: "true" | "false") =>
      (await client.listProjects({ query: { includeArchived } })).map(({ name }) => name);
    expect(await names("false")).not.toContain("Kept away");
    expect(await names("true")).toContain("Kept away");
    await expect(
      client.updateProject({ params, body: { status: "paused" } }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await client.unarchiveProject({ params })).toMatchObject({
      status: "active",
      archived: false,
    });
  });

  test("is deleted with all that belongs to it", async () => {
    const { id } = await create(["saas"]);
    const params = { projectId: id };
    await client.deleteProject({ params });
    await expect(client.getProject({ params })).rejects.toMatchObject({
      status: 404,
      serverMessage: "Project not found",
    });
    await expect(client.deleteProject({ params })).rejects.toMatchObject({ status: 404 });
  });
});

describe("its communities", () => {
  test("can be added by name and taken off, twice without harm", async () => {
    const { id: projectId } = await create(["saas"]);
    const params = { projectId, subredditId: "freelance" };
    const added = await client.addProjectSubreddit({ params });
    expect(added).toMatchObject({ subredditId: "freelance", source: "added" });
    await client.addProjectSubreddit({ params });
    const ids = async () =>
      (await client.getProject({ params: { projectId } })).recommendations
        .map(({ subredditId }) => subredditId)
        .toSorted();
    expect(await ids()).toEqual(["freelance", "saas"]);
    await client.removeProjectSubreddit({ params });
    await client.removeProjectSubreddit({ params });
    expect(await ids()).toEqual(["saas"]);
    await expect(
      client.addProjectSubreddit({ params: { projectId, subredditId: "no_such_place" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("are grouped by their rules where nobody can read what the project is", async () => {
    const words = { name: "تسلق", description: "تطبيق يساعد المتسلقين على تخطيط رحلاتهم." };
    const { recommendations } = await create(["sideproject", "marketing"], words);
    const groups = recommendations.map(({ subreddit }) => [subreddit.id, subreddit.group]);
    expect(Object.fromEntries(groups)).toEqual({ sideproject: "post", marketing: "take-part" });
  });

  test("stay what they were: found, or added by name", async () => {
    const project = await client.createProject({
      body: {
        name: "Yarn counter",
        description: "Counts rows of knitting.",
        selectedSubreddits: [
          { id: "knitting", source: "recommended" },
          { id: "gaming", source: "added" },
        ],
      },
    });
    const params = { projectId: project.id };
    const renewed = await client.recomputeRecommendations({ params, body: { limit: 1 } });
    expect(renewed.recommendations.map(({ subredditId }) => subredditId)).toContain("gaming");
    const gone = { ...params, subredditId: "knitting" };
    await client.addProjectSubreddit({ params: gone, query: { source: "recommended" } });
    await client.removeProjectSubreddit({ params: gone });
    expect(
      await client.addProjectSubreddit({ params: gone, query: { source: "recommended" } }),
    ).toMatchObject({ source: "recommended" });
  });

  test.each<[string, (project: typeof LEDGERLY) => object]>([
    ["all that was answered", (project) => project],
    [
      "no category, audience or goals",
      ({ name, description, url }) => ({ name, description, url }),
    ],
  ])("that were recommended count as such with no word of it: %s", async (_, send) => {
    const { targetPlatform: _reddit, ...body } = LEDGERLY;
    const asked = { ...body, targetAudience: [...body.targetAudience], goals: [...body.goals] };
    const { recommendations } = await client.generateRecommendations({ body: asked });
    const shown = recommendations.map(({ id }) => id);
    expect(shown).toHaveLength(3);
    const selectedSubreddits = ["gaming", ...shown].map((id) => ({ id }));
    const project = await client.createProject({
      body: { ...send(LEDGERLY), selectedSubreddits } as never,
    });
    const sources = project.recommendations.map(({ subredditId, source }) => [subredditId, source]);
    expect(Object.fromEntries(sources)).toEqual({
      gaming: "added",
      ...Object.fromEntries(shown.map((id) => [id, "recommended"])),
    });
    const add = { projectId: project.id, subredditId: "webdev" };
    const query = { source: "recommended" } as const;
    await expect(client.addProjectSubreddit({ params: add, query })).rejects.toMatchObject({
      code: "PLAN_LIMIT",
    });
  });

  test("that are said to be added are, though they are recommended as well", async () => {
    const { targetPlatform: _reddit, ...body } = LEDGERLY;
    const asked = { ...body, targetAudience: [...body.targetAudience], goals: [...body.goals] };
    const { recommendations } = await client.generateRecommendations({ body: asked });
    const selectedSubreddits = recommendations.map(({ id }) => ({ id, source: "added" as const }));
    const project = await client.createProject({ body: { ...asked, selectedSubreddits } });
    expect(project.recommendations.map(({ source }) => source)).toEqual([
      "added",
      "added",
      "added",
    ]);
  });

  test("that were turned down are not found again, until they are brought back", async () => {
    const project = await client.createProject({
      body: {
        name: "Yarn counter",
        description: "A row counter for people who knit and crochet, with charts and patterns.",
        selectedSubreddits: [{ id: "gaming", source: "added" }],
      },
    });
    const params = { projectId: project.id };
    const find = () => client.recomputeRecommendations({ params, body: {} });
    const found = (await find()).recommendations;
    const first = found.find(({ source }) => source === "recommended");
    const subredditId = first?.subredditId ?? "";
    await client.removeProjectSubreddit({ params: { ...params, subredditId } });
    const without = await find();
    expect(without.leftOut.map((one) => one.subredditId)).toEqual([subredditId]);
    expect(without.recommendations.map((one) => one.subredditId)).not.toContain(subredditId);
    await client.removeProjectSubreddit({ params: { ...params, subredditId: "gaming" } });
    expect((await client.getProject({ params })).leftOut).toHaveLength(1);
    await client.addProjectSubreddit({ params: { ...params, subredditId } });
    const back = await client.getProject({ params });
    expect(back.leftOut).toEqual([]);
    expect(back.recommendations.map((one) => one.subredditId)).toContain(subredditId);
  });

  test("can be taken back as recommended as far as the plan goes, and by name beyond", async () => {
    const choose = (ids: string[]) => ids.map((id) => ({ id, source: "recommended" as const }));
    const body = {
      name: "Ledgerly",
      description: "Invoices for freelancers.",
      selectedSubreddits: choose(["saas", "startups", "webdev", "freelance"]),
    };
    const before = (await client.listProjects()).length;
    await expect(client.createProject({ body })).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      serverMessage:
        "Your plan includes 3 recommended communities per project, and you chose 4. Please remove 1 of them. Communities you add by name don't count.",
    });
    expect(await client.listProjects()).toHaveLength(before);
    const selectedSubreddits = choose(["saas", "startups", "webdev"]);
    const { id: projectId } = await client.createProject({ body: { ...body, selectedSubreddits } });
    const add = (subredditId: string, source: "recommended" | "added") =>
      client.addProjectSubreddit({ params: { projectId, subredditId }, query: { source } });
    await expect(add("freelance", "recommended")).rejects.toMatchObject({
      status: 409,
      code: "PLAN_LIMIT",
      serverMessage:
        "Your plan includes 3 recommended communities per project, and this project has 3. You can still add others by name.",
    });
    expect(await add("saas", "recommended")).toMatchObject({ source: "recommended" });
    expect(await add("freelance", "added")).toMatchObject({ source: "added" });
    await client.removeProjectSubreddit({ params: { projectId, subredditId: "saas" } });
    expect(await add("saas", "recommended")).toMatchObject({ source: "recommended" });
  });

  test("takes an address as one says it, and each audience once", async () => {
    const project = await create(["saas"], {
      url: "ledgerly.example/app",
      targetAudience: ["Freelancers", "Freelancers"],
    });
    expect(project).toMatchObject({
      url: "https://ledgerly.example/app",
      targetAudience: ["Freelancers"],
    });
  });

  test("are found anew within the plan; those added by name stay", async () => {
    const { id: projectId } = await create(["gaming"]);
    await client.addProjectSubreddit({ params: { projectId, subredditId: "gamedev" } });
    const project = await client.recomputeRecommendations({
      params: { projectId },
      body: { limit: 25 },
    });
    const recommended = project.recommendations.filter(({ source }) => source === "recommended");
    expect(recommended).toHaveLength(3);
    expect(project.notice).toBe(
      "Your plan includes 3 recommended communities per project, so these are 3 of the 25 you asked for.",
    );
    expect((await client.recomputeRecommendations({ params: { projectId } })).notice).toBeNull();
    expect(recommended.map(({ subredditId }) => subredditId)).not.toContain("gaming");
    expect(project.recommendations.map(({ subredditId }) => subredditId)).toContain("gamedev");
  });
});

test("weekly growth is that of the member counts of the last weeks, and 0 without them", async () => {
  const { id: projectId } = await create(["saas", "webdev"]);
  const growth = async () => (await client.getProject({ params: { projectId } })).weeklyGrowth;
  expect(await growth()).toEqual({ percent: 0, communities: 0, from: null, to: null });
  const count = (members: number, daysAgo: number) => ({
    subredditId: "saas",
    takenAt: new Date(house.clock().getTime() - daysAgo * DAY_MS),
    source: "reddit" as const,
    members,
    risk: "RISKY" as const,
    postsPerDay: null,
  });
  await insertSnapshots(house.database.db, [count(1, 400), count(1000, 14), count(1020, 0)]);
  const day = (daysAgo: number) => count(0, daysAgo).takenAt.toISOString().slice(0, 10);
  expect(await growth()).toEqual({ percent: 1, communities: 1, from: day(14), to: day(0) });
});

test("the statistics are those of the projects shown", async () => {
  const other = await house.signIn("counter@example.com");
  client = house.clientOf(other.accessToken);
  expect(await client.getProjectStats()).toEqual({
    totalProjects: 0,
    uniqueSubreddits: 0,
    totalPosts: 0,
    outcomes: { live: 0, removed: 0, unknown: 0, visits: 0 },
    projects: [],
  });
  await create(["saas", "webdev"]);
  const second = await create(["saas", "startups"]);
  expect(await client.getProjectStats()).toMatchObject({ totalProjects: 2, uniqueSubreddits: 3 });
  await client.archiveProject({ params: { projectId: second.id } });
  expect(await client.getProjectStats()).toMatchObject({ totalProjects: 1, uniqueSubreddits: 2 });
  expect(await client.getProjectStats({ query: { includeArchived: "true" } })).toMatchObject({
    totalProjects: 2,
    uniqueSubreddits: 3,
    projects: [{ subreddits: 2, posts: 0, archived: true }, { archived: false }],
  });
});

test("the statistics say what became of the posts of the projects shown, and of nobody else's", async () => {
  const owner = await createFounder(house, "outcomes@example.com");
  const other = await createFounder(house, "others-outcomes@example.com");
  const now = house.clock();
  const post = async (founder: Founder, projectId: string, changes: Partial<NewPost>) => {
    const { id, userId } = await insertPost(house.database.db, {
      userId: founder.userId,
      projectId: projectId as ProjectId,
      subredditId: "saas",
      title: "How do you price a planner?",
      content: "I made a planner and wonder.",
      postType: "question",
      status: "posted",
      postedAt: now,
      by: "engine",
      createdAt: now,
      updatedAt: now,
      ...changes,
    });
    await insertVisits(house.database.db, [
      { postId: id, userId, hour: now, count: 3 },
      { postId: id, userId, hour: new Date(now.getTime() - DAY_MS), count: 4 },
    ]);
  };
  const shown = await owner.createProject(["saas"]);
  const archived = await owner.createProject(["saas"]);
  await post(owner, shown.id, { outcome: "live" });
  await post(owner, shown.id, { outcome: "removed" });
  await post(owner, shown.id, {});
  await post(owner, shown.id, { outcome: "live", deletedAt: now });
  await post(owner, archived.id, { outcome: "live" });
  await post(other, (await other.createProject(["saas"])).id, { outcome: "removed" });
  await owner.client.archiveProject({ params: { projectId: archived.id } });
  expect(await owner.client.getProjectStats()).toMatchObject({
    outcomes: { live: 1, removed: 1, unknown: 1, visits: 21 },
  });
  expect(await owner.client.getProjectStats({ query: { includeArchived: "true" } })).toMatchObject({
    outcomes: { live: 2, removed: 1, unknown: 1, visits: 28 },
  });
});
