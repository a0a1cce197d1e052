import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Project } from "#contract/project.ts";
import { MAX_IMPORTED_POSTS } from "#contract/history.ts";
import { listMadePosts, listPostsToWatch } from "#server/db/posts/made-posts-repository.ts";
import { readQuotaInAll } from "#server/db/posts/post-quotas-repository.ts";
import { contributions, posts } from "#server/db/schema.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
let project: Project;
let count = 0;

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());
beforeEach(async () => {
  founder = await createFounder(house, `history-${count++}@example.com`);
  project = await founder.createProject(["microsaas", "webdev"]);
});

const daysAgo = (days: number) => new Date(house.clock().getTime() - days * DAY_MS).toISOString();
const addressOf = (id: string, community = "microsaas") =>
  `https://www.reddit.com/r/${community}/comments/${id}/`;

const post = (id: string, changes: object = {}) => ({
  permalink: `${addressOf(id)}invoices/`,
  subredditId: "microsaas",
  postedAt: daysAgo(30),
  title: "How do you send invoices?",
  content: "I forget every month.",
  outcome: "unknown",
  ...changes,
});
const comment = (id: string, changes: object = {}) => ({
  permalink: `${addressOf("1thread")}invoices/${id}/`,
  subredditId: "microsaas",
  writtenAt: daysAgo(3),
  isPromotional: false,
  ...changes,
});

function bring(
  made: object[],
  written: object[] = [],
  { importId = crypto.randomUUID() as string, by = founder, of = project } = {},
) {
  const body = { importId, posts: made, comments: written } as never;
  return by.client.importHistory({ params: { projectId: of.id }, body });
}

const readPosts = async () =>
  (await founder.client.getProject({ params: { projectId: project.id } })).generatedPosts;
const readBudget = async () =>
  (await founder.client.listBudgets({ query: { projectId: project.id } })).items.find(
    ({ subredditId }) => subredditId === "microsaas",
  );

describe("a post from before", () => {
  test("is a made post of the project, marked as imported, with nothing predicted or asked", async () => {
    const brought = await bring([post("1past", { outcome: "removed", postedAt: daysAgo(1) })]);
    expect(brought).toEqual({
      brought: { posts: 1, comments: 0 },
      known: { posts: 0, comments: 0 },
      leftOut: [],
    });
    expect(await readPosts()).toMatchObject([
      {
        isImported: true,
        status: "posted",
        subredditId: "microsaas",
        permalink: `${addressOf("1past")}invoices/`,
        postedAt: daysAgo(1),
        scheduledFor: null,
        performance: { outcome: "removed", upvotes: null, countedAt: null },
        check: { due: null, next: null, watch: null, seen: [] },
        predictedRisk: null,
      },
    ]);
  });

  test("costs no quota and takes no place among the drafts, and no message is sent about it", async () => {
    await founder.client.updateCurrentUser({ body: { reminders: "at-slot-time" } as never });
    await bring([post("1fresh", { postedAt: daysAgo(1.01) })]);
    const { db } = house.database;
    expect(await readQuotaInAll(db, founder.userId)).toBe(0);
    const now = house.clock();
    const made = await listMadePosts(db, { after: new Date(0), until: now });
    expect(made.filter(({ userId }) => userId === founder.userId)).toEqual([]);
    const watched = await listPostsToWatch(db, "24-hours", { now, limit: 1000 });
    expect(watched.filter(({ userId }) => userId === founder.userId)).toEqual([]);
    const { tasks } = await founder.client.getToday();
    expect(tasks.filter(({ kind }) => kind === "check" || kind === "result")).toEqual([]);
  });

  test("counts in the results, and in the calibration as one without a prediction", async () => {
    await bring([
      post("1a", { outcome: "live" }),
      post("1b", { outcome: "removed" }),
      post("1c", { outcome: "unknown" }),
    ]);
    const params = { projectId: project.id };
    expect(await founder.client.getProjectResults({ params })).toMatchObject({
      total: { posts: 3, live: 1, removed: 1 },
      calibration: { outcomes: 0, unpredicted: 2 },
    });
  });

  test("counts in the budget by its own words, and comments as taking part", async () => {
    await bring(
      [post("1ad", { title: "Ledgerly is out", content: "https://ledgerly.example" })],
      [comment("c1"), comment("c2"), comment("c3", { isPromotional: true })],
    );
    expect(await readBudget()).toMatchObject({ total: 4, promotional: 2 });
    const { items } = await founder.client.listContributions();
    expect(items.map(({ permalink }) => permalink)).toContain(`${addressOf("1thread")}invoices/c1`);
  });

  test("is open to every plan", async () => {
    const free = await createFounder(house, `history-free-${count}@example.com`, "FREE");
    const of = await free.createProject(["microsaas"]);
    expect(await bring([post("1free")], [], { by: free, of })).toMatchObject({
      brought: { posts: 1 },
    });
  });

  test("is as old as it is on Reddit, so that what is written here comes first", async () => {
    await bring([post("1old", { postedAt: "2019-05-01T10:00:00Z" })]);
    expect(await readPosts()).toMatchObject([{ createdAt: "2019-05-01T10:00:00.000Z" }]);
  });
});

describe("what is there already", () => {
  test("is passed over and counted, however its address is written", async () => {
    await bring([post("1twice")], [comment("c1")]);
    const again = [
      post("1twice", { permalink: "https://old.reddit.com/r/MicroSaaS/comments/1TWICE/x/?utm=1" }),
      post("1new"),
      post("1new", { title: "The same once more" }),
    ];
    expect(await bring(again, [comment("c1"), comment("c2"), comment("C2")])).toEqual({
      brought: { posts: 1, comments: 1 },
      known: { posts: 2, comments: 2 },
      leftOut: [],
    });
    expect(await readPosts()).toHaveLength(2);
  });

  test("includes what was made or logged here", async () => {
    const permalink = `${addressOf("1here")}invoices/`;
    const { id } = await founder.client.createPost({
      body: {
        projectId: project.id,
        subredditId: "microsaas",
        title: "Invoices",
        content: "Words.",
      },
    });
    await founder.client.markPosted({ params: { postId: id }, body: { permalink } });
    await founder.client.logContribution({
      body: { subredditId: "microsaas", kind: "comment", permalink: comment("c9").permalink },
    });
    expect(await bring([post("1here")], [comment("c9")])).toMatchObject({
      brought: { posts: 0, comments: 0 },
      known: { posts: 1, comments: 1 },
    });
  });

  test("is another user's business only for that user", async () => {
    await bring([post("1shared")], [comment("c1")]);
    const other = await createFounder(house, `history-other-${count}@example.com`);
    const of = await other.createProject(["microsaas"]);
    expect(await bring([post("1shared")], [comment("c1")], { by: other, of })).toMatchObject({
      brought: { posts: 1, comments: 1 },
    });
  });

  test("comes once when two imports race", async () => {
    const made = Array.from({ length: 20 }, (_, index) => post(`1race${index}`));
    const written = Array.from({ length: 20 }, (_, index) => comment(`cr${index}`));
    const answers = await Promise.all([bring(made, written), bring(made, written)]);
    const sum = (pick: (answer: (typeof answers)[number]) => number) =>
      answers.reduce((total, answer) => total + pick(answer), 0);
    expect(sum(({ brought }) => brought.posts)).toBe(20);
    expect(sum(({ known }) => known.posts)).toBe(20);
    expect(sum(({ brought }) => brought.comments)).toBe(20);
    expect(await readPosts()).toHaveLength(20);
  });
});

test("communities that are not in the catalogue are named and left out", async () => {
  const elsewhere = (id: string, subredditId: string) =>
    post(id, { subredditId, permalink: addressOf(id, subredditId) });
  const nowhere = comment("c1", {
    subredditId: "no_such_place",
    permalink: `${addressOf("1t", "no_such_place")}x/c1/`,
  });
  expect(
    await bring(
      [elsewhere("1a", "no_such_place"), elsewhere("1b", "Nor_This"), post("1c")],
      [nowhere],
    ),
  ).toEqual({
    brought: { posts: 1, comments: 0 },
    known: { posts: 0, comments: 0 },
    leftOut: [
      { subredditId: "no_such_place", posts: 1, comments: 1 },
      { subredditId: "nor_this", posts: 1, comments: 0 },
    ],
  });
});

describe("an undone import", () => {
  test("takes away what it brought and nothing else", async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await bring([post("1one"), post("1two")], [comment("c1")], { importId: first });
    house.advance(60_000);
    await bring([post("1two"), post("1three")], [comment("c2")], { importId: second });
    expect((await founder.client.listImports()).items).toMatchObject([
      { posts: 1, comments: 1 },
      { posts: 2, comments: 1 },
    ]);
    await founder.client.undoImport({ params: { importId: first } });
    expect((await founder.client.listImports()).items).toMatchObject([
      { id: second, importedAt: house.clock().toISOString(), posts: 1, comments: 1 },
    ]);
    expect((await readPosts()).map(({ permalink }) => permalink)).toEqual([
      `${addressOf("1three")}invoices/`,
    ]);
    await expect(founder.client.undoImport({ params: { importId: first } })).rejects.toMatchObject({
      code: "NOT_FOUND",
      serverMessage: "We can't find this import. You may have undone it already.",
    });
  });

  test("takes along what is kept of a post whose words were purged", async () => {
    const importId = crypto.randomUUID();
    await bring([post("1gone")], [], { importId });
    const [{ id = "" } = {}] = await readPosts();
    await founder.client.deletePost({ params: { postId: id } });
    house.advance(2 * DAY_MS);
    await purgeExpired(house.deps).run();
    const { db } = house.database;
    expect(await db.$count(posts, eq(posts.userId, founder.userId))).toBe(0);
    expect(await db.$count(contributions, eq(contributions.userId, founder.userId))).toBe(1);
    const { client } = await createFounder(house, `history-${count - 1}@example.com`);
    await client.undoImport({ params: { importId } });
    expect(await db.$count(contributions, eq(contributions.userId, founder.userId))).toBe(0);
  });

  test("of another user who chose the same id stays", async () => {
    const importId = crypto.randomUUID();
    const other = await createFounder(house, `history-same-${count}@example.com`);
    const of = await other.createProject(["microsaas"]);
    await bring([post("1mine")], [], { importId });
    await bring([post("1theirs")], [], { importId, by: other, of });
    await founder.client.undoImport({ params: { importId } });
    expect((await other.client.listImports()).items).toMatchObject([{ id: importId, posts: 1 }]);
  });
});

describe("what is refused", () => {
  test.each<[string, () => [object[], object[]?], string, RegExp]>([
    [
      "another site",
      () => [[post("1a", { permalink: "https://example.com/r/microsaas/comments/1a/" })]],
      "posts.0.permalink",
      /isn't a Reddit post/,
    ],
    [
      "another community",
      () => [[post("1a"), post("1b", { permalink: addressOf("1b", "startups") })]],
      "posts.1.permalink",
      /leads to r\/startups/,
    ],
    [
      "a shortened address",
      () => [[post("1a", { permalink: "https://redd.it/1a" })]],
      "posts.0.permalink",
      /doesn't lead to a post in its community/,
    ],
    [
      "a comment that is a post",
      () => [[], [comment("c1", { permalink: addressOf("1a") })]],
      "comments.0.permalink",
      /doesn't lead to a comment/,
    ],
    [
      "a post that is still to come",
      () => [[post("1a", { postedAt: daysAgo(-1) })]],
      "posts.0.postedAt",
      /is in the future/,
    ],
    [
      "a comment that is still to come",
      () => [[], [comment("c1", { writtenAt: daysAgo(-1) })]],
      "comments.0.writtenAt",
      /is in the future/,
    ],
    [
      "a post from before Reddit",
      () => [[post("1a", { postedAt: "2005-05-31T23:59:59Z" })]],
      "posts.0.postedAt",
      /Reddit didn't exist then/,
    ],
    [
      "a title that is too long",
      () => [[post("1a", { title: "x".repeat(301) })]],
      "posts.0.title",
      /at most 300/,
    ],
    [
      "words that are too long",
      () => [[post("1a", { content: "x".repeat(40_001) })]],
      "posts.0.content",
      /at most 40,000/,
    ],
    [
      "where it was sent from",
      () => [[post("1a", { ip: "203.0.113.9" })]],
      "posts.0",
      /doesn't know the field posts\.0\.ip/,
    ],
    [
      "501 at once",
      () => [Array.from({ length: 501 }, (_, index) => post(`1m${index}`))],
      "posts",
      /At most 500/,
    ],
  ])("%s", async (_case, make, field, sentence) => {
    const refused = await bring(...make()).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION" });
    expect((refused as { details: object }).details).toMatchObject({
      issues: [{ field, message: expect.stringMatching(sentence) }],
    });
    expect(await readPosts()).toEqual([]);
  });

  test("more than an account can bring, with nothing of the batch kept", async () => {
    const { db } = house.database;
    await bring([post("1first")]);
    const [row] = await db.select().from(posts).where(eq(posts.userId, founder.userId));
    if (!row) throw new Error("The post was not brought.");
    const { id: _id, ...rest } = row;
    const many = Array.from({ length: MAX_IMPORTED_POSTS - 1 }, (_, index) => ({
      ...rest,
      permalink: addressOf(`1full${index}`),
    }));
    for (let at = 0; at < many.length; at += 500) {
      await db.insert(posts).values(many.slice(at, at + 500));
    }
    await expect(bring([post("1more")], [comment("c1")])).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage:
        "An account can import at most 2,000 posts. Import fewer, or undo an earlier import.",
    });
    expect(await bring([post("1first")], [comment("c1")])).toMatchObject({
      brought: { posts: 0, comments: 1 },
    });
  });

  test("a personal token", async () => {
    const { token } = await founder.client.createToken({
      body: { name: "My script", scope: "write-drafts" },
    });
    const params = { projectId: project.id };
    const body = { importId: crypto.randomUUID(), posts: [post("1script")] } as never;
    await expect(house.clientOf(token).importHistory({ params, body })).rejects.toMatchObject({
      status: 403,
    });
  });
});
