import { generateText, Output } from "ai";
import type { LlmRequest } from "./llm-gateway.ts";
import type { Prompt } from "./quote-data.ts";
import type { Model } from "./watch-model.ts";

export type Ask<T> = { request: LlmRequest<T>; prompt: Prompt; maxOutputTokens: number };

/** One attempt: the answer as the schema has read it. */
export async function askModel<T>(
  model: Model,
  { request, prompt, maxOutputTokens }: Ask<T>,
  signal: AbortSignal,
): Promise<T> {
  const { output } = await generateText({
    model,
    system: prompt.system,
    prompt: prompt.user,
    output: Output.object({ schema: request.schema }),
    maxOutputTokens,
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    maxRetries: 0,
    abortSignal: signal,
  });
  return output;
}
