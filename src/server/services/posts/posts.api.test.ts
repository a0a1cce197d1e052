import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import { DAY_MS, WEEK_MS } from "#engine/clock/time-units.ts";
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

const COMMUNITIES = ["saas", "freelance", "smallbusiness", "sideproject", "webdev", "startups"];

const generate = (project: Project, subredditId = "saas", wishes: object = {}) =>
  founder.client.generatePost({ body: { projectId: project.id, subredditId, ...wishes } });
const paramsOf = ({ id }: { id: string }) => ({ params: { postId: id } });
const withShapes = (posts: GeneratedPost[], end: number) =>
  posts.slice(0, end).map(({ title, content }) => ({ title, content, shape: null }));
const roadmapOf = ({ id }: Project) => founder.client.getRoadmap({ params: { projectId: id } });

describe("a generated post", () => {
  test("is for its community, scheduled ahead with a reason, and part of the project", async () => {
    const project = await founder.createProject(["saas"]);
    const post = await generate(project);
    expect(post).toMatchObject({
      projectId: project.id,
      subredditId: "saas",
      subreddit: { id: "saas", fullName: "r/SaaS" },
      type: "text",
      status: "scheduled",
      isPosted: false,
      postedAt: null,
      performance: null,
      predictedRisk: null,
      by: "engine",
      notice: null,
    });
    expect(new Date(post.scheduledFor ?? 0).getTime()).toBeGreaterThan(house.clock().getTime());
    expect(post.slotReason).toMatch(/^(r\/|[A-Z]).{10,}\.$/);
    expect(post.blanks).toBe(
      `${post.title}${post.content}${post.editSection}`.split("{{").length - 1,
    );
    expect(await roadmapOf(project)).toEqual([post]);
    const params = { projectId: project.id };
    expect((await founder.client.getProject({ params })).generatedPosts).toEqual([post]);
    const summaries = await founder.client.listProjects();
    expect(summaries.find(({ id }) => id === project.id)?.posts).toBe(1);
    const archived = await founder.client.archiveProject({ params });
    expect(archived).toMatchObject({ posts: 1, subreddits: 1 });
  });

  test("is a link with its title where a community takes nothing else", async () => {
    const project = await founder.createProject(["coolgithubprojects"]);
    const post = await generate(project, "coolgithubprojects");
    expect(post.type).toBe("link");
    expect(await roadmapOf(project)).toMatchObject([{ type: "link" }]);
  });

  test("is another one the second time, two weeks apart at least", async () => {
    const project = await founder.createProject(["sideproject"]);
    const first = await generate(project, "sideproject");
    const second = await generate(project, "sideproject");
    expect(second.content).not.toBe(first.content);
    const gap = Date.parse(second.scheduledFor ?? "") - Date.parse(first.scheduledFor ?? "");
    expect(gap).toBeGreaterThanOrEqual(14 * DAY_MS);
  });

  test("for a promotion thread comes a week after the last one", async () => {
    const project = await founder.createProject(["smallbusiness"]);
    const first = await generate(project, "smallbusiness");
    expect(first.postType).toBe("thread-comment");
    const second = await generate(project, "smallbusiness");
    const gap = Date.parse(second.scheduledFor ?? "") - Date.parse(first.scheduledFor ?? "");
    expect(gap).toBeGreaterThanOrEqual(WEEK_MS);
    expect(second.slotReason).toMatch(/by then your last comment in its thread is 7 days old\.$/);
  });

  test("is of the kind that was wished for", async () => {
    const project = await founder.createProject(["sideproject"]);
    const wishes = { postType: "lesson", tone: "warm", notes: "Mention the calendar." };
    expect((await generate(project, "sideproject", wishes)).postType).toBe("lesson");
  });

  test("says what the founder told", async () => {
    const project = await founder.createProject(["sideproject"]);
    const { content } = await generate(project, "sideproject", { postType: "story" });
    expect(content).toContain(SAMPLE_ANSWERS.scene);
  });

  test.each([
    ["one word", "invoices"],
    ["nothing", ""],
    [
      "HTML and script",
      '<script>alert("x")</script><b onclick="y()">Invoices</b> for freelancers.',
    ],
    ["right-to-left text", "خدمة فواتير للعاملين المستقلين. \u202etxet desrever\u202c"],
    ["emoji", "🚀🚀🚀"],
    ["5,000 characters", "Ledgerly sends invoices for freelancers. ".repeat(121)],
  ])("is written from a description of %s", async (_case, description) => {
    const project = await founder.createProject(["webdev"], { description });
    const post = await generate(project, "webdev");
    expect(post.title.length).toBeGreaterThan(5);
    expect(post.content).toMatch(/\w+ \w+ \w+/);
  });

  test("is not written for a project or a community that is not there", async () => {
    const project = await founder.createProject(["saas"]);
    await expect(generate(project, "no_such_place")).rejects.toMatchObject({ status: 404 });
    const stranger = await createFounder(house, "stranger@example.com");
    const body = { projectId: project.id };
    await expect(
      stranger.client.generatePost({ body: { ...body, subredditId: "saas" } }),
    ).rejects.toMatchObject({ status: 404, serverMessage: "Project not found" });
    await expect(stranger.client.generatePosts({ body })).rejects.toMatchObject({ status: 404 });
  });
});

describe("posts in bulk", () => {
  const bulk = ({ id: projectId }: Project, count?: number) =>
    founder.client.generatePosts({ body: { projectId, ...(count && { count }) } });

  test("go to different communities at different times, best match first, in different words", async () => {
    // What was promoted for other projects keeps communities from being due.
    const { client, createProject } = await createFounder(house, "in-bulk@example.com");
    const project = await createProject(COMMUNITIES);
    const { id: projectId } = project;
    const posts = await client.generatePosts({ body: { projectId } });
    expect(posts).toHaveLength(5);
    const best = project.recommendations.map(({ subredditId }) => subredditId);
    // What r/freelance takes is comments.
    expect(posts.map(({ subredditId }) => subredditId)).toEqual(
      best.filter((id) => id !== "freelance").slice(0, 5),
    );
    expect(new Set(posts.map(({ scheduledFor }) => scheduledFor)).size).toBe(5);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(5);
    const roadmap = await client.getRoadmap({ params: { projectId } });
    const times = roadmap.map(({ scheduledFor }) => scheduledFor ?? "");
    expect(times).toEqual(times.toSorted());
  });

  test("go first where nothing is ahead, then where the last one is the longest ago", async () => {
    // Nobody's other posts take the days.
    const { client, createProject } = await createFounder(house, "by-turns@example.com");
    const { id: projectId } = await createProject(["indiehackers", "sideproject"]);
    const write = (count: number) => client.generatePosts({ body: { projectId, count } });
    const [first] = await write(1);
    const rest = await write(3);
    const [one = "", other = ""] = [first?.subredditId, rest[0]?.subredditId];
    expect([one, other].toSorted()).toEqual(["indiehackers", "sideproject"]);
    // One for each, and the next one when it is asked for again.
    expect(rest.map(({ subredditId }) => subredditId)).toEqual([other, one]);
    const [last] = await write(1);
    expect(last?.subredditId).toBe(other);
    const posts = await client.getRoadmap({ params: { projectId } });
    expect(posts.filter((post, index) => isLikeSibling(post, withShapes(posts, index)))).toEqual(
      [],
    );
  });

  test("are planned for the day their community is due, however lately it had one", async () => {
    const project = await founder.createProject(["sideproject"]);
    const [first] = await bulk(project, 1);
    const body = { isBlankConfirmed: true as const };
    await founder.client.markPosted({ ...paramsOf(first as GeneratedPost), body });
    const [second] = await bulk(project, 1);
    const gap = Date.parse(second?.scheduledFor ?? "") - house.clock().getTime();
    expect(gap).toBeGreaterThanOrEqual(14 * DAY_MS);
    expect(second?.slotReason).toMatch(/by then your last promotion there is 14 days old\.$/);
  });

  test("pass over communities that ask or are closed, and take the next best", async () => {
    const project = await founder.createProject(["freelance", "personalfinance", "sideproject"]);
    const posts = await bulk(project, 2);
    expect(posts.map(({ subredditId }) => subredditId)).toEqual(["sideproject"]);
  });

  test("are none where nothing was told, and the questions are named", async () => {
    const ids = ["sideproject", "saas", "freelance"];
    const project = await founder.createProject(ids, { answers: { what: "a small tool" } });
    await expect(bulk(project)).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage:
        "Nothing can be written yet: 2 communities need an answer from you first, and the others take no posts about projects.",
      details: {
        is: "asks",
        subredditId: expect.stringMatching(/^(?:sideproject|saas)$/) as string,
        questions: expect.arrayContaining(["scene"]) as string[],
        asks: expect.arrayContaining([
          {
            subredditId: "sideproject",
            fullName: "r/SideProject",
            questions: expect.arrayContaining(["scene"]) as string[],
          },
        ]) as object[],
        closed: [{ subredditId: "freelance", fullName: "r/freelance", reason: "comments-only" }],
      },
    });
  });

  test("are none where no community takes any", async () => {
    const project = await founder.createProject(["freelance", "personalfinance"]);
    await expect(bulk(project)).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: "None of your communities takes posts about this project. Add another one.",
      details: { is: "closed", asks: [] },
    });
  });

  test("need a community", async () => {
    const project = await founder.createProject(["saas"]);
    await founder.client.removeProjectSubreddit({
      params: { projectId: project.id, subredditId: "saas" },
    });
    await expect(
      founder.client.generatePosts({ body: { projectId: project.id } }),
    ).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: "Add a community to the project first.",
    });
  });
});

describe("the posting context", () => {
  test("has the account only once it was told about, and the posts of all projects", async () => {
    const { client, createProject } = await createFounder(house, "context@example.com");
    expect(await client.getPostingContext()).toEqual({
      author: { karma: null, accountAgeDays: null },
      posts: [],
      comments: [],
    });
    await client.updateCurrentUser({ body: { redditKarma: 120 } });
    for (const id of ["saas", "webdev"]) {
      const project = await createProject([id]);
      await client.generatePosts({ body: { projectId: project.id, count: 1 } });
    }
    const { author, posts } = await client.getPostingContext();
    expect(author).toEqual({ karma: 120, accountAgeDays: null });
    expect(posts.map(({ subredditId }) => subredditId).toSorted()).toEqual(["saas", "webdev"]);
    expect(posts.map(({ fullName }) => fullName).toSorted()).toEqual(["r/SaaS", "r/webdev"]);
    expect(posts.every(({ at, isPosted }) => at !== null && !isPosted)).toBe(true);
  });

  test("tells of each post whether it promotes its own project, not the one at hand", async () => {
    const { client, createProject } = await createFounder(house, "two-projects@example.com");
    const ids: string[] = [];
    for (const name of ["Beekeeply", "Choirbook"]) {
      const project = await createProject(["saas"]);
      await client.updateProject({ params: { projectId: project.id }, body: { name, url: null } });
      const body = { projectId: project.id, subredditId: "saas" };
      const { id: postId } = await client.generatePost({ body });
      const text = { title: "What bees taught singers", content: "Beekeeply knows each hive." };
      await client.updatePost({ params: { postId }, body: { ...text, editSection: null } });
      ids.push(postId);
    }
    const { posts } = await client.getPostingContext();
    const promotes = new Map(posts.map(({ id, isPromotional }) => [id, isPromotional]));
    expect(ids.map((id) => promotes.get(id))).toEqual([true, false]);
  });
});
