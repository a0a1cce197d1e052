import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENOUGH_OUTCOMES } from "#engine/results/measure-results.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { insertPost, type NewPost } from "#server/db/posts/posts-repository.ts";
import { posts } from "#server/db/schema.ts";
import type { ProjectId } from "#server/scope.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

type Place = { founder: Founder; projectId: ProjectId };

async function enter(email: string, plan?: "FREE" | "PREMIUM_MONTHLY"): Promise<Place> {
  const founder = await createFounder(house, email, plan);
  const project = await founder.createProject(["saas", "startups"]);
  return { founder, projectId: project.id as ProjectId };
}

/** A post that was made two days ago and counted now, unless stated. */
function addPost({ founder, projectId }: Place, fields: Partial<NewPost> = {}) {
  const now = house.clock();
  return insertPost(house.database.db, {
    userId: founder.userId,
    projectId,
    subredditId: "saas",
    title: "How do you price a planner?",
    content: "I wonder.",
    postType: "question",
    status: "posted",
    postedAt: new Date(now.getTime() - 48 * HOUR_MS),
    countedAt: now,
    by: "engine",
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
}

const readResults = ({ founder, projectId }: Place) =>
  founder.client.getProjectResults({ params: { projectId } });

describe("what was predicted", () => {
  const content =
    "I made Ledgerly over the summer. Sign up now: https://bit.ly/ledgerly. It is the best tool that ever was made for invoices, and everyone should use it today.";
  const draft = { status: "scheduled", postedAt: null, content } as const;
  const mark = ({ founder }: Place, postId: string, body = {}) =>
    founder.client.markPosted({ params: { postId }, body });
  const readRow = async (postId: string) =>
    (await house.database.db.select().from(posts).where(eq(posts.id, postId)))[0];

  test("is kept with the post when it goes out, and follows its words", async () => {
    const place = await enter("predicted@example.com");
    const { id: calm } = await addPost(place, { ...draft, content: "How do you write invoices?" });
    const { id: loud } = await addPost(place, { ...draft, subredditId: "startups" });
    const before = await place.founder.client.getRoadmap({
      params: { projectId: place.projectId },
    });
    expect(before.map(({ predictedRisk }) => predictedRisk)).toEqual([null, null]);
    const low = (await mark(place, calm)).predictedRisk;
    const high = (await mark(place, loud)).predictedRisk;
    expect(high).toMatchObject({ level: "high", at: house.clock().toISOString() });
    expect(low?.score).toBeLessThan(high?.score ?? 0);
  });

  test("does not change afterwards, whatever becomes of post and account", async () => {
    const place = await enter("kept@example.com");
    const { id } = await addPost(place, draft);
    const { predictedRisk } = await mark(place, id);
    await place.founder.client.updateCurrentUser({ body: { redditKarma: 3 } });
    const permalink = "https://www.reddit.com/r/SaaS/comments/1abcde/planner/";
    expect((await mark(place, id, { permalink })).predictedRisk).toEqual(predictedRisk);
    const params = { postId: id };
    await expect(
      place.founder.client.updatePost({ params, body: { content: "Hello." } }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    const removed = await place.founder.client.updatePerformance({
      params,
      body: { outcome: "removed" },
    });
    expect(removed.predictedRisk).toEqual(predictedRisk);
  });

  test("is nothing for a post that was made before, and for a community that is gone", async () => {
    const place = await enter("unpredicted@example.com");
    const { id: old } = await addPost(place);
    expect((await mark(place, old)).predictedRisk).toBeNull();
    const { id: gone } = await addPost(place, { ...draft, subredditId: "no_such_place" });
    expect((await mark(place, gone)).predictedRisk).toBeNull();
    expect(await readRow(gone)).toMatchObject({ status: "posted", predictedScore: null });
  });

  test("can't be sent along", async () => {
    const place = await enter("forged@example.com");
    const { id } = await addPost(place, draft);
    await expect(mark(place, id, { predictedRisk: { score: 0 } } as never)).rejects.toMatchObject({
      code: "VALIDATION",
    });
    expect(await readRow(id)).toMatchObject({ status: "scheduled", predictedScore: null });
  });
});

describe("the results of a project", () => {
  test("are for premium plans", async () => {
    const free = await enter("free@example.com", "FREE");
    await expect(readResults(free)).rejects.toMatchObject({
      status: 403,
      code: "PREMIUM_REQUIRED",
      serverMessage: "Advanced analytics is only available for premium users.",
    });
    const monthly = await enter("monthly@example.com", "PREMIUM_MONTHLY");
    expect(await readResults(monthly)).toMatchObject({ total: { posts: 0 }, communities: [] });
  });

  test("stand by community, hour, weekday and week of the user's own clock", async () => {
    const place = await enter("clock@example.com");
    await place.founder.client.updateCurrentUser({ body: { timezone: "Asia/Kolkata" } });
    // A Tuesday night in Kolkata, and the Wednesday after it.
    await addPost(place, {
      postedAt: new Date("2026-11-10T18:00:00Z"),
      outcome: "live",
      upvotes: 40,
      comments: 6,
    });
    await addPost(place, {
      postedAt: new Date("2026-11-10T18:45:00Z"),
      outcome: "removed",
      upvotes: 2,
      subredditId: "startups",
    });
    await addPost(place, {
      postedAt: new Date("2026-10-28T06:00:00Z"),
      subredditId: "left_the_catalogue",
    });
    const results = await readResults(place);
    expect(results).toMatchObject({
      timezone: "Asia/Kolkata",
      asOf: house.clock().toISOString(),
      total: {
        posts: 3,
        live: 1,
        removed: 1,
        survival: { value: 0.5, posts: 2 },
        upvotes: { value: 21, posts: 2, low: null },
        comments: { value: 6, posts: 1 },
      },
    });
    const params = { projectId: place.projectId };
    const table = await place.founder.client.exportProjectResults({ params });
    const rows = table.trimEnd().split("\r\n");
    expect(rows[1]).toMatch(/^total,,3,1,1,0\.5,0\.\d+,0\.\d+,21,6$/);
    expect(rows.filter((row) => row.startsWith("community,"))).toHaveLength(3);
    expect(rows.filter((row) => row.startsWith("hour,"))).toHaveLength(24);
    expect(rows).toContain("weekday,monday,0,0,0,,,,,");
    expect(results.communities.map(({ fullName, posts: count }) => [fullName, count])).toEqual([
      ["r/left_the_catalogue", 1],
      ["r/SaaS", 1],
      ["r/startups", 1],
    ]);
    const hours = results.hours.flatMap(({ posts: count }, hour) => (count > 0 ? [hour] : []));
    expect(hours).toEqual([0, 11, 23]);
    expect(results.weekdays.map(({ posts: count }) => count)).toEqual([0, 1, 2, 0, 0, 0, 0]);
    expect(results.weeks.map(({ startsOn }) => startsOn)).toEqual([
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
    ]);
  });

  test("take upvotes and comments from a day after the post on, whoever counted them", async () => {
    const place = await enter("settled@example.com");
    const postedAt = new Date(house.clock().getTime() - 72 * HOUR_MS);
    const counted = (hours: number | null, upvotes: number, comments: number) =>
      addPost(place, {
        postedAt,
        countedAt: hours === null ? null : new Date(postedAt.getTime() + hours * HOUR_MS),
        countedBy: "reddit",
        outcome: "live",
        upvotes,
        comments,
      });
    await counted(0.25, 1, 0);
    await counted(23.9, 2, 0);
    await counted(null, 3, 0);
    await counted(24, 40, 8);
    expect((await readResults(place)).total).toMatchObject({
      posts: 4,
      live: 4,
      upvotes: { value: 40, posts: 1 },
      comments: { value: 8, posts: 1 },
    });
  });

  test("leave out what was deleted, planned, or belongs to another project or user", async () => {
    const place = await enter("bounds@example.com");
    const other = await enter("neighbour@example.com");
    await addPost(place, { upvotes: 5 });
    await addPost(place, { upvotes: 900, deletedAt: house.clock() });
    await addPost(place, { status: "scheduled", postedAt: null });
    await addPost({ ...place, projectId: (await enter("bounds@example.com")).projectId });
    await addPost(other, { upvotes: 900 });
    expect((await readResults(place)).total).toMatchObject({ posts: 1, upvotes: { value: 5 } });
  });
});

describe("predictions against what happened", () => {
  const predicted = (score: number, outcome: "live" | "removed" | "unknown"): Partial<NewPost> => ({
    outcome,
    predictedScore: score,
    predictedLevel: "low",
    predictedAt: house.clock(),
  });

  test("are shown from 20 outcomes on, over all projects, and say before how many are missing", async () => {
    const place = await enter("calibration@example.com");
    const second = await enter("calibration@example.com");
    for (let count = 0; count < 12; count += 1) await addPost(place, predicted(10, "live"));
    for (let count = 0; count < 7; count += 1) await addPost(second, predicted(70, "removed"));
    await addPost(place, predicted(10, "unknown"));
    await addPost(place, { outcome: "live" });
    await addPost(place, { ...predicted(10, "live"), deletedAt: house.clock() });
    const before = await readResults(place);
    expect(before.calibration).toEqual({
      outcomes: ENOUGH_OUTCOMES - 1,
      unpredicted: 1,
      missing: 1,
      overall: null,
      bins: [],
    });
    await addPost(second, predicted(70, "live"));
    const { calibration } = await readResults(place);
    expect(calibration).toMatchObject({
      outcomes: ENOUGH_OUTCOMES,
      missing: 0,
      overall: { predicted: 34, removed: { value: 0.35, posts: 20 }, verdict: "fits" },
      bins: [
        { from: 0, to: 20, predicted: 10, removed: { value: 0, posts: 12 } },
        { from: 60, to: 80, predicted: 70, removed: { value: 7 / 8, posts: 8 } },
      ],
    });
    expect((await readResults(second)).calibration).toEqual(calibration);
  });
});
