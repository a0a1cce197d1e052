import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertPost, type NewPost } from "#server/db/posts/posts-repository.ts";
import type { ProjectId } from "#server/scope.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
let projectId: string;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "founder@example.com");
  projectId = (await founder.createProject(["saas"])).id;
});
afterAll(() => house.stop());

const DAY = 24 * 3_600_000;
const at = (days: number) => new Date(house.clock().getTime() + days * DAY);
const list = (days?: number, owner = founder, from = at(0)) =>
  owner.client.listDatedPosts({
    query: { from: from.toISOString(), ...(days !== undefined && { days }) },
  });

function plan(scheduledFor: Date | null, changes: Partial<NewPost> = {}, owner = founder) {
  return insertPost(house.database.db, {
    userId: owner.userId,
    projectId: projectId as ProjectId,
    subredditId: "saas",
    title: "How do you price a planner?",
    content: "I made a planner and wonder.",
    postType: "question",
    status: scheduledFor ? "scheduled" : "draft",
    scheduledFor,
    by: "engine",
    createdAt: house.clock(),
    updatedAt: house.clock(),
    ...changes,
  });
}

describe("posts of all projects in a range", () => {
  test("are the planned and the made ones, the earliest first, each with its project", async () => {
    const other = await founder.createProject(["saas"], { name: "Ropewise" });
    const later = await plan(at(3), { projectId: other.id as ProjectId, subredditId: "gone_one" });
    const made = await plan(at(-5), { status: "posted", postedAt: at(1), outcome: "removed" });
    await plan(null, { title: "A draft" });
    await plan(at(2), { title: "Deleted", deletedAt: at(0) });
    await plan(at(7), { title: "The first moment after" });
    await plan(at(-0.001), { title: "The last moment before" });
    expect(await list()).toEqual({
      isCut: false,
      items: [
        {
          id: made.id,
          projectId,
          projectName: "Ledgerly",
          subredditId: "saas",
          fullName: "r/SaaS",
          title: "How do you price a planner?",
          status: "posted",
          outcome: "removed",
          at: at(1).toISOString(),
        },
        expect.objectContaining({
          id: later.id,
          projectName: "Ropewise",
          fullName: "r/Unknown",
          status: "scheduled",
          at: at(3).toISOString(),
        }),
      ],
    });
    await founder.client.archiveProject({ params: { projectId: other.id } });
    expect((await list()).items.map(({ id }) => id)).toEqual([made.id]);
    expect((await list(8)).items).toHaveLength(2);
  });

  test("are the user's own, and those of an account without a plan", async () => {
    const stranger = await createFounder(house, "stranger@example.com", "FREE");
    expect(await list(45, stranger)).toEqual({ items: [], isCut: false });
    const { id } = await stranger.createProject(["saas"]);
    const own = await plan(at(2), { projectId: id as ProjectId }, stranger);
    expect((await list(45, stranger)).items.map((post) => post.id)).toEqual([own.id]);
  });

  test("are at most 500, and say that there are more", async () => {
    const crowded = await createFounder(house, "crowded@example.com");
    const { id } = await crowded.createProject(["saas"]);
    for (let count = 0; count < 501; count += 1) {
      await plan(at(1), { projectId: id as ProjectId }, crowded);
    }
    const { items, isCut } = await list(7, crowded);
    expect([items.length, isCut]).toEqual([500, true]);
  });

  test.each([
    ["no start", {}, "Please say when to start."],
    ["a start that is no time", { from: "tomorrow" }, "That isn't a date and time."],
    ["a start too far away", { from: "2199-01-01T00:00:00Z" }, "This date is too far away."],
    ["no day at all", { from: "2026-11-16T00:00:00Z", days: "0" }, /at least one day/],
    ["too many days", { from: "2026-11-16T00:00:00Z", days: "46" }, /at most 45 days/],
    ["half a day", { from: "2026-11-16T00:00:00Z", days: "1.5" }, /a whole number/],
    ["days that are no number", { from: "2026-11-16T00:00:00Z", days: "x" }, /must be a number/],
  ])("are refused for %s", async (_case, query, words) => {
    await expect(founder.client.listDatedPosts({ query: query as never })).rejects.toMatchObject({
      status: 400,
      serverMessage: expect.stringMatching(words),
    });
  });
});
