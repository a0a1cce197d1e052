import * as z from "zod";
import { DEFAULT_ANTHROPIC_MODEL, type LlmProvider } from "../gateways/llm/llm-gateway.ts";
import { type AddFault, httpUrl, wholeNumber } from "./setting-shapes.ts";

export const llmSettings = {
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  LLM_TIMEOUT_SECONDS: wholeNumber(5, 600).optional(),
  LLM_MAX_OUTPUT_TOKENS: wholeNumber(500, 100_000).optional(),
};

type Given = z.output<z.ZodObject<typeof llmSettings>>;

/** Where they are missing, the adapter has its own. */
export type LlmLimits = { timeoutMs?: number; maxOutputTokens?: number };

export function checkLlm(given: Given, addFault: AddFault): void {
  if (given.LLM_BASE_URL && !given.LLM_MODEL) {
    addFault("LLM_MODEL", "is needed with LLM_BASE_URL: the name of the model there");
  }
  if (given.ANTHROPIC_BASE_URL && !given.ANTHROPIC_API_KEY) {
    addFault("ANTHROPIC_API_KEY", "is needed with ANTHROPIC_BASE_URL: the key for that address");
  }
  const hasModel = given.LLM_BASE_URL ?? given.ANTHROPIC_API_KEY;
  if ((given.LLM_API_KEY ?? given.LLM_MODEL) && !hasModel) {
    addFault(
      "LLM_BASE_URL",
      "is needed with LLM_API_KEY and LLM_MODEL, or ANTHROPIC_API_KEY instead",
    );
  }
}

export function readLlmProvider(given: Given): LlmProvider | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY, ANTHROPIC_API_KEY } = given;
  if (baseUrl && model) {
    return { kind: "openai-compatible", baseUrl, apiKey: LLM_API_KEY ?? null, model };
  }
  if (!ANTHROPIC_API_KEY) return null;
  return {
    kind: "anthropic",
    apiKey: ANTHROPIC_API_KEY,
    model: model ?? DEFAULT_ANTHROPIC_MODEL,
    ...(given.ANTHROPIC_BASE_URL && { baseUrl: withVersion(given.ANTHROPIC_BASE_URL) }),
  };
}

/** Anthropic's own tools are given the address without the version, which others write out. */
function withVersion(baseUrl: string): string {
  return /\/v\d+$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1`;
}

export function readLlmLimits(given: Given): LlmLimits {
  const { LLM_TIMEOUT_SECONDS: seconds, LLM_MAX_OUTPUT_TOKENS: maxOutputTokens } = given;
  return {
    ...(seconds !== undefined && { timeoutMs: seconds * 1000 }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
  };
}
