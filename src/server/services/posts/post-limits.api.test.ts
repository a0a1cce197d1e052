import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Project } from "#contract/project.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const CAP_MESSAGE = "Maximum 5 pending posts. Post or delete some first.";
const QUOTA_MESSAGE =
  "You have used all 10 generated posts this month. You get more on December 1.";
/** All that was told is enough for a post for each of them. */
const READY_TOGETHER = ["saas", "sideproject", "webdev", "microsaas", "indiehackers"];
const COMMUNITIES = ["saas", "freelance", "smallbusiness", "sideproject", "webdev", "startups"];

/** How many succeeded, and what the others were told. */
async function settle(calls: Promise<unknown>[]) {
  const results = await Promise.allSettled(calls);
  const refusals = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as { code: string; serverMessage: string }] : [],
  );
  return {
    succeeded: results.length - refusals.length,
    messages: [...new Set(refusals.map(({ serverMessage }) => serverMessage))],
  };
}

const usedBy = async ({ client }: Founder) => (await client.getBillingStatus()).aiPosts.used;

describe("50 calls at once", () => {
  test("never pass 5 pending posts of a project", async () => {
    const founder = await createFounder(house, "cap@example.com");
    const { id: projectId } = await founder.createProject(READY_TOGETHER);
    // Each takes the next one of the plan, so that the order in which they arrive decides nothing.
    const calls = Array.from({ length: 50 }, () =>
      founder.client.generatePosts({ body: { projectId, count: 1 } }),
    );
    expect(await settle(calls)).toEqual({ succeeded: 5, messages: [CAP_MESSAGE] });
    const posts = await founder.client.getRoadmap({ params: { projectId } });
    expect(posts).toHaveLength(5);
    expect(new Set(posts.map(({ scheduledFor }) => scheduledFor)).size).toBe(5);
    const texts = posts.map(({ title, content }) => ({ title, content, shape: null }));
    expect(texts.filter((text, index) => isLikeSibling(text, texts.slice(0, index)))).toEqual([]);
    expect(await usedBy(founder)).toBe(5);
  });

  test("write one post where there is room for one", async () => {
    const founder = await createFounder(house, "last@example.com");
    const { id: projectId } = await founder.createProject(READY_TOGETHER);
    const written = await founder.client.generatePosts({ body: { projectId, count: 4 } });
    const taken = new Set(written.map(({ subredditId }) => subredditId));
    const [subredditId = "", ...others] = READY_TOGETHER.filter((id) => !taken.has(id));
    expect([written.length, others]).toEqual([4, []]);
    const calls = Array.from({ length: 50 }, () =>
      founder.client.generatePost({ body: { projectId, subredditId } }),
    );
    expect(await settle(calls)).toEqual({ succeeded: 1, messages: [CAP_MESSAGE] });
    expect(await founder.client.getRoadmap({ params: { projectId } })).toHaveLength(5);
    expect(await usedBy(founder)).toBe(5);
  });

  test("never pass the quota of a month, over all projects", async () => {
    const founder = await createFounder(house, "quota@example.com", "PREMIUM_MONTHLY");
    const projects: Project[] = [];
    for (let count = 0; count < 4; count += 1) projects.push(await founder.createProject(["saas"]));
    const calls = Array.from({ length: 50 }, (_, call) =>
      founder.client.generatePost({
        body: { projectId: projects[call % 4]?.id ?? "", subredditId: "saas" },
      }),
    );
    const { succeeded, messages } = await settle(calls);
    expect(succeeded).toBe(10);
    expect(messages).toContain(QUOTA_MESSAGE);
    expect(await usedBy(founder)).toBe(10);
    expect((await founder.client.getProjectStats()).totalPosts).toBe(10);
  });

  test("in bulk pass neither, nor write twice for one community while others wait", async () => {
    const founder = await createFounder(house, "bulk@example.com", "PREMIUM_MONTHLY");
    const { id: projectId } = await founder.createProject(COMMUNITIES);
    const calls = Array.from({ length: 50 }, (_, call) =>
      founder.client.generatePosts({ body: { projectId, count: 1 + (call % 3) } }),
    );
    await settle(calls);
    const posts = await founder.client.getRoadmap({ params: { projectId } });
    expect(posts.length).toBeLessThanOrEqual(5);
    expect(new Set(posts.map(({ subredditId }) => subredditId)).size).toBe(posts.length);
    expect(await usedBy(founder)).toBe(posts.length);
  });

  test("restore no more than there is room for", async () => {
    const founder = await createFounder(house, "restore@example.com");
    const { id: projectId } = await founder.createProject(["saas"]);
    const body = { projectId, subredditId: "saas" };
    const deleted: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const { id } = await founder.client.generatePost({ body });
      await founder.client.deletePost({ params: { postId: id } });
      deleted.push(id);
    }
    const calls = deleted.map((postId) => founder.client.restorePost({ params: { postId } }));
    expect(await settle(calls)).toEqual({ succeeded: 5, messages: [CAP_MESSAGE] });
  });
});

describe("in bulk", () => {
  test("the rest of the cap is written, and charged", async () => {
    const founder = await createFounder(house, "rest@example.com");
    const { id: projectId } = await founder.createProject(COMMUNITIES);
    const bulk = (count?: number) =>
      founder.client.generatePosts({ body: { projectId, ...(count && { count }) } });
    expect(await bulk(3)).toHaveLength(3);
    expect(await bulk(5)).toHaveLength(2);
    await expect(bulk()).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      serverMessage: CAP_MESSAGE,
      details: { pending: 5, cap: 5 },
    });
    expect(await usedBy(founder)).toBe(5);
  });

  test("the rest of the quota is written, and the next month begins anew", async () => {
    const founder = await createFounder(house, "month@example.com", "PREMIUM_MONTHLY");
    const projects: Project[] = [];
    for (let count = 0; count < 3; count += 1)
      projects.push(await founder.createProject(COMMUNITIES));
    const [first, second, third] = projects.map(({ id }) => id);
    const bulk = (projectId = "", count = 5) =>
      founder.client.generatePosts({ body: { projectId, count } });
    expect(await bulk(first)).toHaveLength(5);
    expect(await bulk(second, 3)).toHaveLength(3);
    expect(await bulk(third)).toHaveLength(2);
    await expect(bulk(third)).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      serverMessage: QUOTA_MESSAGE,
      details: { used: 10, limit: 10, resetsAt: "2026-12-01T00:00:00.000Z" },
    });
    house.advance(Date.parse("2026-12-01T00:00:00Z") - house.clock().getTime());
    const again = await createFounder(house, "month@example.com", "PREMIUM_MONTHLY");
    expect(await usedBy(again)).toBe(0);
    const body = { projectId: second ?? "" };
    expect(await again.client.generatePosts({ body })).toHaveLength(2);
    expect(await usedBy(again)).toBe(2);
  });

  test.each([
    [0, "Ask for at least one post."],
    [6, "Ask for at most 5 posts at once."],
    [1.5, "The number of posts is a whole number."],
    ["3", "The number of posts is a whole number."],
  ])("a count of %j is refused with a sentence", async (count, says) => {
    const founder = await createFounder(house, `count-${count}@example.com`);
    const { id: projectId } = await founder.createProject(["saas"]);
    await expect(
      founder.client.generatePosts({ body: { projectId, count: count as number } }),
    ).rejects.toMatchObject({ status: 400, serverMessage: says });
  });
});

test("what is refused costs nothing, and deleting gives nothing back", async () => {
  const founder = await createFounder(house, "charge@example.com", "PREMIUM_MONTHLY");
  const { id: projectId } = await founder.createProject(["saas"]);
  const generate = (subredditId: string) =>
    founder.client.generatePost({ body: { projectId, subredditId } });
  await expect(generate("no_such_place")).rejects.toMatchObject({ status: 404 });
  expect(await usedBy(founder)).toBe(0);
  const { id: postId } = await generate("saas");
  await founder.client.deletePost({ params: { postId } });
  expect(await usedBy(founder)).toBe(1);
  await grantPlan(house, founder.userId, "PREMIUM_MONTHLY", { status: "EXPIRED" });
  await expect(generate("saas")).rejects.toMatchObject({ code: "PREMIUM_REQUIRED" });
  expect(await usedBy(founder)).toBe(1);
});
