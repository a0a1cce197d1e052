import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answers } from "#engine/interview/interview.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { SAMPLE_ANSWERS } from "#server/testing/sample-answers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "founder@example.com");
});
afterAll(() => house.stop());

const look = (projectId: string, { client }: Founder = founder) =>
  client.getWritingOutlook({ params: { projectId } });

test("says of each community whether a post can be written, best match first", async () => {
  const { id, recommendations } = await founder.createProject(["freelance", "sideproject", "saas"]);
  const { room, ready, reason, communities, nextDrafts } = await look(id);
  expect({ room, ready, reason, nextDrafts }).toEqual({
    room: 5,
    ready: communities.filter(({ is }) => is === "ready").length,
    reason: null,
    nextDrafts: [],
  });
  expect(communities.map(({ subredditId }) => subredditId)).toEqual(
    recommendations.map(({ subredditId }) => subredditId),
  );
  const find = (subredditId: string) =>
    communities.find((each) => each.subredditId === subredditId);
  expect(find("sideproject")).toEqual({
    subredditId: "sideproject",
    fullName: "r/SideProject",
    is: "ready",
    questions: [],
    isOffSubject: false,
    closedReason: null,
    sentence: null,
    dueAt: null,
    because: null,
    rests: [],
    threads: [],
    postTypes: expect.arrayContaining(["story", "lesson"]) as string[],
    bansAiText: false,
  });
  expect(find("freelance")).toEqual({
    subredditId: "freelance",
    fullName: "r/freelance",
    is: "closed",
    questions: [],
    isOffSubject: false,
    closedReason: "comments-only",
    sentence:
      "Take part in r/freelance by comments. Posts about your own project get removed there.",
    dueAt: null,
    because: null,
    rests: [],
    threads: [],
    postTypes: [],
    bansAiText: false,
  });
});

test("says that a community bans text made by AI", async () => {
  const params = { subredditId: "sideproject" };
  const { id } = await founder.createProject(["sideproject"]);
  await founder.client.saveOwnPolicy({
    params,
    body: { text: "1. No AI-generated content\n2. Be kind", corrections: NO_CORRECTIONS },
  });
  expect((await look(id)).communities).toMatchObject([{ is: "ready", bansAiText: true }]);
  await founder.client.removeOwnPolicy({ params });
});

test("every type that it offers can be written", async () => {
  const { id: projectId } = await founder.createProject(["sideproject"]);
  const [community] = (await look(projectId)).communities;
  for (const postType of community?.postTypes ?? []) {
    const body = { projectId, subredditId: "sideproject", postType };
    const post = await founder.client.generatePost({ body });
    expect(post.postType).toBe(postType);
    await founder.client.deletePost({ params: { postId: post.id } });
  }
});

test("names the day for which a post would be planned, and the post is planned for it", async () => {
  const { id: projectId } = await founder.createProject(["sideproject"]);
  const body = { projectId, subredditId: "sideproject" };
  const { id: postId } = await founder.client.generatePost({ body });
  await founder.client.markPosted({ params: { postId }, body: { isBlankConfirmed: true } });
  const [community] = (await look(projectId)).communities;
  expect(community).toMatchObject({
    is: "ready",
    sentence: expect.stringMatching(
      /^A post would be planned for \w+ \d+, when your last promotion there is 14 days old\.$/,
    ) as string,
  });
  const dueAt = Date.parse(community?.dueAt ?? "");
  expect(dueAt - house.clock().getTime()).toBeGreaterThanOrEqual(14 * DAY_MS);
  const [post] = await founder.client.generatePosts({ body: { projectId, count: 1 } });
  expect(Date.parse(post?.scheduledFor ?? "")).toBeGreaterThanOrEqual(dueAt);
  expect(Date.parse(post?.scheduledFor ?? "") - dueAt).toBeLessThan(DAY_MS);
});

test("where moderators want to be asked first, a post leaves them time to answer", async () => {
  const asking = await createFounder(house, "asks-first@example.com");
  const params = { subredditId: "sideproject" };
  const text = "1. Ask the moderators before you promote anything";
  await asking.client.saveOwnPolicy({ params, body: { text, corrections: NO_CORRECTIONS } });
  const { id: projectId } = await asking.createProject(["sideproject"]);
  const [community] = (await look(projectId, asking)).communities;
  expect(community?.sentence).toMatch(
    /^A post would be planned for \w+ \d+, which leaves a week for the moderators to answer\.$/,
  );
  const post = await asking.client.generatePost({ body: { projectId, ...params } });
  expect(post.slotReason).toContain(" It leaves a week for the moderators to answer.");
  const waits = Date.parse(post.scheduledFor ?? "") - house.clock().getTime();
  expect(waits).toBeGreaterThanOrEqual(7 * DAY_MS);
});

test.each<[string, string[], Answers | undefined, string]>([
  [
    "one community asks",
    ["saas"],
    { what: "a small tool" },
    expect.stringMatching(/^\w+ answers are missing for a good post here\.$/) as string,
  ],
  [
    "two communities ask",
    ["saas", "sideproject"],
    { what: "a small tool" },
    "Nothing can be written yet: 2 communities need an answer from you first.",
  ],
  [
    "one is closed",
    ["freelance"],
    undefined,
    "Take part in r/freelance by comments. Posts about your own project get removed there.",
  ],
  [
    "all are closed",
    ["freelance", "personalfinance"],
    undefined,
    "None of your communities takes posts about this project. Add another one.",
  ],
])("says why nothing can be written: %s", async (_case, ids, answers, sentence) => {
  const { id: projectId } = await founder.createProject(ids, answers && { answers });
  const { reason, communities } = await look(projectId);
  expect(reason).toEqual(sentence);
  expect(communities.every(({ postTypes }) => postTypes.length === 0)).toBe(true);
  await expect(founder.client.generatePosts({ body: { projectId } })).rejects.toMatchObject({
    code: "CONFLICT",
    serverMessage: sentence,
  });
});

test("says that the project has no community", async () => {
  const { id: projectId } = await founder.createProject(["saas"]);
  await founder.client.removeProjectSubreddit({ params: { projectId, subredditId: "saas" } });
  expect(await look(projectId)).toMatchObject({
    reason: "Add a community to the project first.",
    communities: [],
  });
});

test("says what the cap and the quota leave", async () => {
  const monthly = await createFounder(house, "monthly@example.com", "PREMIUM_MONTHLY");
  const ids = ["saas", "sideproject", "webdev", "startups", "entrepreneur"];
  const create = async () => (await monthly.createProject(ids)).id;
  const [first, second, third] = [await create(), await create(), await create()];
  const bulk = (projectId: string, count: number) =>
    monthly.client.generatePosts({ body: { projectId, count } });
  await bulk(first, 5);
  expect(await look(first, monthly)).toMatchObject({
    room: 0,
    reason: "Maximum 5 pending posts. Post or delete some first.",
  });
  await bulk(second, 3);
  expect(await look(third, monthly)).toMatchObject({ room: 2, reason: null });
  await bulk(third, 2);
  expect(await look(second, monthly)).toMatchObject({
    room: 0,
    reason: "You have used all 10 generated posts this month. You get more on December 1.",
  });
  // The month ends in UTC, and is told by the reader's clock.
  await monthly.client.updateCurrentUser({ body: { timezone: "America/New_York" } });
  const reason =
    "You have used all 10 generated posts this month. You get more on November 30 at 7:00 PM.";
  expect(await look(second, monthly)).toMatchObject({ room: 0, reason });
  await expect(bulk(second, 1)).rejects.toMatchObject({ serverMessage: reason });
});

test("asks for more once all that was told has been said", async () => {
  const answers: Answers = {
    what: "a small tool that reads your calendar and turns finished jobs into invoices",
    forWhom: "people who work alone and forget to bill",
    scene:
      "In March a client asked me whether I had forgotten something. I had forgotten three invoices, the oldest from November. The work was in my calendar the whole time, with hours and all. I sat in the kitchen and wrote all three of them before lunch.",
    before:
      "I kept a spreadsheet with one line per job. It worked for as long as I was not busy, which is the only time it was needed. By the end of a good month it was three weeks behind, and I billed from memory.",
    unusual:
      "It never asks you to start a timer. It reads the calendar backwards at the end of the month and shows every entry that has no invoice yet, and you say yes or no.",
  };
  const { id: projectId } = await founder.createProject(["sideproject"], { answers });
  const posts: GeneratedPost[] = [];
  // A press writes one for the only community, for as long as there is something to tell.
  while ((await look(projectId)).ready > 0) {
    posts.push(...(await founder.client.generatePosts({ body: { projectId } })));
  }
  expect(posts.length).toBeGreaterThan(0);
  expect(posts.length).toBeLessThan(5);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  const outlook = await look(projectId);
  const [community] = outlook.communities;
  const asked =
    community?.questions.length === 1 ? "One more answer gives" : "Two more answers give";
  expect(outlook.reason).toBe(
    `What fits here is already in your post for r/SideProject. ${asked} another.`,
  );
  expect(community?.questions.length).toBeLessThanOrEqual(2);
  expect(community?.questions.filter((id) => id in answers)).toEqual([]);
});

test("who gives the answers that are asked for has a post more", async () => {
  const { what = "" } = SAMPLE_ANSWERS;
  const { id: projectId } = await founder.createProject(["sideproject", "saas"], {
    answers: { what },
  });
  let { ready, next } = await look(projectId);
  expect(ready).toBe(0);
  for (let more = 0; more < 2; more += 1) {
    const asked: Answers = Object.fromEntries(
      (next?.questions ?? []).map((id) => [id, SAMPLE_ANSWERS[id] ?? ""]),
    );
    expect(Object.keys(asked).length).toBeGreaterThan(0);
    await founder.client.updateInterview({ params: { projectId }, body: { answers: asked } });
    const then = await look(projectId);
    expect(then.ready).toBeGreaterThan(ready);
    ({ ready, next } = then);
  }
  const posts = await founder.client.generatePosts({ body: { projectId } });
  expect(posts).toHaveLength(2);
  const [first] = posts;
  await founder.client.deletePost({ params: { postId: first?.id ?? "" } });
  expect(await look(projectId)).toMatchObject({ room: 4, ready: 1 });
  expect(await founder.client.generatePosts({ body: { projectId } })).toHaveLength(1);
});

test("in doubt about the subject it asks, and whoever insists gets the post", async () => {
  const { id: projectId } = await founder.createProject(["zelda"]);
  const [community] = (await look(projectId)).communities;
  expect(community).toMatchObject({
    is: "asks",
    isOffSubject: true,
    sentence:
      "One answer is missing for a good post here: nothing you said so far is about what people in r/zelda talk about. What does it do for them?",
  });
  const body = { projectId, subredditId: "zelda" };
  await expect(founder.client.generatePost({ body })).rejects.toMatchObject({
    code: "CONFLICT",
    details: { is: "asks", isOffSubject: true },
  });
  const post = await founder.client.generatePost({ body: { ...body, isAnyway: true } });
  expect(post).toMatchObject({ subredditId: "zelda", blanks: 0 });
});
