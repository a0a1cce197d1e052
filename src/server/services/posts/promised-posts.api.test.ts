import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { WritingOutlook } from "#contract/writing.ts";
import type { Answers, Interview } from "#engine/interview/interview.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import { listSentences } from "#engine/writer/told/list-sentences.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { readSample } from "#server/testing/sample-catalogue.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let catalogued: ReadonlySet<string>;
beforeAll(async () => {
  house = await startTestApp();
  catalogued = new Set((await readSample()).map(({ facts }) => facts.name.toLowerCase()));
});
afterAll(() => house.stop());

type Sample = {
  id: string;
  name: string;
  url: string | null;
  communities: string[];
  interview: Pick<Interview, "kind"> & { answers: Answers };
};

/** Of the sets that posts are measured with, one founder of each kind of project. */
const SAMPLES = [
  ["sixth", "slotkeeper"],
  ["eighth", "canteenboss"],
  ["eighth", "nightcall"],
  ["sixth", "lowershelf"],
  ["eighth", "bobineverte"],
  ["seventh", "verger"],
  ["ninth", "fjordforecast"],
  ["eighth", "spireview"],
  ["sixth", "lightsoutlake"],
  // Two who told little, so that their halves are next to nothing.
  ["seventh", "ratemyrope"],
  ["fourth", "quietmovers"],
].map(([set, id]) => {
  const file = new URL(`../../../../eval/posts/founders-${set}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const found = lines.map((line) => JSON.parse(line) as Sample).find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not in ${file.pathname}`);
  return found;
});

/** Where a founder of any kind goes, so that communities compete for what was told. */
const EVERYBODY = ["sideproject", "smallbusiness", "entrepreneur", "indiehackers", "startups"];

/** What it is, and every other answer. */
function answerHalf({ answers }: Sample["interview"], half: 0 | 1): Answers {
  const kept = Object.entries(answers).filter(([id], at) => id === "what" || at % 2 === half);
  return Object.fromEntries(kept);
}

async function begin(email: string, sample: Sample, half: 0 | 1, plan?: PlanCode) {
  const founder = await createFounder(house, email, plan);
  const { name, url, interview } = sample;
  const wanted = [...new Set([...sample.communities, ...EVERYBODY])];
  const ids = wanted.filter((id) => catalogued.has(id));
  const answers = answerHalf(interview, half);
  const description = `${name} is ${interview.answers.what}.`;
  const { id } = await founder.createProject(ids, { name, url, description, answers: {} });
  const params = { projectId: id };
  await founder.client.updateInterview({ params, body: { kind: interview.kind, answers } });
  return { founder, projectId: id };
}

const look = ({ client }: Founder, projectId: string) =>
  client.getWritingOutlook({ params: { projectId } });

/** How many posts a call wrote, and what it said where it wrote none. */
async function bulk({ client }: Founder, projectId: string, count?: number) {
  const call = client.generatePosts({ body: { projectId, ...(count && { count }) } });
  return call.then(
    (posts) => ({ posts, details: null }),
    (error: { code: string; details: Record<string, unknown> }) => {
      expect(error.code).toBe("CONFLICT");
      return { posts: [], details: error.details };
    },
  );
}

/** What a press is answered with where nothing is ready. */
const nothing = ({ next }: WritingOutlook, details: object | null) => ({
  ...details,
  ...(next
    ? { is: "asks", subredditId: next.subredditId, questions: next.questions }
    : { is: "closed" }),
});

/** All of them take half a minute of processor time. */
const measured = inject("isNightly") ? SAMPLES : SAMPLES.filter((_, at) => at % 6 === 0);

describe.each(measured)("half of the interview of $id", (sample) => {
  test.each([0, 1] as const)("half %i: what is said to be ready is written", async (half) => {
    const { founder, projectId } = await begin(`${sample.id}-${half}@example.com`, sample, half);
    const used = async () => (await founder.client.getBillingStatus()).aiPosts?.used ?? 0;
    const said = await look(founder, projectId);
    const ready = said.communities.filter(({ is }) => is === "ready");
    expect(said.ready).toBe(ready.length);
    const silent = said.communities.filter(({ is, sentence }) => is !== "ready" && !sentence);
    expect(silent).toEqual([]);
    const first = await bulk(founder, projectId, 5);
    expect(first.posts).toHaveLength(Math.min(5, said.room, said.ready));
    expect(await used()).toBe(first.posts.length);
    expect(first.details).toEqual(said.ready > 0 ? null : nothing(said, first.details));
    expect(said.reason === null).toBe(said.ready > 0);
    for (const { id } of first.posts) await founder.client.deletePost({ params: { postId: id } });
    const again = await look(founder, projectId);
    expect(again.communities.map(({ is }) => is)).toEqual(said.communities.map(({ is }) => is));
    const second = await bulk(founder, projectId);
    expect(second.posts).toHaveLength(first.posts.length);
    const rest = await look(founder, projectId);
    const third = await bulk(founder, projectId, 5).catch(() => ({ posts: [] }));
    expect(third.posts).toHaveLength(Math.min(5, rest.room, rest.ready));
  });

  test("what is said to be ready is written singly, the last of it first", async () => {
    const email = `singly-${sample.id}@example.com`;
    const { founder, projectId } = await begin(email, sample, 0);
    const said = await look(founder, projectId);
    const ready = said.communities.filter(({ is }) => is === "ready").slice(-said.room);
    for (const { subredditId } of ready.toReversed()) {
      const post = await founder.client.generatePost({ body: { projectId, subredditId } });
      expect(post.subredditId).toBe(subredditId);
    }
  });

  test("without a plan the one draft is for a community that was said to be ready", async () => {
    const email = `free-${sample.id}@example.com`;
    const { founder, projectId } = await begin(email, sample, 0, "FREE");
    const said = await look(founder, projectId);
    expect(said.room).toBe(1);
    const { posts } = await bulk(founder, projectId);
    expect(posts).toHaveLength(Math.min(1, said.ready));
    expect(said.nextDrafts.length).toBe(Math.min(3, Math.max(0, said.ready - 1)));
    const [post] = posts;
    if (!post) return;
    const own = said.communities.find(({ subredditId }) => subredditId === post.subredditId);
    expect(own?.is).toBe("ready");
    const after = await look(founder, projectId);
    expect(after.nextDrafts.map(({ fullName }) => fullName)).toEqual(
      expect.arrayContaining(said.nextDrafts.slice(0, 2).map(({ fullName }) => fullName)),
    );
  });
});

test("a sentence that the founder does not want used is in no post, and a good title is one", async () => {
  const sample = SAMPLES[0];
  if (!sample) throw new Error("There is no founder to ask.");
  const { founder, projectId } = await begin("marks@example.com", sample, 0);
  const params = { projectId };
  const written = (await bulk(founder, projectId, 5)).posts;
  const { name, interview } = await founder.client.getProject({ params });
  const isSaid = (text: string) => written.some(({ content }) => content.includes(text));
  const said = listSentences(name, interview).flatMap(({ id, sentences }) =>
    sentences
      .map(({ text }) => ({ id, sentence: text }))
      .filter(({ sentence }) => isSaid(sentence)),
  );
  const [unused, title] = said.filter(({ sentence }) => sentence.length < 100).toReversed();
  if (!unused || !title) throw new Error("The posts have no sentence of the answers.");
  for (const { id } of written) await founder.client.deletePost({ params: { postId: id } });
  const marks = [
    { ...unused, marks: ["unused" as const] },
    { ...title, marks: ["title" as const] },
  ];
  await founder.client.updateInterview({ params, body: { marks } });
  const { posts } = await bulk(founder, projectId, 5);
  expect(posts.length).toBeGreaterThan(0);
  const texts = posts.map((post) => [post.title, post.content].join("\n")).join("\n");
  expect(texts).not.toContain(unused.sentence.slice(0, -1));
  expect(posts.map((post) => post.title)).toContain(title.sentence.replace(/[.]$/, ""));
});
