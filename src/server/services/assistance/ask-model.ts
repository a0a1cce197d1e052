import { LlmError, type LlmRequest } from "#server/gateways/llm/llm-gateway.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Who did the work; the notice says why it was not the language model, where there is one. */
export type Assisted<T> = { value: T; by: "engine" | "llm"; notice: string | null };

/** A founder waits for this, or longer where one answer may take long; beyond it the built-in writer is better. */
const PATIENCE_MS = 25_000;
const PATIENCE_IN_ANSWERS = 1.25;

/** The language model where there is one and it answers; the built-in writer otherwise, and a notice. */
export async function assist<T>(
  deps: Pick<ServiceDeps, "llm">,
  request: Omit<LlmRequest<T>, "signal">,
  byEngine: () => T | Promise<T>,
): Promise<Assisted<T>> {
  if (!deps.llm.isConfigured) return { value: await byEngine(), by: "engine", notice: null };
  try {
    const patienceMs = Math.max(PATIENCE_MS, Math.ceil(deps.llm.answerMs * PATIENCE_IN_ANSWERS));
    const signal = AbortSignal.timeout(patienceMs);
    return { value: await deps.llm.generate({ ...request, signal }), by: "llm", notice: null };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    const notice = `${error.message} The built-in writer did it instead.`;
    return { value: await byEngine(), by: "engine", notice };
  }
}
