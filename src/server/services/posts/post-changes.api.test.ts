import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { posts } from "#server/db/schema.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
let project: Project;
let post: GeneratedPost;
let count = 0;
let email: string;

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

beforeEach(async () => {
  email = `founder-${count++}@example.com`;
  founder = await createFounder(house, email);
  project = await founder.createProject(["saas", "webdev"]);
  const body = { projectId: project.id, subredditId: "saas" };
  const { id } = await founder.client.generatePost({ body });
  post = await update({ title: "A plain title", content: "I made a tool." }, { id });
});

const DAY = 24 * 3600 * 1000;
/** Who comes back after a while signs in anew. */
async function pass(ms: number): Promise<void> {
  house.advance(ms);
  founder = await createFounder(house, email);
}

const HOSTILE = '<script>alert(1)</script> <img src=x onerror="y()"> \u202eltr\u202c {{"}}';
const paramsOf = ({ id }: { id: string }) => ({ params: { postId: id } });
const update = (body: object, of: { id: string } = post) =>
  founder.client.updatePost({ ...paramsOf(of), body });
const roadmap = () => founder.client.getRoadmap({ params: { projectId: project.id } });
const later = (ms: number) => new Date(house.clock().getTime() + ms).toISOString();
const store = (changes: Partial<typeof posts.$inferInsert>) =>
  house.database.db.update(posts).set(changes).where(eq(posts.id, post.id));
const lapse = () => grantPlan(house, founder.userId, "PREMIUM_MONTHLY", { status: "EXPIRED" });

describe("editing", () => {
  test("keeps every field as it was written, whatever the script", async () => {
    const changes = {
      title: HOSTILE,
      content: HOSTILE,
      editSection: HOSTILE,
      flair: "<b>Show</b>",
    };
    expect(await update(changes)).toMatchObject(changes);
    expect(await roadmap()).toMatchObject([changes]);
  });

  const scripts = [
    ["Latin", "x"],
    ["Chinese", "测"],
    ["Arabic", "ش"],
    ["quotes", '"'],
    ["line breaks", "\n"],
    ["unpaired surrogates made whole", "🙂"],
  ] as const;
  test("takes 40,000 characters of any script", async () => {
    for (const [script, letter] of scripts) {
      const content = letter.repeat(40_000 / letter.length);
      expect((await update({ content })).content, script).toBe(content);
      expect(await roadmap(), script).toMatchObject([{ content }]);
    }
  });

  const refused = [
    [{ content: "x".repeat(40_001) }, "Reddit takes posts of at most 40,000 characters."],
    [{ title: "x".repeat(301) }, "Reddit takes titles of at most 300 characters."],
    [{ title: "  " }, "A post needs a title."],
    [{ editSection: "x".repeat(5001) }, "The edit section can have at most 5,000 characters."],
    [{ flair: "x".repeat(65) }, "Reddit's flairs have at most 64 characters."],
    [{ scheduledFor: "tomorrow" }, "That isn't a date and time."],
    [{ scheduledFor: "9999-01-01T00:00:00Z" }, "This date is too far away."],
    [{}, "You sent nothing to change."],
  ] as const;
  test("refuses with a sentence what can't be, and changes nothing", async () => {
    for (const [changes, serverMessage] of refused) {
      await expect(update(changes)).rejects.toMatchObject({ status: 400, serverMessage });
    }
    expect(await roadmap()).toEqual([post]);
  });

  test("empties what is emptied", async () => {
    await update({ editSection: "EDIT: more", flair: "Show" });
    expect(await update({ editSection: " ", flair: "" })).toMatchObject({
      editSection: null,
      flair: null,
    });
  });

  test("takes the time away and gives it back", async () => {
    expect(await update({ scheduledFor: null })).toMatchObject({
      status: "draft",
      scheduledFor: null,
      slotReason: null,
    });
    const scheduledFor = later(DAY);
    expect(await update({ scheduledFor })).toMatchObject({ status: "scheduled", scheduledFor });
  });

  test("goes on when the plan has lapsed, but a new time is scheduling", async () => {
    await lapse();
    const { scheduledFor } = post;
    expect(await update({ title: "Mine", scheduledFor })).toMatchObject({ title: "Mine" });
    await expect(update({ scheduledFor: later(DAY) })).rejects.toMatchObject({
      status: 403,
      code: "PREMIUM_REQUIRED",
    });
    expect(await update({ scheduledFor: null })).toMatchObject({ status: "draft" });
  });

  test("refuses a time that has passed, but not to edit an overdue post", async () => {
    await expect(update({ scheduledFor: later(-1) })).rejects.toMatchObject({
      status: 400,
      serverMessage: "This time has passed. Please choose a later one.",
    });
    const scheduledFor = later(-DAY);
    await store({ scheduledFor: new Date(scheduledFor) });
    expect(await update({ title: "Late", scheduledFor })).toMatchObject({ title: "Late" });
  });

  test("is over once it was posted", async () => {
    await founder.client.markPosted(paramsOf(post));
    await expect(update({ title: "Another" })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("stored content that is JSON", () => {
  const wrapped = [
    ["whole", '{"title":"Inner","content":"Said \\"so\\".\\nTwice.","editSection":"EDIT: more"}'],
    ["fenced", '```json\n{"title":"Inner","content":"Said \\"so\\".\\nTwice."}\n```'],
    ["cut off", '{"title":"Inner","content":"Said \\"so\\".\\nTwice.'],
  ] as const;
  test("is shown as text", async () => {
    for (const [how, stored] of wrapped) {
      await store({ title: "", content: stored });
      const content = 'Said "so".\nTwice.';
      expect(await roadmap(), how).toMatchObject([{ title: "Inner", content }]);
      const { posts: past } = await founder.client.getPostingContext();
      expect(past, how).toMatchObject([{ title: "Inner" }]);
      expect(await update({ title: "Mine" }), how).toMatchObject({ title: "Mine", content });
    }
  });

  test("of no use is shown as it is, with a title", async () => {
    await store({ title: "", content: '{"a":[1,2' });
    expect(await roadmap()).toMatchObject([{ title: "Untitled Post", content: '{"a":[1,2' }]);
  });
});

test("a post whose community is gone stays readable", async () => {
  await store({ subredditId: "gone_for_good" });
  expect(await roadmap()).toMatchObject([
    { subreddit: { name: "Unknown", fullName: "r/Unknown", members: 0 } },
  ]);
  await update({ scheduledFor: null });
  expect(await founder.client.schedulePost(paramsOf(post))).toMatchObject({ status: "scheduled" });
});

describe("scheduling", () => {
  test("picks a slot with its reason, or takes the time given", async () => {
    await update({ scheduledFor: null });
    const planned = await founder.client.schedulePost(paramsOf(post));
    expect(planned).toMatchObject({
      status: "scheduled",
      slotReason: expect.any(String) as string,
    });
    expect(Date.parse(planned.scheduledFor ?? "")).toBeGreaterThan(house.clock().getTime());
    const body = { scheduledFor: later(3 * DAY) };
    expect(await founder.client.schedulePost({ ...paramsOf(post), body: body })).toMatchObject({
      ...body,
      slotReason: null,
    });
  });

  test("refuses the past, a posted post, and whoever has no plan", async () => {
    const at = (scheduledFor: string) =>
      founder.client.schedulePost({ ...paramsOf(post), body: { scheduledFor } });
    await expect(at(later(-1))).rejects.toMatchObject({ status: 400 });
    await founder.client.markPosted(paramsOf(post));
    await expect(at(later(DAY))).rejects.toMatchObject({ code: "CONFLICT" });
    await lapse();
    await expect(at(later(DAY))).rejects.toMatchObject({
      code: "PREMIUM_REQUIRED",
      serverMessage: "Content Roadmap is only available for premium users.",
    });
  });
});

describe("marking as posted", () => {
  test("twice does no harm, and may bring the address, without what traces it", async () => {
    const first = await founder.client.markPosted(paramsOf(post));
    expect(first).toMatchObject({
      status: "posted",
      isPosted: true,
      permalink: null,
      postedAt: house.clock().toISOString(),
      performance: { upvotes: null, comments: null, outcome: "unknown", removedReason: null },
    });
    house.advance(60_000);
    const permalink =
      "https://old.reddit.com/r/saas/comments/1abcde/a_title/?utm_source=share&rdt=1#top";
    const second = await founder.client.markPosted({ ...paramsOf(post), body: { permalink } });
    expect(second).toMatchObject({
      postedAt: first.postedAt,
      permalink: "https://www.reddit.com/r/saas/comments/1abcde/a_title/",
    });
    const third = await founder.client.markPosted(paramsOf(post));
    expect(third.permalink).toBe(second.permalink);
  });

  const addresses = [
    ["https://redd.it/1abcde", "https://www.reddit.com/comments/1abcde/"],
    ["https://www.reddit.com/r/SaaS/s/AbC123?x=1", "https://www.reddit.com/r/SaaS/s/AbC123"],
    ["https://www.reddit.com/comments/1abcde", "https://www.reddit.com/comments/1abcde/"],
    [
      "m.reddit.com/r/SaaS/comments/1ABCDE/t/kx1/?context=3",
      "https://www.reddit.com/r/SaaS/comments/1abcde/t/",
    ],
  ] as const;
  test("takes each kind of address", async () => {
    for (const [permalink, kept] of addresses) {
      const marked = await founder.client.markPosted({ ...paramsOf(post), body: { permalink } });
      expect(marked.permalink).toBe(kept);
    }
  });

  const others = [
    ["https://www.reddit.com/r/webdev/comments/1abcde/x/", "leads to r/webdev"],
    ["https://www.reddit.com/user/someone/comments/1abcde/x/", "profile of a user"],
    ["https://www.reddit.com/r/SaaS/", "the address of r/SaaS, not of a post."],
    ["https://reddit.com.evil.example/r/SaaS/comments/1/", "isn't a Reddit post"],
    ["javascript:alert(1)", "isn't a Reddit post"],
    ["https://www.reddit.com/r/SaaS/submit?title=x", "where you write a post"],
    [`https://www.reddit.com/${"x".repeat(2000)}`, "This address is too long."],
  ] as const;
  test("refuses every other address with a sentence", async () => {
    for (const [permalink, words] of others) {
      await expect(
        founder.client.markPosted({ ...paramsOf(post), body: { permalink } }),
      ).rejects.toMatchObject({
        status: 400,
        serverMessage: expect.stringContaining(words) as string,
      });
    }
    expect(await roadmap()).toMatchObject([{ isPosted: false }]);
  });

  test("with open blanks needs a confirmation", async () => {
    await update({ content: "It took {{how long}} and {{how much}}." });
    await expect(founder.client.markPosted(paramsOf(post))).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: expect.stringMatching(/^This post still has 2 blanks to fill in\./) as string,
    });
    const body = { isBlankConfirmed: true as const };
    expect(await founder.client.markPosted({ ...paramsOf(post), body })).toMatchObject({
      isPosted: true,
      blanks: 2,
    });
  });
});

describe("performance", () => {
  const record = (body: object) => founder.client.updatePerformance({ ...paramsOf(post), body });

  test("is recorded bit by bit once the post was made", async () => {
    await expect(record({ upvotes: 1 })).rejects.toMatchObject({ code: "CONFLICT" });
    await founder.client.markPosted(paramsOf(post));
    await record({ upvotes: 12 });
    const removed = await record({ comments: 3, outcome: "removed", removedReason: "Rule 2" });
    expect(removed.performance).toEqual({
      upvotes: 12,
      comments: 3,
      countedAt: house.clock().toISOString(),
      countedBy: "user",
      outcome: "removed",
      removedReason: "Rule 2",
    });
    const permalink = "https://www.reddit.com/r/saas/comments/1abcde/x/";
    expect(await record({ outcome: "live", permalink })).toMatchObject({
      permalink,
      performance: { outcome: "live", removedReason: null },
    });
    expect(await record({ permalink: null })).toMatchObject({ permalink: null });
  });

  const refused = [
    [{ upvotes: -1 }, "Upvotes can't be below 0 here."],
    [{ upvotes: 10_000_001 }, "This number of upvotes is out of range."],
    [{ upvotes: "12" }, "Upvotes must be a whole number."],
    [{ comments: null }, "Comments must be a whole number."],
    [{ comments: 1e21 }, "Comments must be a whole number."],
    [{ comments: 1.5 }, "Comments must be a whole number."],
    [{ outcome: "viral" }, "The outcome is live, removed or unknown."],
    [{ removedReason: "x".repeat(501) }, "The reason can have at most 500 characters."],
    [{ permalink: "https://www.reddit.com/r/webdev/comments/1/x/" }, "leads to r/webdev"],
  ] as const;
  test("refuses with a sentence what can't be", async () => {
    await founder.client.markPosted(paramsOf(post));
    for (const [body, words] of refused) {
      await expect(record(body)).rejects.toMatchObject({
        status: 400,
        serverMessage: expect.stringContaining(words) as string,
      });
    }
    const nothing = { upvotes: null, comments: null, outcome: "unknown", removedReason: null };
    expect(await roadmap()).toMatchObject([{ permalink: null, performance: nothing }]);
  });
});

describe("deleting", () => {
  test("hides a post for a day, within which it comes back", async () => {
    await founder.client.deletePost(paramsOf(post));
    await founder.client.deletePost(paramsOf(post));
    expect(await roadmap()).toEqual([]);
    expect((await founder.client.getPostingContext()).posts).toEqual([]);
    expect((await founder.client.getProjectStats()).totalPosts).toBe(0);
    await expect(update({ title: "Gone" })).rejects.toMatchObject({ status: 404 });
    await pass(DAY - 1000);
    await purgeExpired(house).run();
    await founder.client.restorePost(paramsOf(post));
    expect(await founder.client.restorePost(paramsOf(post))).toEqual(post);
    expect(await roadmap()).toEqual([post]);
  });

  test("is for good after a day", async () => {
    await founder.client.deletePost(paramsOf(post));
    await pass(DAY + 1000);
    await expect(founder.client.restorePost(paramsOf(post))).rejects.toMatchObject({ status: 404 });
    await purgeExpired(house).run();
    const { db } = house.database;
    expect(await db.$count(posts, eq(posts.id, post.id))).toBe(0);
  });

  test("makes room, which a restored post needs again", async () => {
    await founder.client.deletePost(paramsOf(post));
    for (const subredditId of ["webdev", "saas", "sideproject", "startups", "entrepreneur"])
      await founder.client.generatePost({ body: { projectId: project.id, subredditId } });
    await expect(founder.client.restorePost(paramsOf(post))).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      serverMessage: "Maximum 5 pending posts. Post or delete some first.",
    });
  });

  test("goes with the project", async () => {
    await founder.client.deleteProject({ params: { projectId: project.id } });
    await expect(update({ title: "Gone" })).rejects.toMatchObject({ status: 404 });
  });
});

test("a lapsed subscriber keeps all drafts, and can read, edit, mark and delete them", async () => {
  await lapse();
  const body = { projectId: project.id };
  const refused = { code: "PREMIUM_REQUIRED", status: 403 };
  await expect(founder.client.generatePosts({ body })).rejects.toMatchObject(refused);
  await expect(
    founder.client.generatePost({ body: { ...body, subredditId: "saas" } }),
  ).rejects.toMatchObject(refused);
  expect(await roadmap()).toHaveLength(1);
  expect(await update({ title: "Still mine" })).toMatchObject({ title: "Still mine" });
  await founder.client.deletePost(paramsOf(post));
  await founder.client.restorePost(paramsOf(post));
  expect(await founder.client.markPosted(paramsOf(post))).toMatchObject({ isPosted: true });
});
