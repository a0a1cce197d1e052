import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Project } from "#contract/project.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
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
  founder = await createFounder(house, `limits-${count++}@example.com`);
  project = await founder.createProject(["saas"]);
});

const PROMOTION = "I made Ledgerly. It sends invoices: https://ledgerly.example";

/** What our note on r/SaaS says: one promotion in 60 days, comments counted. */
const GAP_DAYS = 60;
const inDays = (days: number) => new Date(house.clock().getTime() + days * DAY_MS);
const log = (kind: "post" | "comment", days: number, isPromotional = true) =>
  founder.client.logContribution({
    body: { subredditId: "saas", kind, isPromotional, at: inDays(days).toISOString() },
  });
const generate = (projectId = project.id) =>
  founder.client.generatePost({ body: { projectId, subredditId: "saas" } });
const readBudget = async (projectId?: string) =>
  (await founder.client.listBudgets({ query: projectId ? { projectId } : {} })).items.find(
    ({ subredditId }) => subredditId === "saas",
  );
const readOutlook = async (projectId = project.id) =>
  (await founder.client.getWritingOutlook({ params: { projectId } })).communities[0];
const timeOf = (at: string | null | undefined) => Date.parse(at ?? "");

describe("a community that takes one promotion in 60 days", () => {
  test("is due then for the budget, for what is written and for what could be", async () => {
    await log("post", -45);
    const due = inDays(GAP_DAYS - 45);
    expect(await readBudget(project.id)).toMatchObject({
      restsUntil: due.toISOString(),
      frequency: "One promotion in 60 days, comments counted",
      because: expect.stringMatching(
        /^r\/SaaS allows one promotion in 60 days, comments counted \(our note, June 2026\)\. Your last one was \w+ \d+\.$/,
      ),
    });
    expect(await readBudget()).toMatchObject({ restsUntil: due.toISOString() });
    expect(await readOutlook()).toMatchObject({
      dueAt: due.toISOString(),
      sentence: expect.stringContaining("when your last promotion there is 60 days old"),
    });
    const post = await generate();
    expect(timeOf(post.scheduledFor)).toBeGreaterThanOrEqual(due.getTime());
    expect(post.slotReason).toContain("by then your last promotion there is 60 days old");
  });

  test("counts a comment that promotes, and no other", async () => {
    await log("comment", -45, false);
    expect(await readBudget(project.id)).toMatchObject({ restsUntil: null, leftThisMonth: 1 });
    await log("comment", -45);
    const due = inDays(GAP_DAYS - 45).toISOString();
    expect(await readBudget(project.id)).toMatchObject({ restsUntil: due });
  });

  test("asks before an earlier time, and says from when", async () => {
    await log("post", -45);
    const { id } = await generate();
    const schedule = founder.client.schedulePost({
      params: { postId: id },
      body: { scheduledFor: inDays(5).toISOString() },
    });
    await expect(schedule).rejects.toMatchObject({
      status: 409,
      serverMessage: expect.stringMatching(
        /^r\/SaaS allows one promotion in 60 days\. Your last one was \w+ \d+: post from \w+ \d+\./,
      ),
    });
  });

  test("asks nobody to post before, but to move what is planned", async () => {
    const { id } = await generate();
    const scheduledFor = inDays(0.1).toISOString();
    await founder.client.schedulePost({
      params: { postId: id },
      body: { scheduledFor, isOverBudgetConfirmed: true },
    });
    const kinds = async () =>
      (await founder.client.getToday({ query: {} })).tasks
        .filter(({ postId }) => postId === id)
        .map(({ kind, title }) => `${kind}: ${title}`);
    expect(await kinds()).toEqual([expect.stringMatching(/^post: Post in r\/SaaS at /)]);
    await log("post", -45);
    expect(await kinds()).toEqual([
      expect.stringMatching(/^move: Move your post in r\/SaaS to \w+, \w+ \d+ or later$/),
    ]);
  });

  test("counts what another project of the same account posted, and says so", async () => {
    const other = await founder.createProject(["saas"], { name: "Tidewick" });
    const { id } = await generate(other.id);
    await founder.client.markPosted({ params: { postId: id }, body: { isBlankConfirmed: true } });
    const outlook = await readOutlook();
    expect(timeOf(outlook?.dueAt)).toBe(inDays(GAP_DAYS).getTime());
    expect(outlook?.because).toContain(
      "It was for another of your projects. Limits count per account.",
    );
  });

  test("is free again when a draft is deleted, and not when a post was removed or deleted", async () => {
    const first = await generate();
    const dueAt = async () => (await readOutlook())?.dueAt ?? null;
    expect(await dueAt()).not.toBeNull();
    await founder.client.deletePost({ params: { postId: first.id } });
    expect(await dueAt()).toBeNull();
    const second = await generate();
    const params = { postId: second.id };
    await founder.client.markPosted({ params, body: { isBlankConfirmed: true } });
    const due = inDays(GAP_DAYS).toISOString();
    expect(await dueAt()).toBe(due);
    await founder.client.deletePost({ params });
    expect(await dueAt()).toBe(due);
  });

  test("shows the browser every promotion that counts, however many posts came since", async () => {
    await log("post", -50);
    for (let index = 0; index < 35; index += 1) await log("post", -20 + index / 10, false);
    const { posts } = await founder.client.getPostingContext();
    expect(posts.filter(({ isPromotional }) => isPromotional)).toHaveLength(1);
  });
});

/** What notes say of others: by which kind of project, how many days, and with which words. */
const OTHERS: [community: string, kind: ProjectKind, gapDays: number, source: string][] = [
  ["boardgames", "game", 70, "our note"],
  ["3Dprinting", "software", 14, "our note, March 2025: read the rules"],
  ["3Dprinting", "product", 30, "our note, March 2025: read the rules"],
];

describe.each(OTHERS)("r/%s and a %s", (name, kind, gapDays, source) => {
  const subredditId = name.toLowerCase();
  const limit = `r/${name} allows one promotion in ${gapDays} days`;

  test(`wait ${gapDays} days in the budget and the calendar, and say why`, async () => {
    const own = await founder.createProject([subredditId]);
    const params = { projectId: own.id };
    await founder.client.updateInterview({ params, body: { kind } });
    const at = inDays(-4).toISOString();
    const body = { subredditId, kind: "post", isPromotional: true, at } as const;
    await founder.client.logContribution({ body });
    const due = inDays(gapDays - 4).getTime();
    const budgets = await founder.client.listBudgets({ query: params });
    const budget = budgets.items.find((each) => each.subredditId === subredditId);
    expect(budget?.because).toContain(limit);
    expect(budget?.because).toContain(`(${source})`);
    expect(timeOf(budget?.restsUntil)).toBeGreaterThanOrEqual(due);
    const draft = { projectId: own.id, subredditId, title: "Ledgerly, again", content: PROMOTION };
    const { id } = await founder.client.createPost({ body: draft });
    const schedule = founder.client.schedulePost({
      params: { postId: id },
      body: { scheduledFor: inDays(gapDays - 6).toISOString() },
    });
    await expect(schedule).rejects.toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining(limit),
    });
  });
});
