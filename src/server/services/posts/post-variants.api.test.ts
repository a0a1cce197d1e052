import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import type { DraftChange } from "#contract/writing.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "founder@example.com");
});
afterAll(() => house.stop());

const paramsOf = ({ id }: { id: string }) => ({ params: { postId: id } });
const usedBy = async ({ client }: Founder) => (await client.getBillingStatus()).aiPosts.used;

async function createStory(subredditId = "sideproject"): Promise<GeneratedPost> {
  const { id: projectId } = await founder.createProject(["sideproject", "saas", "freelance"]);
  const body = { projectId, subredditId, postType: "story" } as const;
  return founder.client.generatePost({ body });
}

const writeOwn = ({ projectId }: { projectId: string }, subredditId = "sideproject") =>
  founder.client.createPost({
    body: {
      projectId,
      subredditId,
      title: "What a month of invoices taught me",
      content: "I made a small tool for invoices, and this is what a month of it taught me.",
    },
  });

describe("another draft of a post", () => {
  test("is shown and not saved, and costs nothing", async () => {
    const post = await createStory();
    const used = await usedBy(founder);
    const body = { change: "another-angle" } as const;
    const variant = await founder.client.rewritePost({ ...paramsOf(post), body });
    expect(variant).toMatchObject({ by: "engine", notice: null });
    expect(variant.titles[0]).toBe(variant.title);
    const { projectId } = post;
    expect(await founder.client.getRoadmap({ params: { projectId } })).toEqual([post]);
    expect(await usedBy(founder)).toBe(used);
  });

  test("from other angles begins in another way each time", async () => {
    const post = await createStory();
    const seen = [{ title: post.title, content: post.content, shape: null }];
    let angle = 1;
    for (let turn = 0; turn < 2; turn += 1) {
      const body = { change: "another-angle", angle } as const;
      const variant = await founder.client.rewritePost({ ...paramsOf(post), body });
      expect(isLikeSibling({ title: variant.title, content: variant.content }, seen)).toBe(false);
      seen.push({ title: variant.title, content: variant.content, shape: null });
      angle = (variant.angle ?? 0) + 1;
    }
  });

  test("is shorter where that is wished for", async () => {
    const post = await createStory();
    const body = { change: "shorter" } as const;
    const { content, postType } = await founder.client.rewritePost({ ...paramsOf(post), body });
    expect(countWords(content)).toBeLessThan(countWords(post.content));
    expect(postType).toBe("story");
  });

  test("in another tone begins with what that tone begins with", async () => {
    const post = await createStory("saas");
    const body = { change: "more-technical" } as const;
    const technical = await founder.client.rewritePost({ ...paramsOf(post), body });
    expect(technical.content).not.toBe(post.content);
    const { title, content, titles, postType, shape } = technical;
    const saved = await founder.client.updatePost({
      ...paramsOf(post),
      body: { title, content, titles, postType, shape },
    });
    expect(saved).toMatchObject({ title, content, titles, postType });
    await expect(founder.client.rewritePost({ ...paramsOf(post), body })).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage:
        "Your answers give no more technical draft: all you said about how it works is in this one.",
    });
    const warm = { change: "warmer" } as const;
    const warmer = await founder.client.rewritePost({ ...paramsOf(post), body: warm });
    expect(warmer.content).not.toBe(content);
  });

  test.each<[change: DraftChange, says: string]>([
    ["another-angle", "Your answers give no other angle. Answer another question to get one."],
    ["shorter", "It can't be shorter without leaving out what a post needs."],
    [
      "warmer",
      "Your answers give no warmer draft. Say how it began, or what somebody said about it.",
    ],
    [
      "more-technical",
      "Your answers give no more technical draft. Say how it works or what it is made of.",
    ],
  ])("%s is refused in a sentence where nothing was told for it", async (change, says) => {
    const thin = { answers: { what: "a small tool for invoices" } };
    const { id: projectId } = await founder.createProject(["sideproject"], thin);
    const body = { projectId, subredditId: "sideproject", isAnyway: true } as const;
    const post = await founder.client.generatePost({ body });
    // What is left blank gets no date by itself.
    expect(post).toMatchObject({ blanks: 1, status: "draft", scheduledFor: null });
    await expect(
      founder.client.rewritePost({ ...paramsOf(post), body: { change } }),
    ).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: says,
      details: { change },
    });
  });

  test("leaves one's own words alone", async () => {
    const own = await writeOwn(await createStory());
    const rewrite = (change: DraftChange) =>
      founder.client.rewritePost({ ...paramsOf(own), body: { change } });
    await expect(rewrite("shorter")).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: expect.stringMatching(/^We don't change your own words/) as string,
    });
    expect(await rewrite("another-angle")).toMatchObject({ by: "engine" });
  });

  test("is none of a post that was made", async () => {
    const post = await createStory();
    await founder.client.markPosted(paramsOf(post));
    await expect(
      founder.client.rewritePost({ ...paramsOf(post), body: { change: "shorter" } }),
    ).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: "You've already posted this. You can't change it here.",
    });
  });
});

describe("a post for another community", () => {
  const adapt = (post: GeneratedPost, subredditId: string) =>
    founder.client.adaptPost({ ...paramsOf(post), body: { subredditId } });

  test("is a new one of the same type in other words, and is charged", async () => {
    const post = await createStory();
    const used = await usedBy(founder);
    const other = await adapt(post, "saas");
    expect(other).toMatchObject({
      projectId: post.projectId,
      subredditId: "saas",
      postType: "story",
      status: "scheduled",
      by: "engine",
    });
    const siblings = [{ title: post.title, content: post.content, shape: null }];
    expect(isLikeSibling({ title: other.title, content: other.content }, siblings)).toBe(false);
    expect(await usedBy(founder)).toBe(used + 1);
  });

  test("is of another type where the community takes no other", async () => {
    expect((await adapt(await createStory(), "smallbusiness")).postType).toBe("thread-comment");
  });

  test("is none where the community is closed, the same or not there", async () => {
    const post = await createStory();
    await expect(adapt(post, "freelance")).rejects.toMatchObject({
      code: "CONFLICT",
      details: { subredditId: "freelance", is: "closed", reason: "comments-only" },
    });
    await expect(adapt(post, "sideproject")).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: "This post is for r/SideProject already. Choose another community.",
    });
    await expect(adapt(post, "no_such_place")).rejects.toMatchObject({ status: 404 });
  });

  test("takes one's own words along, and they cost nothing", async () => {
    const own = await writeOwn(await createStory());
    const used = await usedBy(founder);
    expect(await adapt(own, "saas")).toMatchObject({
      subredditId: "saas",
      title: own.title,
      content: own.content,
      by: "founder",
      notice: expect.stringMatching(/^Your own words, fitted to the rules of r\/SaaS\./) as string,
    });
    expect(await usedBy(founder)).toBe(used);
  });
});

describe("a copy of a post", () => {
  test("has the same words, no time and no outcome, and costs nothing", async () => {
    const post = await createStory();
    await founder.client.markPosted(paramsOf(post));
    const used = await usedBy(founder);
    const copy = await founder.client.duplicatePost(paramsOf(post));
    const { title, content, editSection, flair, postType, by, titles } = post;
    const words = { title, content, editSection, flair, postType, by, titles };
    expect(copy).toMatchObject({
      ...words,
      status: "draft",
      scheduledFor: null,
      slotReason: null,
      postedAt: null,
      performance: null,
    });
    expect(copy.id).not.toBe(post.id);
    expect(await usedBy(founder)).toBe(used);
  });

  test("needs a place among the pending posts, also when 50 are asked for at once", async () => {
    const post = await createStory();
    const copies = await Promise.allSettled(
      Array.from({ length: 50 }, () => founder.client.duplicatePost(paramsOf(post))),
    );
    expect(copies.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    const { projectId } = post;
    expect(await founder.client.getRoadmap({ params: { projectId } })).toHaveLength(5);
  });
});

describe("one's own words", () => {
  test("cost no quota, and are kept when it is used up", async () => {
    const monthly = await createFounder(house, "own-words@example.com", "PREMIUM_MONTHLY");
    const ids = ["saas", "sideproject", "webdev", "startups", "entrepreneur"];
    for (const { id: projectId } of [
      await monthly.createProject(ids),
      await monthly.createProject(ids),
    ]) {
      await monthly.client.generatePosts({ body: { projectId } });
    }
    expect(await usedBy(monthly)).toBe(10);
    const { id: projectId } = await monthly.createProject(["saas"]);
    const words = { title: "Three invoices before lunch", content: "This is how it went." };
    const body = { projectId, subredditId: "saas", by: "assistant", ...words } as const;
    expect(await monthly.client.createPost({ body })).toMatchObject({
      ...words,
      by: "assistant",
      titles: [words.title],
      status: "scheduled",
    });
    expect(await usedBy(monthly)).toBe(10);
  });

  test("are kept for a closed community, with a word on what becomes of them there", async () => {
    const own = await writeOwn(await createStory(), "freelance");
    expect(own.notice).toBe(
      "Take part in r/freelance by comments. Posts about your own project get removed there.",
    );
  });

  test("are refused in sentences", async () => {
    const { projectId } = await createStory();
    const words = { title: "A title", content: "Words." };
    const create = (body: object) => founder.client.createPost({ body: body as never });
    await expect(
      create({ ...words, projectId, subredditId: "nowhere_at_all" }),
    ).rejects.toMatchObject({
      status: 404,
      serverMessage: "r/nowhere_at_all isn't in our catalogue.",
    });
    await expect(create({ ...words, projectId })).rejects.toMatchObject({
      status: 400,
      serverMessage: "Please choose a subreddit.",
    });
    await expect(
      create({ projectId, subredditId: "saas", content: "Words." }),
    ).rejects.toMatchObject({ status: 400 });
    for (let count = 0; count < 4; count += 1)
      await create({ ...words, projectId, subredditId: "saas" });
    await expect(create({ ...words, projectId, subredditId: "saas" })).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      serverMessage: "Maximum 5 pending posts. Post or delete some first.",
    });
  });
});

test("a model that is not there is named when it is asked for", async () => {
  const { id: projectId } = await founder.createProject(["saas"]);
  const body = { projectId, subredditId: "saas", writer: "llm" } as const;
  await expect(founder.client.generatePost({ body })).rejects.toMatchObject({
    code: "CONFLICT",
    serverMessage: "No language model is connected. The built-in writer can write this post.",
  });
});
