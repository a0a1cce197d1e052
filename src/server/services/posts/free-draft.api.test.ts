import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFounder } from "#server/testing/create-founder.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { SAMPLE_ANSWERS } from "#server/testing/sample-answers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

/** Where a founder of any kind goes, so that they compete for what was told. */
const MAKERS = ["sideproject", "smallbusiness", "entrepreneur", "indiehackers", "startups"];

const USED = {
  status: 403,
  code: "PREMIUM_REQUIRED",
  serverMessage: "You have had your free draft. More posts are only available for premium users.",
  details: { feature: "contentRoadmap", used: 1, limit: 1 },
};

async function createFree(email: string) {
  const founder = await createFounder(house, email, "FREE");
  const { id: projectId } = await founder.createProject(["sideproject", "saas"]);
  const generate = () =>
    founder.client.generatePost({ body: { projectId, subredditId: "sideproject" } });
  return { ...founder, projectId, generate };
}

describe("a free account", () => {
  test("gets one draft, which it can edit, check and mark as posted", async () => {
    const { client, projectId, generate } = await createFree("free@example.com");
    const draft = await generate();
    expect(draft).toMatchObject({ status: "draft", scheduledFor: null, slotReason: null });
    const params = { postId: draft.id };
    const title = "What I learnt from eleven apologies";
    expect(await client.updatePost({ params, body: { title } })).toMatchObject({ title });
    expect(await client.getRoadmap({ params: { projectId } })).toHaveLength(1);
    expect((await client.getPostingContext()).posts).toHaveLength(1);
    await expect(client.schedulePost({ params })).rejects.toMatchObject({
      code: "PREMIUM_REQUIRED",
      details: { feature: "contentRoadmap" },
    });
    expect(await client.markPosted({ params })).toMatchObject({ status: "posted", title });
    await expect(generate()).rejects.toMatchObject(USED);
  });

  test("gets one in bulk, and none after that", async () => {
    const { client, projectId } = await createFree("free-bulk@example.com");
    const bulk = () => client.generatePosts({ body: { projectId } });
    expect(await bulk()).toHaveLength(1);
    await expect(bulk()).rejects.toMatchObject(USED);
  });

  test("gets no other for one that it deleted, in no month and no other project", async () => {
    const { client, createProject, generate } = await createFree("free-again@example.com");
    const { id } = await generate();
    await client.deletePost({ params: { postId: id } });
    await expect(generate()).rejects.toMatchObject(USED);
    const other = await createProject(["saas"]);
    const body = { projectId: other.id, subredditId: "saas" };
    await expect(client.generatePost({ body })).rejects.toMatchObject(USED);
    await client.restorePost({ params: { postId: id } });
  });

  test("keeps its draft where nothing could be written", async () => {
    const { client, createProject } = await createFree("free-asks@example.com");
    const thin = await createProject(["saas"], { answers: { what: "a small tool" } });
    const body = { projectId: thin.id, subredditId: "saas" };
    await expect(client.generatePost({ body })).rejects.toMatchObject({ code: "CONFLICT" });
    const outlook = await client.getWritingOutlook({ params: { projectId: thin.id } });
    expect(outlook.room).toBe(1);
  });

  test("gets it for any community that it names: what is only planned for others is in no post", async () => {
    const { client, createProject } = await createFounder(house, "free-named@example.com", "FREE");
    const { what = "", forWhom = "", scene = "", unusual = "" } = SAMPLE_ANSWERS;
    const answers = { what, forWhom, scene, unusual };
    const { id: projectId } = await createProject(MAKERS, { answers });
    const { communities } = await client.getWritingOutlook({ params: { projectId } });
    for (const { sentence } of communities) expect(sentence ?? "").not.toContain("already in your");
    const named = communities.find(({ is }) => is === "instead");
    expect(named?.sentence).toMatch(/^What fits here is also meant for r\/\w+/);
    const subredditId = named?.subredditId ?? "";
    const post = await client.generatePost({ body: { projectId, subredditId } });
    expect(post.subredditId).toBe(subredditId);
    // Written now, it is in a post, and what was planned for others is told only once.
    const then = await client.getWritingOutlook({ params: { projectId } });
    const said = then.communities.flatMap(
      ({ sentence }) => /already in .*?\./.exec(sentence ?? "")?.[0] ?? [],
    );
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said)).toEqual(new Set([`already in your post for ${named?.fullName}.`]));
  });

  test("is told before it asks", async () => {
    const { client, projectId, generate } = await createFree("free-outlook@example.com");
    const look = () => client.getWritingOutlook({ params: { projectId } });
    expect(await look()).toMatchObject({ room: 1, reason: null });
    await generate();
    expect(await look()).toMatchObject({ room: 0, reason: USED.serverMessage });
  });

  test("sees titles of the next drafts and not a word of them", async () => {
    const { client, createProject } = await createFree("free-next@example.com");
    const { id: projectId } = await createProject(["saas", "sideproject", "webdev"]);
    const look = () => client.getWritingOutlook({ params: { projectId } });
    const before = await look();
    const ready = before.communities.filter(({ is }) => is === "ready");
    expect(before.nextDrafts.map(({ fullName }) => fullName)).toEqual(
      ready.slice(1).map(({ fullName }) => fullName),
    );
    const post = await client.generatePost({
      body: { projectId, subredditId: ready[0]?.subredditId ?? "" },
    });
    const { nextDrafts } = await look();
    expect(nextDrafts.length).toBeGreaterThan(0);
    // Where a post stands, the next one is elsewhere.
    expect(nextDrafts.map(({ fullName }) => fullName)).not.toContain(post.subreddit.fullName);
    for (const { title, words, veil } of nextDrafts) {
      expect(title).not.toBe(post.title);
      expect(veil.split(/\s+/).length).toBeGreaterThan(words / 2);
      expect(veil).not.toMatch(/\b(?:the|and|invoices?|calendar)\b/);
    }
  });

  test("is offered no second post for a community that has its own", async () => {
    const { client, createProject } = await createFounder(house, "free-one@example.com", "FREE");
    const { id: projectId } = await createProject(["saas"]);
    await client.generatePost({ body: { projectId, subredditId: "saas" } });
    const { ready, nextDrafts } = await client.getWritingOutlook({ params: { projectId } });
    // There would be one, of what was not told yet.
    expect(ready).toBeGreaterThan(0);
    expect(nextDrafts).toEqual([]);
  });

  test("gets no copies, variants or words of its own: the roadmap is premium", async () => {
    const { client, projectId, generate } = await createFree("free-more@example.com");
    const params = { postId: (await generate()).id };
    const premium = { code: "PREMIUM_REQUIRED" };
    const body = { change: "shorter" } as const;
    await expect(client.duplicatePost({ params })).rejects.toMatchObject(premium);
    await expect(client.rewritePost({ params, body })).rejects.toMatchObject(premium);
    const elsewhere = { subredditId: "saas" };
    await expect(client.adaptPost({ params, body: elsewhere })).rejects.toMatchObject(USED);
    const own = { projectId, subredditId: "saas", title: "A title", content: "Words." };
    await expect(client.createPost({ body: own })).rejects.toMatchObject({
      ...premium,
      serverMessage: "Content Roadmap is only available for premium users.",
    });
  });

  test("gets one of 50 drafts that it asks for at once", async () => {
    const { client, projectId, generate } = await createFree("free-crowd@example.com");
    const results = await Promise.allSettled(Array.from({ length: 50 }, generate));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    for (const reason of reasons) expect(reason).toMatchObject(USED);
    expect(await client.getRoadmap({ params: { projectId } })).toHaveLength(1);
  });
});

test("who had drafts while they paid has had the free one", async () => {
  const founder = await createFounder(house, "lapsed@example.com", "PREMIUM_MONTHLY");
  const { id: projectId } = await founder.createProject(["saas"]);
  const generate = () => founder.client.generatePost({ body: { projectId, subredditId: "saas" } });
  await generate();
  await grantPlan(house, founder.userId, "PREMIUM_MONTHLY", { status: "EXPIRED" });
  await expect(generate()).rejects.toMatchObject(USED);
});
