import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { posts, subreddits, users } from "#server/db/schema.ts";
import { type RedditGateway, unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";
import { readKarma, watchPosts } from "#server/jobs/reddit-jobs.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
/** Each post that Reddit has, and where. */
const submitted = new Map<string, string>();
let askedLists: string[] = [];
let askedAccounts: string[] = [];

const reddit: RedditGateway = {
  ...unconfiguredReddit,
  isConfigured: true,
  fetchPosts: async (ids) =>
    ids.map((id) => ({
      id: `t3_${id}`,
      community: submitted.get(id) ?? "",
      createdAt: house.clock(),
      removedBy: null,
      score: 1,
      comments: 0,
    })),
  fetchNew: async (name) => {
    askedLists.push(name);
    return [];
  },
  fetchUser: async (name) => {
    askedAccounts.push(name);
    return {
      name,
      isSuspended: false,
      createdAt: house.clock(),
      linkKarma: 5,
      commentKarma: 5,
      totalKarma: 10,
      hasVerifiedEmail: true,
    };
  },
};

beforeAll(async () => {
  house = await startTestApp({ reddit });
});
afterAll(() => house.stop());

type Author = Founder & { projectId: string };
let busy: Author;
let modest: Author;
beforeEach(async () => {
  await house.database.db.delete(users);
  askedLists = [];
  askedAccounts = [];
  const enter = async (email: string): Promise<Author> => {
    const founder = await createFounder(house, email);
    const { id: projectId } = await founder.createProject(["saas"]);
    return { ...founder, projectId };
  };
  busy = await enter(`busy-${submitted.size}@example.com`);
  modest = await enter(`modest-${submitted.size}@example.com`);
});

/** Made so many minutes ago, one in each of these communities. */
async function post(author: Author, communities: string[], minutesAgo: number): Promise<void> {
  const postedAt = new Date(house.clock().getTime() - minutesAgo * MINUTE_MS);
  const rows = communities.map((subredditId) => {
    const redditId = `p${submitted.size}`;
    submitted.set(redditId, subredditId);
    return {
      userId: author.userId as UserId,
      projectId: author.projectId as ProjectId,
      subredditId,
      title: "How do you price a planner?",
      content: "I wonder.",
      postType: "question" as const,
      status: "posted" as const,
      postedAt,
      permalink: `https://www.reddit.com/r/${subredditId}/comments/${redditId}/planner/`,
      by: "engine" as const,
      createdAt: postedAt,
      updatedAt: postedAt,
    };
  });
  await house.database.db.insert(posts).values(rows);
}

const look = () => watchPosts(house.deps, house.logger).run();
const countUnseen = (author: Author) =>
  house.database.db
    .select({ watchedAt: posts.watchedAt })
    .from(posts)
    .where(eq(posts.userId, author.userId as UserId))
    .then((rows) => rows.filter(({ watchedAt }) => watchedAt === null).length);

test("posts in many communities keep nobody else waiting, and a run asks for 40 lists", async () => {
  const known = await house.database.db.select({ id: subreddits.id }).from(subreddits).limit(61);
  const [last = "", ...others] = known.map(({ id }) => id);
  await post(busy, others, 16);
  await post(modest, [last], 20);
  await look();
  expect(await countUnseen(modest)).toBe(0);
  expect(askedLists).toHaveLength(40);
  expect(await countUnseen(busy)).toBe(21);
  house.advance(3 * MINUTE_MS);
  await look();
  expect(askedLists).toHaveLength(61);
  expect(await countUnseen(busy)).toBe(0);
});

test("more posts than a run looks at keep nobody else waiting", async () => {
  await post(busy, Array<string>(320).fill("saas"), 16);
  await post(modest, ["webdev"], 20);
  await look();
  expect([await countUnseen(modest), await countUnseen(busy)]).toEqual([0, 21]);
  await look();
  expect(await countUnseen(busy)).toBe(0);
});

test("karma of 10,000 accounts is asked for in a day, each account once, 80 in a run", async () => {
  const { db } = house.database;
  await db.insert(users).values(
    Array.from({ length: 200 }, (_, n) => ({
      email: `named-${n}@example.com`,
      redditUsername: `named_${n}`,
      createdAt: house.clock(),
    })),
  );
  const job = readKarma(house.deps, house.logger);
  const perRun: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const before = askedAccounts.length;
    await job.run();
    perRun.push(askedAccounts.length - before);
    house.advance(10 * MINUTE_MS);
  }
  expect(perRun).toEqual([80, 80, 40, 0]);
  expect(new Set(askedAccounts).size).toBe(200);
  expect(job.cron).toBe("1-59/10 * * * *");
  expect((DAY_MS / (10 * MINUTE_MS)) * 80).toBeGreaterThanOrEqual(10_000);

  // The next day those come first who waited longest; a newcomer before them.
  house.advance(DAY_MS);
  await db.insert(users).values({
    email: "newcomer@example.com",
    redditUsername: "newcomer",
    createdAt: house.clock(),
  });
  await job.run();
  const [first, ...rest] = askedAccounts.slice(200);
  expect(first).toBe("newcomer");
  expect(new Set(rest)).toEqual(new Set(askedAccounts.slice(0, 79)));
  expect(await db.$count(users, isNull(users.redditAskedAt))).toBe(2);
});
