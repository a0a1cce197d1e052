import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { OverBudget } from "#contract/task.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { ApiError } from "#contract/client.ts";
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
  founder = await createFounder(house, `budget-${count++}@example.com`);
  project = await founder.createProject(["microsaas", "webdev"]);
});

const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(house.clock().getTime() + days * DAY).toISOString();
const log = (body: object = {}) =>
  founder.client.logContribution({
    body: { subredditId: "microsaas", kind: "comment", ...body },
  });
const budgets = () => founder.client.listBudgets({ query: { projectId: project.id } });
const readBudget = async () =>
  (await budgets()).items.find(({ subredditId }) => subredditId === "microsaas");
const THREAD = "https://www.reddit.com/r/microsaas/comments/1abcde/invoices";

describe("what is logged", () => {
  test("counts in the budget, is listed newest first, and goes when it is deleted", async () => {
    await log();
    const promotion = await log({ kind: "post", isPromotional: true, at: inDays(-3) });
    expect(await readBudget()).toMatchObject({
      total: 2,
      promotional: 1,
      shortfall: 8,
      lastPromotedAt: inDays(-3),
      restsUntil: inDays(11),
      text: expect.stringMatching(
        /^1 of your 2 contributions in r\/microsaas was promotional \(50%\)\./,
      ),
    });
    const { items, total } = await founder.client.listContributions();
    expect([items.map(({ kind }) => kind), total]).toEqual([["comment", "post"], 2]);
    await founder.client.deleteContribution({ params: { contributionId: promotion.id } });
    expect(await readBudget()).toMatchObject({ total: 1, promotional: 0, restsUntil: null });
    await expect(
      founder.client.deleteContribution({ params: { contributionId: promotion.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("keeps no share where showing one's own work is the purpose", async () => {
    project = await founder.createProject(["sideproject"]);
    await log({ subredditId: "sideproject", kind: "post", isPromotional: true });
    expect((await budgets()).items).toMatchObject([
      { promotional: 1, shortfall: 0, limit: { percent: 100, basis: "purpose" } },
    ]);
  });

  test("keeps the address without what traces who shared it", async () => {
    const logged = await log({ permalink: `${THREAD}/kx12abc/?utm_source=share#x` });
    expect(logged.permalink).toBe(`${THREAD}/kx12abc`);
  });

  test.each<[string, object, number, RegExp]>([
    ["another site", { permalink: "https://example.com/r/microsaas" }, 400, /isn't a Reddit post/],
    [
      "another community",
      { permalink: THREAD.replace("microsaas", "startups") },
      400,
      /leads to r\/startups/,
    ],
    [
      "a profile",
      { permalink: "https://www.reddit.com/user/abc/comments/1abcde/x" },
      400,
      /profile/,
    ],
    [
      "no single thread",
      { permalink: "https://www.reddit.com/r/microsaas/new/" },
      400,
      /isn't a single post/,
    ],
    [
      "a shortened address",
      { permalink: "https://redd.it/1abcde" },
      400,
      /doesn't name a community/,
    ],
    ["a time to come", { at: "2199-01-01T00:00:00Z" }, 400, /in the future/],
    ["more than a year ago", { at: "2005-06-23T00:00:00Z" }, 400, /more than a year ago/],
    ["no time at all", { at: "yesterday" }, 400, /isn't a date and time/],
    ["another kind", { kind: "vote" }, 400, /comment or a post/],
    ["no name", { subredditId: "no such place" }, 400, /A subreddit's name has 2 to 21/],
    [
      "an unknown community",
      { subredditId: "no_such_place_at_all" },
      404,
      /isn't in our catalogue/,
    ],
  ])("refuses %s with a sentence", async (_case, body, status, words) => {
    const refused = await log(body).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status, serverMessage: expect.stringMatching(words) });
    expect(await founder.client.listContributions()).toEqual({ items: [], total: 0 });
  });

  test("counts an address once, also that of a post made through Foothold", async () => {
    await log({ permalink: THREAD });
    await expect(log({ permalink: `${THREAD}?again=1` })).rejects.toMatchObject({ status: 409 });
    const post = await write("webdev");
    const permalink = "https://www.reddit.com/r/webdev/comments/2bcdef/it";
    await founder.client.markPosted({
      params: { postId: post.id },
      body: { permalink, isBlankConfirmed: true },
    });
    await expect(log({ subredditId: "webdev", permalink: `${permalink}/` })).rejects.toMatchObject({
      serverMessage: "We already count this address.",
    });
    const other = await createFounder(house, `other-${count++}@example.com`);
    await other.client.logContribution({
      body: { subredditId: "microsaas", kind: "comment", permalink: THREAD },
    });
  });

  test.each([
    ["in another case", "https://www.reddit.com/r/MicroSaaS/comments/1abcde/invoices/kx12abc/"],
    ["in the newer form", "https://www.reddit.com/r/MicroSaaS/comments/1ABCDE/comment/kx12abc/"],
    ["with another title", `${THREAD}_edited/kx12abc`],
  ])("counts a comment once when its address comes %s", async (_case, permalink) => {
    await log({ permalink: `${THREAD}/kx12abc` });
    await expect(log({ permalink })).rejects.toMatchObject({ status: 409 });
    expect(await log({ permalink: `${THREAD}/kx12abd` })).toMatchObject({ kind: "comment" });
  });

  test("counts a post once that was logged before it was marked as posted", async () => {
    await log({ kind: "post", isPromotional: true, permalink: THREAD });
    const { id } = await write("microsaas");
    const body = {
      permalink: THREAD.replace("microsaas", "MicroSaaS").replace("/inv", "/it"),
    };
    await founder.client.markPosted({ params: { postId: id }, body });
    expect(await readBudget()).toMatchObject({ total: 1, promotional: 1 });
    expect((await founder.client.getPostingContext()).posts).toHaveLength(1);
    const again = "https://www.reddit.com/r/MicroSaaS/comments/1abcde/";
    await expect(log({ kind: "post", permalink: again })).rejects.toMatchObject({ status: 409 });
  });

  test("two posts can't have one address", async () => {
    const [a, b] = [await write("microsaas"), await write("microsaas", "six reminders")];
    await founder.client.markPosted({ params: { postId: a.id }, body: { permalink: THREAD } });
    const permalink = "https://www.reddit.com/r/microsaas/comments/1abcde/";
    const params = { postId: b.id };
    const refused = {
      status: 400,
      serverMessage: expect.stringMatching(/^Another post of yours has this address\./),
    };
    const mark = (body: object) => founder.client.markPosted({ params, body });
    await expect(mark({ permalink })).rejects.toMatchObject(refused);
    expect(await mark({})).toMatchObject({ isPosted: true, permalink: null });
    const update = founder.client.updatePerformance({ params, body: { permalink } });
    await expect(update).rejects.toMatchObject(refused);
    // The same once more for its own post is no other.
    const own = { params: { postId: a.id }, body: { permalink } };
    expect(await founder.client.markPosted(own)).toMatchObject({ id: a.id });
  });

  test("a post that was made counts when it is deleted here: Reddit still has it", async () => {
    const id = await makePost("microsaas");
    await founder.client.deletePost({ params: { postId: id } });
    const counted = { total: 1, promotional: 1, shortfall: 9 };
    expect(await readBudget()).toMatchObject(counted);
    expect((await founder.client.getPostingContext()).posts).toMatchObject([{ id }]);
    house.advance(2 * DAY);
    await purgeExpired(house).run();
    await purgeExpired(house).run();
    founder = await createFounder(house, `budget-${count - 1}@example.com`);
    expect(await readBudget()).toMatchObject(counted);
    expect(await founder.client.listContributions()).toMatchObject({
      items: [{ subredditId: "microsaas", kind: "post", isPromotional: true }],
    });
  });

  test("what was made counts on when its project is deleted, and only that", async () => {
    const id = await makePost("microsaas");
    const permalink = `${THREAD}/`;
    await founder.client.updatePerformance({ params: { postId: id }, body: { permalink } });
    await write("microsaas", "six kinds of reminders");
    await founder.client.deleteProject({ params: { projectId: project.id } });
    project = await founder.createProject(["microsaas"]);
    expect(await readBudget()).toMatchObject({ total: 1, promotional: 1, shortfall: 9 });
    const kept = { subredditId: "microsaas", kind: "post", permalink: THREAD };
    expect(await founder.client.listContributions()).toMatchObject({ items: [kept], total: 1 });
    await expect(log({ kind: "post", permalink })).rejects.toMatchObject({ status: 409 });
  });

  test("what was written for a promotion thread does not count", async () => {
    const id = await makePost("microsaas");
    const change = { postType: "thread-comment" } as const;
    await house.database.db.update(posts).set(change).where(eq(posts.id, id));
    expect(await readBudget()).toMatchObject({ total: 0, promotional: 0, restsUntil: null });
    const next = await write("microsaas", "six reminders");
    expect((next.scheduledFor ?? "") < inDays(7)).toBe(true);
  });

  test("a browser's clock may be a little ahead; it is now then", async () => {
    expect((await log({ at: inDays(1 / 1440) })).at).toBe(house.clock().toISOString());
  });

  test("a thousand are counted, the newest hundred shown; others' count for nobody else", async () => {
    const at = house.clock();
    const row = {
      userId: founder.userId,
      subredditId: "microsaas",
      kind: "comment",
      isPromotional: false,
    } as const;
    const rows = Array.from({ length: 1000 }, () => ({ ...row, at, createdAt: at }));
    await house.database.db.insert(contributions).values(rows);
    expect(await readBudget()).toMatchObject({ total: 1000, promotional: 0 });
    const { items, total } = await founder.client.listContributions({
      query: { subredditId: "microsaas" },
    });
    expect([items.length, total]).toEqual([100, 1000]);
    const other = await createFounder(house, `other-${count++}@example.com`);
    const theirs = await other.createProject(["microsaas"]);
    const { items: budget } = await other.client.listBudgets({ query: { projectId: theirs.id } });
    expect(budget).toMatchObject([
      { total: 0, text: expect.stringContaining("You have logged nothing in r/microsaas") },
    ]);
    await expect(
      other.client.listBudgets({ query: { projectId: project.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

/** A post that promotes the project. */
async function write(subredditId: string, words = "what nobody told me"): Promise<GeneratedPost> {
  const body = { projectId: project.id, subredditId };
  const { id } = await founder.client.generatePost({ body });
  return founder.client.updatePost({
    params: { postId: id },
    body: {
      title: `Ledgerly and ${words}`,
      content: `I made Ledgerly after ${words} for a year.`,
      editSection: null,
    },
  });
}

async function makePost(subredditId: string): Promise<string> {
  const { id } = await write(subredditId);
  await founder.client.markPosted({ params: { postId: id } });
  return id;
}

async function askedAbout(call: Promise<unknown>): Promise<OverBudget> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ status: 409, code: "CONFLICT" });
  return (error as ApiError).details["overBudget"] as OverBudget;
}

describe("scheduling over budget", () => {
  test("asks first, says why and what instead, and goes on when it is confirmed", async () => {
    await makePost("microsaas");
    const { id, scheduledFor: before } = await write("microsaas", "six kinds of reminders");
    const params = { postId: id };
    const scheduledFor = inDays(2);
    const asked = await askedAbout(founder.client.schedulePost({ params, body: { scheduledFor } }));
    expect(asked.reasons).toEqual([
      expect.stringContaining("9 more helpful comments first."),
      expect.stringContaining("One promotion in 14 days is our own norm"),
    ]);
    expect(asked.commentsFirst).toBe(9);
    const [unchanged] = await upcoming();
    expect(unchanged).toMatchObject({ id, scheduledFor: before });

    const confirmed = { scheduledFor, isOverBudgetConfirmed: true as const };
    expect(await founder.client.schedulePost({ params, body: confirmed })).toMatchObject({
      scheduledFor,
    });
    const later = asked.laterAt ?? "";
    expect(later >= inDays(14)).toBe(true);
    expect(
      await founder.client.schedulePost({ params, body: { scheduledFor: later } }),
    ).toMatchObject({ scheduledFor: later });
  });

  test("a changed time asks as well, a changed word does not", async () => {
    await makePost("microsaas");
    const { id } = await write("microsaas", "six kinds of reminders");
    const params = { postId: id };
    const title = "Ledgerly, and what else I tried";
    const body = { title, scheduledFor: inDays(3) };
    await askedAbout(founder.client.updatePost({ params, body }));
    expect((await upcoming())[0]?.title).not.toBe(title);
    expect(await founder.client.updatePost({ params, body: { title } })).toMatchObject({ title });
    const confirmed = { ...body, isOverBudgetConfirmed: true as const };
    expect(await founder.client.updatePost({ params, body: confirmed })).toMatchObject(body);
    // The same time once more is no new one.
    expect(await founder.client.updatePost({ params, body })).toMatchObject(body);
    await expect(
      founder.client.updatePost({ params, body: { isOverBudgetConfirmed: true } }),
    ).rejects.toMatchObject({ serverMessage: "You sent nothing to change." });
  });

  test("the planner's own slot keeps to it, and says so", async () => {
    await log({ kind: "post", isPromotional: true, at: inDays(-2) });
    const post = await write("microsaas");
    expect((post.scheduledFor ?? "") >= inDays(12)).toBe(true);
    expect(post.slotReason).toContain("It leaves time for 9 helpful comments there first.");
    const params = { postId: post.id };
    await founder.client.updatePost({ params, body: { scheduledFor: null } });
    const again = await founder.client.schedulePost({ params });
    expect((again.scheduledFor ?? "") >= inDays(12)).toBe(true);
  });

  test("saving, scheduling and marking one post at once wait for each other", async () => {
    for (const words of ["late payers", "clocks that change", "paper receipts", "odd hours"]) {
      const { id } = await write("webdev", words);
      const params = { postId: id };
      const blank = { content: "I made Ledgerly {{when}}." };
      await founder.client.updatePost({ params, body: blank });
      const at = { scheduledFor: inDays(40), isOverBudgetConfirmed: true as const };
      const content = "I made Ledgerly in spring.";
      const outcomes = await Promise.allSettled([
        founder.client.schedulePost({ params, body: at }),
        founder.client.updatePost({ params, body: { content } }),
        founder.client.schedulePost({ params, body: { ...at, scheduledFor: inDays(50) } }),
        founder.client.markPosted({ params, body: { isBlankConfirmed: true } }),
      ]);
      const failed = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
      expect(failed.filter(({ status }) => status !== 409)).toEqual([]);
    }
  });

  test("of two that are given a time at once, one is asked about the other", async () => {
    const [a, b] = [await write("microsaas"), await write("microsaas", "six reminders")];
    for (const { id } of [a, b]) {
      await founder.client.updatePost({ params: { postId: id }, body: { scheduledFor: null } });
    }
    const outcomes = await Promise.allSettled(
      [a, b].map(({ id }, index) =>
        founder.client.updatePost({
          params: { postId: id },
          body: { scheduledFor: inDays(1 + index / 10) },
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("what promotes nothing, and a first post, need no question", async () => {
    const first = await write("microsaas");
    const params = { postId: first.id };
    expect(
      await founder.client.schedulePost({ params, body: { scheduledFor: inDays(1) } }),
    ).toMatchObject({ status: "scheduled" });
  });
});

const upcoming = async () => {
  const roadmap = await founder.client.getRoadmap({ params: { projectId: project.id } });
  return roadmap.filter(({ isPosted }) => !isPosted);
};

test("logged posts and comments reach what drafts are judged by", async () => {
  await log();
  await log({ kind: "post", isPromotional: true });
  expect(await founder.client.getPostingContext()).toMatchObject({
    posts: [{ subredditId: "microsaas", title: "", isPosted: true, isPromotional: true }],
    comments: [{ isPromotional: false }],
  });
  // However many comments come after it, the post is still known.
  const row = { userId: founder.userId, subredditId: "webdev", isPromotional: false } as const;
  const at = house.clock();
  const comments = Array.from({ length: 40 }, () => ({
    ...row,
    kind: "comment" as const,
    at,
    createdAt: at,
  }));
  await house.database.db.insert(contributions).values(comments);
  const known = await founder.client.getPostingContext();
  expect([known.posts.length, known.comments.length]).toEqual([1, 30]);
});
