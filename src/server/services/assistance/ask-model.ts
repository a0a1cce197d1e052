import { LlmError, type LlmGateway, type LlmRequest } from "#server/gateways/llm/llm-gateway.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Who did the work; the notice says why it was not the language model, where there is one. */
export type Assisted<T> = { value: T; by: "engine" | "llm"; notice: string | null };

const PATIENCE_MS = 25_000;
const PATIENCE_IN_ANSWERS = 1.25;

/** So long a founder waits for a model, or longer where one answer may take long; beyond it the built-in writer is better. */
export function startPatience({ answerMs }: Pick<LlmGateway, "answerMs">): AbortSignal {
  return AbortSignal.timeout(Math.max(PATIENCE_MS, Math.ceil(answerMs * PATIENCE_IN_ANSWERS)));
}

/** The language model where there is one and it answers; the built-in writer otherwise, and a notice. */
export async function assist<T>(
  deps: Pick<ServiceDeps, "llm">,
  request: Omit<LlmRequest<T>, "signal">,
  byEngine: () => T | Promise<T>,
): Promise<Assisted<T>> {
  if (!deps.llm.isConfigured) return { value: await byEngine(), by: "engine", notice: null };
  try {
    return {
      value: await deps.llm.generate({ ...request, signal: startPatience(deps.llm) }),
      by: "llm",
      notice: null,
    };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    const notice = `${error.message} The built-in writer did it instead.`;
    return { value: await byEngine(), by: "engine", notice };
  }
}
