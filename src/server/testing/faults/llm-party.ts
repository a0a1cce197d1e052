import { expect } from "vitest";
import { readQuotaUse } from "#server/db/posts/post-quotas-repository.ts";
import { createAiSdkLlm } from "#server/gateways/llm/ai-sdk-llm.ts";
import { startLlmStandin, inventAnswer } from "#standins/llm/llm-standin.ts";
import { playWriter, recognise } from "#standins/llm/play-writer.ts";
import { createFounder } from "#server/testing/create-founder.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { A_REQUEST, startFaultyProxy } from "./faulty-proxy.ts";
import type { Party } from "./party.ts";

const API_KEY = "sk-hush-model-key";

export async function startLlmParty(): Promise<Party> {
  const standin = await startLlmStandin({ apiKey: API_KEY });
  const play = playWriter();
  standin.completeWith((question) =>
    recognise(question)
      ? play(question)
      : { end: "stop", text: JSON.stringify(inventAnswer(question.schema)) },
  );
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
      const project = await createProject(["sideproject"]);
      const params = { projectId: project.id };
      const write = () => client.generatePost({ body: { ...params, subredditId: "sideproject" } });
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
          if (post?.by === "llm") return;
          const body = { ...params, subredditId: "sideproject" };
          expect(await client.generatePostInSteps({ body })).toContain('"by":"llm"');
        },
      };
    },
    stop: async () => {
      await proxy.close();
      await standin.close();
    },
  };
}
