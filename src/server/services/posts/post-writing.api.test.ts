import { setTimeout as waitFor } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Project } from "#contract/project.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { createAiSdkLlm } from "#server/gateways/llm/ai-sdk-llm.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { type LlmStandin, NEVER, startLlmStandin } from "#standins/llm/llm-standin.ts";
import { groundWith, playWriter, BAD_DRAFTS, GOOD_DRAFTS } from "#standins/llm/play-writer.ts";
import { WritingLine } from "#contract/writing.ts";

const WHY_IT_FAILED = {
  "500": "We couldn't reach the language model.",
  refusal: "The language model declined to answer this.",
  prose: "The language model gave no usable answer.",
  "wrong-shape": "The language model gave no usable answer.",
};

let standin: LlmStandin;
let house: TestApp;
let founder: Founder;
let token: string;
let project: Project;

beforeAll(async () => {
  standin = await startLlmStandin({ apiKey: "a-key" });
  const llm = createAiSdkLlm({
    provider: {
      kind: "openai-compatible",
      baseUrl: `${standin.url}/v1`,
      apiKey: "a-key",
      model: "a-model",
    },
    log: createLogger({ level: "silent", isReadable: false }),
    clock: () => new Date(),
    sleep: async () => {},
  });
  house = await startTestApp({ llm });
  founder = await createFounder(house, "founder@example.com");
  token = (await house.signIn("founder@example.com")).accessToken;
});
afterAll(async () => {
  await house.stop();
  await standin.close();
});

beforeEach(async () => {
  project = await founder.createProject(["sideproject", "indiehackers", "saas"]);
  standin.completeWith(playWriter());
  standin.requests.length = 0;
});

const requestFor = (changes: object = {}) => ({
  projectId: project.id,
  subredditId: "sideproject",
  ...changes,
});

/** The lines of an answer, each held against the contract. */
async function writeInSteps(changes: object = {}): Promise<WritingLine[]> {
  const seen: WritingLine[] = [];
  const onLine = (line: WritingLine) => void seen.push(WritingLine.parse(line));
  await founder.client.generatePostInSteps({ body: requestFor(changes) }, { onLine });
  return seen;
}

const generate = (changes: object = {}) =>
  founder.client.generatePost({ body: requestFor(changes) });

const readUsed = async () => (await founder.client.getBillingStatus()).aiPosts.used;

/** Bad words that the model swears to. */
const stubborn = (draft: object) =>
  playWriter({
    draft: () => draft,
    mend: () => draft,
    grounding: (question) => groundWith(question, () => "what"),
  });

describe("writing in steps", () => {
  test("says which step it is at, and ends with the post, which is kept and charged once", async () => {
    const usedBefore = await readUsed();
    const lines = await writeInSteps();
    expect(lines.slice(0, -1)).toEqual(
      ["angle", "drafts", "grounding", "readers", "checks"].map((step) => ({ step })),
    );
    expect(lines.at(-1)).toMatchObject({
      post: { by: "llm", notice: null, faults: [], blanks: 0, status: "scheduled" },
    });
    const [kept, ...others] = await founder.client.getRoadmap({
      params: { projectId: project.id },
    });
    expect(kept).toMatchObject({ by: "llm", faults: [] });
    expect(others).toEqual([]);
    expect(await readUsed()).toBe(usedBefore + 1);
  });

  test("shows a draft that stays bad with its faults marked, and never another writer's", async () => {
    standin.completeWith(stubborn(BAD_DRAFTS.number));
    const [last] = (await writeInSteps()).slice(-1);
    expect(last).toMatchObject({
      post: {
        by: "llm",
        content: expect.stringContaining("4,700") as string,
        notice: expect.stringMatching(/which (?:is|are) marked/) as string,
      },
    });
    const faults = last && "post" in last ? last.post.faults : [];
    expect(faults.map(({ sentence }) => sentence).join("\n")).toContain("4,700");
  });

  test("keeps what is wrong with a draft until its words are changed", async () => {
    standin.completeWith(stubborn(BAD_DRAFTS.number));
    const [last] = (await writeInSteps()).slice(-1);
    const post = last && "post" in last ? last.post : null;
    const { id = "", content = "", faults = [] } = post ?? {};
    const read = async () => {
      const posts = await founder.client.getRoadmap({ params: { projectId: project.id } });
      return posts.find((each) => each.id === id);
    };
    expect(faults.length).toBeGreaterThan(0);
    expect((await read())?.faults).toEqual(faults);
    const copy = await founder.client.duplicatePost({ params: { postId: id } });
    expect(copy.faults).toEqual(faults);

    const params = { postId: id };
    const moved = await founder.client.updatePost({ params, body: { content: `Hi. ${content}` } });
    const quoted = moved.faults.map(
      ({ place }) => place && moved[place.field]?.slice(place.start, place.end),
    );
    expect(quoted.join(" ")).toContain("4,700");
    await founder.client.updatePost({ params, body: { content: "I wrote something else." } });
    expect((await read())?.faults).toEqual([]);
  });

  test.each(["500", "refusal", "prose"] as const)(
    "when the model fails (%s) ends with why, and leaves the choice to the founder",
    async (fault) => {
      const usedBefore = await readUsed();
      standin.failAlways(fault);
      const lines = await writeInSteps().finally(() => standin.failAlways(null));
      expect(lines.at(-1)).toMatchObject({
        error: {
          code: "UPSTREAM",
          message: `${WHY_IT_FAILED[fault]} Nothing was saved or counted: try again, or let the built-in writer write this post.`,
        },
      });
      expect(await founder.client.getRoadmap({ params: { projectId: project.id } })).toEqual([]);
      expect(await readUsed()).toBe(usedBefore);
    },
  );

  test("asks first where answers are missing, and asks no model", async () => {
    project = await founder.createProject(["sideproject"], { answers: {} });
    await expect(writeInSteps()).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
      details: { subredditId: "sideproject", is: "asks" },
    });
    expect(standin.requests).toEqual([]);
  });

  test("says before anything is written that a community bans text made by AI", async () => {
    const params = { subredditId: "sideproject" };
    const text = "1. No AI-generated content\n2. Be kind";
    await founder.client.saveOwnPolicy({ params, body: { text, corrections: NO_CORRECTIONS } });
    await expect(writeInSteps()).rejects.toMatchObject({
      status: 409,
      details: { subredditId: "sideproject", is: "ai-banned" },
    });
    expect(standin.requests).toEqual([]);
    const lines = await writeInSteps({ isAiConfirmed: true });
    expect(lines.at(-1)).toMatchObject({ post: { by: "llm" } });
    expect(await generate()).toMatchObject({
      by: "engine",
      notice: expect.stringContaining("bans text made by AI") as string,
    });
    await founder.client.removeOwnPolicy({ params });
  });

  test("ends at the provider when the caller hangs up, and keeps nothing", async () => {
    standin.completeWith(playWriter({ draft: () => NEVER }));
    const address = await house.app.listen({ port: 0, host: "127.0.0.1" });
    const hangUp = new AbortController();
    const response = await fetch(`${address}/api/posts/generate/steps`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(requestFor()),
      signal: hangUp.signal,
    });
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('{"step":"angle"}\n');
    while (standin.inFlight() < 3) await waitFor(5);
    house.logLines.length = 0;
    hangUp.abort();
    while (standin.inFlight() > 0) await waitFor(5);
    expect(await founder.client.getRoadmap({ params: { projectId: project.id } })).toEqual([]);
    expect(house.logLines.filter((line) => line.includes("request failed"))).toEqual([]);
  });
});

test("without a model, writing in steps says so", async () => {
  const plain = await startTestApp();
  const other = await createFounder(plain, "other@example.com");
  const { id: projectId } = await other.createProject(["sideproject"]);
  await expect(
    other.client.generatePostInSteps({ body: { projectId, subredditId: "sideproject" } }),
  ).rejects.toMatchObject({ status: 409, details: { is: "no-model" } });
  await plain.stop();
});

describe("where nobody watches", () => {
  test("the model's draft is taken", async () => {
    expect(await generate()).toMatchObject({ by: "llm", notice: null, faults: [] });
  });

  test("a draft that stays bad is kept with its faults marked", async () => {
    standin.completeWith(stubborn(BAD_DRAFTS.award));
    const { by, faults } = await generate();
    expect(by).toBe("llm");
    expect(faults.map(({ sentence }) => sentence).join("\n")).toContain("Golden Kitty");
  });

  test("a flair never comes from thin air", async () => {
    const draft = { ...GOOD_DRAFTS["scene"], flair: "Totally Made Up" };
    standin.completeWith(playWriter({ draft: () => draft }));
    expect((await generate()).flair).not.toBe("Totally Made Up");
  });

  test.each(["500", "refusal", "prose", "wrong-shape"] as const)(
    "when the model fails (%s), the engine writes and says so, and the post is charged once",
    async (fault) => {
      const usedBefore = await readUsed();
      standin.failAlways(fault);
      const post = await generate().finally(() => standin.failAlways(null));
      expect(post).toMatchObject({
        by: "engine",
        faults: [],
        notice: `${WHY_IT_FAILED[fault]} The built-in writer wrote this one.`,
      });
      expect(await readUsed()).toBe(usedBefore + 1);
    },
  );

  test("in bulk, of posts that would say the same only one is the model's", async () => {
    standin.completeWith(playWriter({ draft: () => GOOD_DRAFTS["scene"] }));
    const posts = await founder.client.generatePosts({ body: { projectId: project.id } });
    expect(posts.filter(({ by }) => by === "llm")).toHaveLength(1);
    const others = posts.filter(({ by }) => by === "engine");
    expect(others.length).toBeGreaterThan(0);
    for (const { notice } of others) {
      expect(notice).toContain("repeated another post of this project");
    }
  });
});
