import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertPost } from "#server/db/posts/posts-repository.ts";
import type { ProjectId } from "#server/scope.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let house: TestApp;
let founder: Founder;
let projectId: ProjectId;
beforeAll(async () => {
  house = await startTestApp();
  await signIn();
  projectId = (await founder.createProject(["saas"])).id as ProjectId;
});
afterAll(() => house.stop());

async function signIn(): Promise<void> {
  founder = await createFounder(house, "checks@example.com", "FREE");
}
/** Who comes back after a while signs in anew. */
async function pass(ms: number): Promise<void> {
  house.advance(ms);
  await signIn();
}

/** Made some time ago. */
async function addPost(minutesAgo: number | null): Promise<{ postId: string }> {
  const now = house.clock();
  const post = await insertPost(house.database.db, {
    userId: founder.userId,
    projectId,
    subredditId: "saas",
    title: "How do you price a planner?",
    content: "I wonder.",
    postType: "question",
    status: minutesAgo === null ? "scheduled" : "posted",
    postedAt: minutesAgo === null ? null : new Date(now.getTime() - minutesAgo * MINUTE),
    by: "engine",
    createdAt: now,
    updatedAt: now,
  });
  return { postId: post.id };
}
const record = (params: { postId: string }, body: object) =>
  founder.client.recordCheck({ params, body: body as never });
const readPost = async ({ postId }: { postId: string }) =>
  (await founder.client.getRoadmap({ params: { projectId } })).find(({ id }) => id === postId);

describe("a post that was made", () => {
  test("asks for three looks, each in its time, without a plan that is paid for", async () => {
    const params = await addPost(0);
    const at = (minutes: number) => new Date(house.clock().getTime() + minutes * MINUTE);
    const first = { stage: "15-minutes", at: at(15).toISOString() };
    expect((await readPost(params))?.check).toEqual({
      due: null,
      next: first,
      watch: null,
      seen: [],
    });
    await pass(15 * MINUTE);
    expect((await readPost(params))?.check).toMatchObject({
      due: "15-minutes",
      next: { stage: "24-hours" },
    });
    const checkedAt = house.clock().toISOString();
    const post = await record(params, { sighting: "live" });
    expect(post.check).toMatchObject({
      due: null,
      seen: [{ stage: "15-minutes", sighting: "live", checkedAt, by: "user" }],
    });
    expect(post.performance?.outcome).toBe("live");
    await pass(24 * HOUR);
    expect((await readPost(params))?.check?.due).toBe("24-hours");
    const project = await founder.client.getProject({ params: { projectId } });
    const known = project.generatedPosts.find(({ id }) => id === params.postId);
    expect(known?.check?.due).toBe("24-hours");
  });

  test.each([
    ["before a quarter of an hour", 3, "15-minutes"],
    ["after an hour", 60, "15-minutes"],
    ["after 30 hours", 30 * 60, "24-hours"],
    ["after a month", 30 * 24 * 60, "72-hours"],
  ])("%s a look counts for the stage whose time has come", async (_case, minutesAgo, stage) => {
    const post = await record(await addPost(minutesAgo), { sighting: "live" });
    expect(post.check?.seen.map((each) => each.stage)).toEqual([stage]);
  });

  test.each([
    ["live", "live"],
    ["removed-by-moderators", "removed"],
    ["removed-by-reddit", "removed"],
    ["not-listed", "removed"],
    ["deleted-by-author", "unknown"],
    ["unclear", "unknown"],
  ])("%s: its outcome is %s", async (sighting, outcome) => {
    expect((await record(await addPost(20), { sighting })).performance?.outcome).toBe(outcome);
  });

  test("a second answer for the same look replaces the first; doubt takes it back", async () => {
    const params = await addPost(20);
    await record(params, { sighting: "removed-by-moderators" });
    const live = await record(params, { sighting: "live" });
    expect(live.check?.seen.map(({ sighting }) => sighting)).toEqual(["live"]);
    expect(live.performance).toMatchObject({ outcome: "live", removedReason: null });
    const doubtful = await record(params, { sighting: "unclear" });
    expect(doubtful.performance?.outcome).toBe("unknown");
  });

  test("the latest look counts, whichever is corrected, and doubt leaves it as it is", async () => {
    const params = await addPost(80 * 60);
    await record(params, { sighting: "live", stage: "24-hours" });
    const earlier = await record(params, { sighting: "not-listed", stage: "15-minutes" });
    expect(earlier.performance?.outcome).toBe("live");
    expect(earlier.check?.seen.map(({ stage }) => stage)).toEqual(["15-minutes", "24-hours"]);
    const later = await record(params, { sighting: "unclear", stage: "72-hours" });
    expect(later.performance?.outcome).toBe("live");
  });

  test("keeps an outcome that was told in another way, while a look tells nothing", async () => {
    const params = await addPost(20);
    const body = { outcome: "removed", removedReason: "Rule 3" } as const;
    await founder.client.updatePerformance({ params, body });
    const post = await record(params, { sighting: "unclear" });
    expect(post.performance).toMatchObject(body);
  });
});

describe("refused is", () => {
  test("a look at a post that was not made", async () => {
    await expect(record(await addPost(null), { sighting: "live" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("haven't posted this yet"),
    });
  });

  test("a look before its time", async () => {
    const early = record(await addPost(20), { sighting: "live", stage: "72-hours" });
    await expect(early).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("too early"),
    });
  });

  test.each([
    [{ sighting: "gone" }, "Say what you see"],
    [{}, "Say what you see"],
    [{ sighting: "live", stage: "1-hour" }, "15-minutes, 24-hours and 72-hours"],
  ])("%j", async (body, words) => {
    const params = await addPost(20);
    await expect(record(params, body)).rejects.toMatchObject({
      code: "VALIDATION",
      message: expect.stringContaining(words),
    });
    expect((await readPost(params))?.check?.seen).toEqual([]);
  });

  test("a look at a post that was deleted; restored, it has what was seen", async () => {
    const params = await addPost(20);
    await record(params, { sighting: "live" });
    await founder.client.deletePost({ params });
    await expect(record(params, { sighting: "live" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const restored = await founder.client.restorePost({ params });
    expect(restored.check?.seen).toMatchObject([{ sighting: "live" }]);
  });
});
