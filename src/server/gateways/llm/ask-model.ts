import { generateText, Output } from "ai";
import type { LlmRequest } from "./llm-gateway.ts";
import type { Prompt } from "./quote-data.ts";
import type { Model } from "./watch-model.ts";

/** With room for models that think before they write. */
const MAX_OUTPUT_TOKENS = 4_000;

/** One attempt: the answer as the schema has read it. */
export async function askModel<T>(
  model: Model,
  prompt: Prompt,
  request: LlmRequest<T>,
  signal: AbortSignal,
): Promise<T> {
  const { output } = await generateText({
    model,
    system: prompt.system,
    prompt: prompt.user,
    output: Output.object({ schema: request.schema }),
    maxOutputTokens: request.maxOutputTokens ?? MAX_OUTPUT_TOKENS,
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    maxRetries: 0,
    abortSignal: signal,
  });
  return output;
}
