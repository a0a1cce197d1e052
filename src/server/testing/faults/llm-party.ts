import { expect } from "vitest";
import { readQuotaUse } from "#server/db/post-quotas-repository.ts";
import { createAiSdkLlm } from "#server/gateways/llm/ai-sdk-llm.ts";
import { startLlmStandin } from "#standins/llm/llm-standin.ts";
import { inventAnswer } from "#standins/llm/invent-answer.ts";
import type { LlmQuestion } from "#standins/llm/llm-dialect.ts";
import { createFounder } from "../create-founder.ts";
import { grantPlan } from "../grant-plan.ts";
import { A_REQUEST, startFaultyProxy } from "./faulty-proxy.ts";
import type { Party } from "./party.ts";

const API_KEY = "sk-hush-model-key";

const POST = {
  title: "How do you keep track of the jobs that you have not billed yet?",
  content:
    "I work alone and kept losing sight of what I had finished and what I had billed. My calendar knew, so I built a small tool that reads it and writes the invoice. It is called Ledgerly, and it still gets {{which kind of job}} wrong. What do you use, and where does it let you down?",
  editSection: null,
  flair: null,
};

export async function startLlmParty(): Promise<Party> {
  const standin = await startLlmStandin({ apiKey: API_KEY });
  standin.answerWith(({ schema }: LlmQuestion) => {
    const isPost = "title" in ((schema?.["properties"] as object | undefined) ?? {});
    return isPost ? POST : inventAnswer(schema);
  });
  const proxy = await startFaultyProxy(Number(new URL(standin.url).port));
  return {
    proxy,
    when: A_REQUEST,
    secrets: [API_KEY],
    connect: (patience, house) => ({
      llm: createAiSdkLlm({
        provider: {
          kind: "openai-compatible",
          baseUrl: `http://127.0.0.1:${proxy.port}/v1`,
          apiKey: API_KEY,
          model: "a-model",
        },
        // The house and its log come after its parts.
        log: {
          info: (line: object, text?: string) => house().logger.info(line, text),
          warn: (line: object, text?: string) => house().logger.warn(line, text),
        },
        clock: () => new Date(),
        sleep: async () => {},
        ...(patience === "none" && { timeoutMs: 150 }),
      }),
    }),
    begin: async (house, name) => {
      const email = `${name}@example.com`;
      const { userId, client, createProject } = await createFounder(house, email, "FREE");
      await grantPlan(house, userId, "PREMIUM_MONTHLY", { mode: house.deps.payments.mode });
      const project = await createProject(["smallbusiness"]);
      const params = { projectId: project.id };
      const write = () =>
        client.generatePost({ body: { ...params, subredditId: "smallbusiness" } });
      return {
        act: async () => {
          const { by, notice } = await write();
          expect(by).toBe(notice === null ? "llm" : "engine");
          return notice === null ? null : { code: null, message: notice };
        },
        expectKept: async () => {
          const [post, ...others] = await client.getRoadmap({ params });
          expect(others).toEqual([]);
          expect(await readQuotaUse(house.database.db, userId, "2026-11")).toBe(1);
          expect(post?.content.length).toBeGreaterThan(100);
          // A second one of its own would be too much like the first.
          if (post?.by === "engine") expect(await write()).toMatchObject({ by: "llm" });
        },
      };
    },
    stop: async () => {
      await proxy.close();
      await standin.close();
    },
  };
}
