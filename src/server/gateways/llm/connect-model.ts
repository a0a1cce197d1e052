import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { guardedFetch } from "./guarded-fetch.ts";
import type { LlmProvider } from "./llm-gateway.ts";
import { shapeOpenaiBody } from "./shape-openai-body.ts";
import type { Model } from "./watch-model.ts";

export function connectModel(provider: LlmProvider): Model {
  switch (provider.kind) {
    case "openai-compatible":
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL: provider.baseUrl,
        ...(provider.apiKey !== null && { apiKey: provider.apiKey }),
        // Without it, the schema is not sent.
        supportsStructuredOutputs: true,
        transformRequestBody: (body) => shapeOpenaiBody(body, provider.baseUrl),
        fetch: guardedFetch,
      })(provider.model);
    case "anthropic":
      return createAnthropic({
        apiKey: provider.apiKey,
        // Always stated, as the library would look into the environment.
        baseURL: provider.baseUrl ?? "https://api.anthropic.com/v1",
        fetch: guardedFetch,
      })(provider.model);
  }
}
