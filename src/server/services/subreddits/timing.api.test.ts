import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanCode } from "#engine/billing/plans.ts";
import { insertPost, type NewPost } from "#server/db/posts/posts-repository.ts";
import type { ProjectId } from "#server/scope.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const timingOf = ({ client }: Founder, subredditId: string) =>
  client.getSubredditTiming({ params: { subredditId } });

describe("the hours of a community", () => {
  test.each<[string, PlanCode, "even" | "unclear" | "unknown", number | null]>([
    ["SaaS", "PREMIUM_MONTHLY", "even", 24],
    ["SaaS", "FREE", "even", null],
    ["funny", "PREMIUM_LIFETIME", "unclear", null],
  ])("of r/%s with %s: %s", async (id, plan, kind, hours) => {
    const founder = await createFounder(
      house,
      `hours-${id}-${plan}@example.com`.toLowerCase(),
      plan,
    );
    const { timing, outcomeByHour } = await timingOf(founder, id);
    expect(timing.kind).toBe(kind);
    expect(outcomeByHour?.length ?? null).toBe(hours);
    for (const hour of outcomeByHour ?? []) {
      expect(hour.low).toBeLessThanOrEqual(hour.shareOver10 + 0.001);
      expect(hour.high).toBeGreaterThanOrEqual(hour.shareOver10 - 0.001);
    }
  });

  test("are said alike in the list, the detail and the project", async () => {
    const founder = await createFounder(house, "alike@example.com");
    const { timing } = await timingOf(founder, "saas");
    const detail = await founder.client.getSubreddit({ params: { subredditId: "saas" } });
    const project = await founder.createProject(["saas"]);
    expect(detail.timing).toEqual(timing);
    expect(project.recommendations[0]?.subreddit.timing).toEqual(timing);
    expect(detail.bestPostingHours).toEqual(
      timing.hours.map((hour) => `${String(hour).padStart(2, "0")}:00`),
    );
  });
});

test("threads that a community opens on a schedule are no hours of its people", async () => {
  const founder = await createFounder(house, "threads@example.com");
  const { timing } = await timingOf(founder, "python");
  expect(timing.standingThreads).toEqual([{ hour: 0, posts: 144 }]);
  expect(timing.hours).not.toContain(0);
  const detail = await founder.client.getSubreddit({ params: { subredditId: "python" } });
  expect(detail.activityByHour["0"]).toBe(37);
});

test("fifty posts of a front page have no hours to name", async () => {
  const founder = await createFounder(house, "front-page@example.com");
  const detail = await founder.client.getSubreddit({ params: { subredditId: "funny" } });
  expect(detail.bestPostingHours).toEqual([]);
  expect(Object.keys(detail.activityByHour)).toHaveLength(24);
});

describe("one's own results", () => {
  let founder: Founder;
  let projectId: ProjectId;
  beforeAll(async () => {
    founder = await createFounder(house, "own-results@example.com");
    await founder.client.updateCurrentUser({ body: { timezone: "America/New_York" } });
    projectId = (await founder.createProject(["saas"])).id as ProjectId;
  });

  async function addPosts(count: number, changes: Partial<NewPost>): Promise<void> {
    const now = house.clock();
    for (let made = 0; made < count; made += 1) {
      await insertPost(house.database.db, {
        userId: founder.userId,
        projectId,
        subredditId: "saas",
        title: "How do you price a planner?",
        content: "I wonder.",
        postType: "question",
        status: "posted",
        postedAt: new Date("2026-11-10T14:00:00Z"),
        upvotes: 12,
        countedAt: new Date("2026-11-12T14:00:00Z"),
        by: "engine",
        createdAt: now,
        updatedAt: now,
        ...changes,
      });
    }
  }

  test("wait for twenty posts, and count only what tells of the hour", async () => {
    await addPosts(19, {});
    await addPosts(5, { upvotes: null });
    await addPosts(5, { outcome: "removed" });
    await addPosts(5, { subredditId: "startups" });
    await addPosts(5, { deletedAt: house.clock() });
    await addPosts(5, { postedAt: new Date("2026-11-14T12:00:00Z") });
    // Within the first two days, and nobody knows when.
    await addPosts(5, { countedAt: new Date("2026-11-12T13:59:00Z") });
    await addPosts(5, { countedAt: null });
    const { own } = await timingOf(founder, "saas");
    expect(own).toEqual({ all: { posts: 19, over10: 19 }, parts: null, better: null });
  });

  test("then go by the user's clock, with the summer time of each post", async () => {
    // 10:30 UTC is 5:30 in November and 6:30 in October.
    await addPosts(3, { postedAt: new Date("2026-11-10T10:30:00Z"), upvotes: 9 });
    await addPosts(2, { postedAt: new Date("2026-10-10T10:30:00Z"), upvotes: 10 });
    const { own } = await timingOf(founder, "saas");
    expect(own.parts?.map(({ posts }) => posts)).toEqual([3, 21, 0, 0]);
    expect(own.all).toEqual({ posts: 24, over10: 21 });
  });

  test("are nobody else's", async () => {
    const stranger = await createFounder(house, "stranger-to-results@example.com");
    expect((await timingOf(stranger, "saas")).own.all).toEqual({ posts: 0, over10: 0 });
  });
});

test("a community that is not in the catalogue is not found", async () => {
  const founder = await createFounder(house, "lost@example.com");
  await expect(timingOf(founder, "nosuchplace_here")).rejects.toMatchObject({ status: 404 });
});
