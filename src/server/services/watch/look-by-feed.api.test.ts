import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { createSafeFeeds } from "#server/gateways/feeds/safe-feeds.ts";
import { watchPostsByFeed } from "#server/jobs/reddit-jobs.ts";
import { insertPost } from "#server/db/posts/posts-repository.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { createSharedTurns } from "#server/services/radar/shared-turns.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { openTestDatabase } from "#server/testing/open-test-database.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import {
  type RedditFeedsStandin,
  startRedditFeedsStandin,
} from "#standins/reddit-feeds/reddit-feeds-standin.ts";

const KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4";
const OTHER_KEY = "1f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4";

let standin: RedditFeedsStandin;
let house: TestApp;
let founder: Founder;
let projectId: string;
let made = 0;
beforeAll(async () => {
  const clock = () => house.clock();
  const database = await openTestDatabase();
  standin = await startRedditFeedsStandin({
    keys: { a_founder: KEY, b_founder: OTHER_KEY },
    clock,
  });
  const feeds = createSafeFeeds({
    userAgent: "Foothold/0.0.0-test",
    clock,
    turns: createSharedTurns({ database, clock }),
    standin: standin.url,
    sleep: async (ms) => house.advance(ms),
  });
  house = await startTestApp({ database, feeds });
  founder = await createFounder(house, "watched@example.com");
  projectId = (await founder.createProject(["saas"])).id;
});
afterAll(async () => {
  await house.stop();
  await standin.close();
});

const look = () => watchPostsByFeed(house.deps).run();

/** A post of twenty minutes ago or so, here and in the feeds. */
async function post({ by = founder, of = projectId, minutesAgo = 20 } = {}): Promise<{
  postId: string;
  redditId: string;
}> {
  const redditId = `f${(made += 1)}`;
  const postedAt = new Date(house.clock().getTime() - minutesAgo * MINUTE_MS);
  standin.post({ id: redditId, community: "SaaS", author: "a_founder", at: postedAt });
  const { id } = await insertPost(house.database.db, {
    userId: by.userId as UserId,
    projectId: of as ProjectId,
    subredditId: "saas",
    title: "How do you price a planner?",
    content: "I wonder.",
    postType: "question",
    status: "posted",
    postedAt,
    permalink: `https://www.reddit.com/r/SaaS/comments/${redditId}/planner/`,
    by: "engine",
    createdAt: postedAt,
    updatedAt: postedAt,
  });
  return { postId: id, redditId };
}

async function read({ postId }: { postId: string }) {
  const roadmap = await founder.client.getRoadmap({ params: { projectId } });
  return roadmap.find(({ id }) => id === postId);
}

test("without a key nothing is read, and the user is asked", async () => {
  const target = await post();
  await look();
  expect(standin.requests).toEqual([]);
  expect(await read(target)).toMatchObject({ check: { due: "15-minutes", seen: [] } });
});

test("what thread and list have is up, and nobody is asked; what they lack is asked, not told", async () => {
  await founder.client.setRadarKey({
    body: { address: `https://www.reddit.com/.rss?feed=${KEY}&user=a_founder` },
  });
  const [up, gone] = [await post(), await post()];
  standin.remove(gone.redditId);
  await look();
  expect(await read(up)).toMatchObject({
    performance: { outcome: "live", upvotes: null },
    check: { due: null, seen: [{ stage: "15-minutes", sighting: "live", by: "reddit" }] },
  });
  expect(await read(gone)).toMatchObject({
    performance: { outcome: "unknown" },
    check: { due: "15-minutes", seen: [] },
  });
  const before = standin.requests.length;
  await look();
  expect(standin.requests).toHaveLength(before);
});

test("a feed that fails is read again, and nothing is noted", async () => {
  const target = await post();
  standin.fail("html");
  await look();
  expect(await read(target)).toMatchObject({ check: { due: "15-minutes", seen: [] } });
  house.advance(5 * MINUTE_MS);
  await look();
  expect(await read(target)).toMatchObject({ performance: { outcome: "live" } });
});

test("one who has many posts to look at keeps nobody else waiting", async () => {
  const modest = await createFounder(house, "modest@example.com");
  const of = (await modest.createProject(["saas"])).id;
  const address = `https://www.reddit.com/.rss?feed=${OTHER_KEY}&user=b_founder`;
  await modest.client.setRadarKey({ body: { address } });
  for (let n = 0; n < 35; n += 1) await post();
  const { postId } = await post({ by: modest, of, minutesAgo: 25 });
  await look();
  const [seen] = await modest.client.getRoadmap({ params: { projectId: of } });
  expect(seen).toMatchObject({ id: postId, performance: { outcome: "live" } });
});
