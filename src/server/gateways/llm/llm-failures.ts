import { LlmError } from "./llm-gateway.ts";

/** The sentences for what goes wrong, once each. */

export function timedOut(): LlmError {
  return new LlmError("timeout", "The language model took too long to answer.");
}

export function rateLimited(reason: string, retryAfterSeconds: number | null): LlmError {
  return new LlmError("rate-limited", "The language model takes no more requests for now.", {
    reason,
    retryAfterSeconds,
  });
}

/** The provider's no to our key, the model's name, the address or the request itself. */
export function refused(reason: string): LlmError {
  return new LlmError(
    "refused",
    "The language model's provider refused our request. Whoever runs this server should check its settings.",
    { reason },
  );
}

export function declined(): LlmError {
  return new LlmError("refused", "The language model declined to answer this.", {
    reason: "declined",
  });
}

export function unavailable(reason: string): LlmError {
  return new LlmError("unavailable", "The language model could not be reached.", { reason });
}

/** The reason of an answer that the limit of its length broke off. */
export const CUT_OFF = "cut-off";

export function invalidOutput(reason: string): LlmError {
  return new LlmError("invalid-output", "The language model gave no usable answer.", { reason });
}
