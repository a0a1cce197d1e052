import * as z from "zod";
import { startLlmStandin } from "#standins/llm/llm-standin.ts";
import { createAiSdkLlm } from "../ai-sdk-llm.ts";
import type { LlmGateway, LlmProvider, LlmRequest } from "../llm-gateway.ts";

export const apiKey = "sk-hush-very-secret";

const Description = z.object({ description: z.string().min(3).max(200), isTool: z.boolean() });
export type Description = z.infer<typeof Description>;

export const goodAnswer: Description = { description: "It helps bakers.", isTool: true };

export const request: LlmRequest<Description> = {
  task: "describe-page",
  instructions: "Say what the page is about.",
  data: [{ name: "page", text: "We help bakers to plan their week." }],
  schema: Description,
};

export const PROVIDERS = ["openai-compatible", "anthropic"] as const;
export type ProviderKind = (typeof PROVIDERS)[number];

type Options = Parameters<typeof createAiSdkLlm>[0];

export type LlmTrial = Awaited<ReturnType<typeof startLlmTrial>>;

/** Models before a stand-in with a good answer, in a time that passes only where they wait. */
export async function startLlmTrial() {
  const standin = await startLlmStandin({ apiKey });
  standin.answerWith(goodAnswer);
  const time = { now: Date.parse("2026-11-15T12:00:00Z"), waits: [] as number[] };
  const logged: Record<string, unknown>[] = [];
  const clients: LlmGateway[] = [];

  const write = (record: object) => void logged.push({ ...record });
  const log = { info: write, warn: write } as Options["log"];

  function keep(llm: LlmGateway): LlmGateway {
    clients.push(llm);
    return llm;
  }

  const connect = (kind: ProviderKind, changes: Partial<Options> = {}) =>
    keep(
      createAiSdkLlm({
        provider: providerOf(kind, standin.url),
        log,
        clock: () => new Date(time.now),
        sleep: async (ms) => {
          time.waits.push(ms);
          time.now += ms;
        },
        ...changes,
      }),
    );

  const connectInRealTime = (kind: ProviderKind) =>
    keep(createAiSdkLlm({ provider: providerOf(kind, standin.url), log, clock: () => new Date() }));

  return {
    standin,
    connect,
    connectInRealTime,
    time,
    logged,
    stop: async () => {
      for (const client of clients) client.close();
      await standin.close();
    },
  };
}

export function providerOf(kind: ProviderKind, url: string): LlmProvider {
  return kind === "anthropic"
    ? { kind, baseUrl: `${url}/v1`, apiKey, model: "claude-haiku-5-5" }
    : { kind, baseUrl: `${url}/v1`, apiKey, model: "a-model" };
}

/** The fields and the message of what a call failed with; kind 'none' when it did not. */
export async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  return call.then(
    () => ({ kind: "none" }),
    (error: Error) => ({ ...error, message: error.message }),
  );
}
