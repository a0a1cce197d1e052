import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { posts, taskTicks } from "#server/db/schema.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { listStatements } from "#server/testing/list-statements.ts";
import { SAMPLE_ANSWERS } from "#server/testing/sample-answers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
let project: Project;
let email: string;
let count = 0;

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());
beforeEach(async () => {
  email = `today-${count++}@example.com`;
  founder = await createFounder(house, email);
  project = await founder.createProject(["microsaas", "webdev"], { answers: {} });
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(house.clock().getTime() + hours * HOUR);

async function read(query: { projectId?: string } = {}) {
  const { tasks } = await founder.client.getToday({ query });
  return Object.fromEntries(tasks.map((task) => [task.key, task]));
}

const tick = (taskKey: string) => founder.client.tickTask({ params: { taskKey } });
const untick = (taskKey: string) => founder.client.untickTask({ params: { taskKey } });

/** A promotional post for r/microsaas with a blank, at that time. */
async function plan(hours: number): Promise<GeneratedPost> {
  const params = { projectId: project.id };
  await founder.client.updateInterview({ params, body: { answers: SAMPLE_ANSWERS } });
  const body = { projectId: project.id, subredditId: "microsaas" };
  const { id } = await founder.client.generatePost({ body });
  return founder.client.updatePost({
    params: { postId: id },
    body: {
      title: "Ledgerly after a year",
      content: "I made Ledgerly and learned {{what}}.",
      editSection: null,
      scheduledFor: inHours(hours).toISOString(),
      isOverBudgetConfirmed: true,
    },
  });
}

/** Who comes back after a while signs in anew. */
async function pass(hours: number): Promise<void> {
  house.advance(hours * HOUR);
  founder = await createFounder(house, email);
}

describe("without posts", () => {
  test("a newcomer is told the next step, on the free plan as well", async () => {
    founder = await createFounder(house, `free-${count++}@example.com`, "FREE");
    expect(await founder.client.getToday()).toMatchObject({
      tasks: [{ key: "project.first", title: "Create your first project" }],
      next: null,
    });
    project = await founder.createProject(["microsaas"], { answers: {} });
    const first = { kind: "plan", title: `Write your first draft for ${project.name}` };
    expect(Object.values(await read())).toMatchObject([first]);
    const params = { projectId: project.id };
    await founder.client.updateInterview({ params, body: { answers: SAMPLE_ANSWERS } });
    expect(Object.values(await read())).toMatchObject([first]);
    const body = { projectId: project.id, subredditId: "microsaas" };
    const { id: postId } = await founder.client.generatePost({ body });
    expect(Object.values(await read())).toMatchObject([{ postId }]);
    // Another one takes a plan, and nobody is lured with it.
    await founder.client.deletePost({ params: { postId } });
    expect(await read()).toEqual({});
  });

  test("a project that rests or is deleted asks for nothing", async () => {
    const params = { projectId: project.id };
    expect(Object.keys(await read())).toEqual([`facts.${project.id}`]);
    await founder.client.archiveProject({ params });
    expect(await read()).toEqual({});
    await founder.client.unarchiveProject({ params });
    await founder.client.deleteProject({ params });
    expect(Object.keys(await read())).toEqual(["project.first"]);
    await expect(founder.client.getToday({ query: params })).rejects.toMatchObject({ status: 404 });
  });

  test("each project has its own day, and nobody else's", async () => {
    const second = await founder.createProject(["webdev"], { name: "Second", answers: {} });
    expect(Object.keys(await read()).length).toBe(2);
    expect(Object.keys(await read({ projectId: second.id }))).toEqual([`facts.${second.id}`]);
    const stranger = await createFounder(house, `stranger-${count++}@example.com`);
    await expect(
      stranger.client.getToday({ query: { projectId: project.id } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      stranger.client.tickTask({ params: { taskKey: `facts.${project.id}` } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("moderators come first", () => {
  test("after a removal nobody is urged to post there until the founder goes on", async () => {
    const made = await plan(1);
    const params = { postId: made.id };
    await founder.client.markPosted({ params, body: { isBlankConfirmed: true } });
    const next = await plan(3);
    expect(await read()).toHaveProperty([`move.${next.id}`]);
    await founder.client.recordCheck({ params, body: { sighting: "removed-by-moderators" } });
    const tasks = await read();
    expect(tasks[`ask.${made.id}`]).toMatchObject({
      title: "Write to the moderators of r/microsaas about your removed post",
      detail: "Your planned post in r/microsaas waits for their answer.",
      isDone: false,
    });
    expect(tasks).not.toHaveProperty([`move.${next.id}`]);
    expect((await founder.client.getToday()).next).toBeNull();
    await founder.client.updatePost({
      params: { postId: next.id },
      body: { rulesRead: [`go-on:${made.id}`] },
    });
    const after = await read();
    expect(after).not.toHaveProperty([`ask.${made.id}`]);
    expect(after).toHaveProperty([`move.${next.id}`]);
  });
});

describe("ticks", () => {
  test("hold for the day however often they are made, and can be taken back", async () => {
    const key = `facts.${project.id}`;
    await tick(key);
    await Promise.all([tick(key), tick(key)]);
    expect((await read())[key]).toMatchObject({ isDone: true, canUndo: true });
    await untick(key);
    await untick(key);
    expect((await read())[key]).toMatchObject({ isDone: false });
    await tick(key);
    await pass(24);
    expect((await read())[key]).toMatchObject({ isDone: false });
  });

  test.each([
    "facts.00000000-0000-4000-8000-000000000000",
    "comments.microsaas",
    "check.00000000-0000-4000-8000-000000000000.24-hours",
    "nonsense.microsaas",
  ])("%s, which today does not have, is not found", async (key) => {
    await expect(tick(key)).rejects.toMatchObject({
      status: 404,
      serverMessage: "This task is no longer on today's list.",
    });
  });

  test("the day ends at the user's own midnight, wherever that is", async () => {
    const key = `facts.${project.id}`;
    await founder.client.updateCurrentUser({ body: { timezone: "Pacific/Auckland" } });
    const before = await founder.client.getToday();
    const hoursLeft = (Date.parse(before.endsAt) - house.clock().getTime()) / HOUR;
    await tick(key);
    await pass(hoursLeft - 0.1);
    expect((await read())[key]).toMatchObject({ isDone: true });
    await pass(0.2);
    const after = await founder.client.getToday();
    expect(after.day > before.day).toBe(true);
    expect((await read())[key]).toMatchObject({ isDone: false });
    // Whoever flies back has the day before once more, with its ticks.
    await founder.client.updateCurrentUser({ body: { timezone: "Pacific/Honolulu" } });
    expect((await founder.client.getToday()).day <= before.day).toBe(true);
  });

  test("old ones are purged", async () => {
    await tick(`facts.${project.id}`);
    const left = () => house.database.db.$count(taskTicks, eq(taskTicks.userId, founder.userId));
    const purge = purgeExpired({ database: house.database, clock: house.clock });
    await purge.run();
    expect(await left()).toBe(1);
    await pass(8 * 24);
    await purge.run();
    expect(await left()).toBe(0);
  });
});

describe("what is done ticks itself", () => {
  test("blanks, the post, its check and its figures", async () => {
    const { id } = await plan(3);
    const params = { postId: id };
    expect((await read())[`blanks.${id}`]).toMatchObject({ isDone: false });
    const content = "I made Ledgerly and learned to wait.";
    await founder.client.updatePost({ params, body: { content } });
    expect((await read())[`blanks.${id}`]).toMatchObject({ isDone: true, canUndo: false });
    expect((await read())[`post.${id}`]).toMatchObject({ isDone: false });

    await founder.client.markPosted({ params });
    expect((await read())[`post.${id}`]).toMatchObject({ isDone: true, canUndo: false });
    await pass(0.5);
    const first = `check.${id}.15-minutes`;
    expect((await read())[first]).toMatchObject({ isDone: false });
    await founder.client.recordCheck({ params, body: { sighting: "live" } });
    expect((await read())[first]).toMatchObject({ isDone: true, canUndo: false });
    expect((await read())[`answer.${id}`]).toMatchObject({ isDone: false });

    // Figures of the first day are kept, and asked for again.
    await pass(23);
    await founder.client.updatePerformance({ params, body: { upvotes: 1, comments: 3 } });
    await pass(1);
    const day = await read();
    expect(day[`result.${id}`]).toMatchObject({ isDone: false });
    expect(Object.keys(day)).toEqual(
      expect.arrayContaining([`answer.${id}`, `check.${id}.24-hours`, `result.${id}`]),
    );
    expect(day[first]).toBeUndefined();
    await founder.client.updatePerformance({ params, body: { comments: 2 } });
    expect((await read())[`result.${id}`]).toMatchObject({ isDone: false });
    await founder.client.updatePerformance({ params, body: { upvotes: 4, comments: 2 } });
    expect((await read())[`result.${id}`]).toMatchObject({ isDone: true });
  });

  test("comments count up, and count down when one is taken back", async () => {
    await plan(48);
    const body = { subredditId: "microsaas", kind: "comment" } as const;
    expect((await read())["comments.microsaas"]).toMatchObject({
      progress: { done: 0, of: 3 },
    });
    await founder.client.logContribution({ body });
    await founder.client.logContribution({ body });
    const last = await founder.client.logContribution({ body });
    expect((await read())["comments.microsaas"]).toMatchObject({
      isDone: true,
      canUndo: false,
    });
    await founder.client.deleteContribution({ params: { contributionId: last.id } });
    expect((await read())["comments.microsaas"]).toMatchObject({
      progress: { done: 2 },
      isDone: false,
    });
  });
});

test("a post whose day is over is not asked for, and what comes next is told", async () => {
  const { id } = await plan(72);
  const { next } = await founder.client.getToday();
  expect(next).toMatchObject({ text: "post in r/microsaas", postId: id });
  await pass(97);
  expect(Object.keys(await read()).filter((key) => key.includes(id))).toEqual([]);
  await house.database.db.update(posts).set({ deletedAt: house.clock() }).where(eq(posts.id, id));
  expect((await founder.client.getToday()).next).toBeNull();
});

test("a day of many projects takes no more statements than a day of one", async () => {
  await plan(48);
  const countFor = async () =>
    (await listStatements(house.database, () => founder.client.getToday())).length;
  const ofOne = await countFor();
  for (const community of ["rust", "startups", "sideproject", "webdev", "saas"]) {
    await founder.createProject([community, "microsaas"], { answers: {} });
  }
  expect(await countFor()).toBe(ofOne);
  expect(ofOne).toBeLessThanOrEqual(11);
});
