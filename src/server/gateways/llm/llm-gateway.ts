import type * as z from "zod";

/** A language model that answers in a given shape. Where it fails, the engine does the work. */
export type LlmGateway = {
  isConfigured: boolean;
  /** The model's name, for the settings page. */
  name: string | null;
  /** How long one answer may take; whoever waits for several has patience by this measure. */
  answerMs: number;
  /** Throws LlmError. */
  generate: <T>(request: LlmRequest<T>) => Promise<T>;
  /** Ends what is under way: it fails as unavailable. */
  close: () => void;
};

export type LlmRequest<T> = {
  /** What it is for, as the log names it: 'describe-page'. */
  task: string;
  /** Our own words only. What others wrote belongs into `data`. */
  instructions: string;
  /** Texts of others: the model reads them as quotations. */
  data: { name: string; text: string }[];
  /** An object of required fields (nullable where one may be missing): providers refuse optional ones. */
  schema: z.ZodType<T>;
  maxOutputTokens?: number;
  temperature?: number;
  signal?: AbortSignal;
};

export type LlmProvider =
  /** `baseUrl` with its '/v1'; a server of one's own may have no key. */
  | { kind: "openai-compatible"; baseUrl: string; apiKey: string | null; model: string }
  | { kind: "anthropic"; apiKey: string; model: string; baseUrl?: string };

/** Enough for a model that somebody hosts; one on a machine of one's own may need minutes. */
export const DEFAULT_ANSWER_MS = 20_000;

/** Quick and cheap, which suits short texts; for an operator who only gives a key. */
export const DEFAULT_ANTHROPIC_MODEL = "claude-haiku-5-5";

/** `refused` would be refused again: our key, our request, or the model's own no. */
export const LLM_ERROR_KINDS = [
  "not-configured",
  "timeout",
  "rate-limited",
  "refused",
  "unavailable",
  "invalid-output",
] as const;

export type LlmErrorKind = (typeof LLM_ERROR_KINDS)[number];

/** Its message is fit to be shown. It never carries a cause: those quote texts and headers. */
export class LlmError extends Error {
  readonly kind: LlmErrorKind;
  /** A short code for the log, such as ECONNREFUSED or http-500. */
  readonly reason: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: LlmErrorKind,
    message: string,
    details: { reason?: string; retryAfterSeconds?: number | null } = {},
  ) {
    super(message);
    this.name = "LlmError";
    this.kind = kind;
    this.reason = details.reason ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** Without an operator's model: the engine does all the work. */
export const unconfiguredLlm: LlmGateway = {
  isConfigured: false,
  name: null,
  answerMs: DEFAULT_ANSWER_MS,
  generate: async () => {
    throw new LlmError("not-configured", "No language model is configured.");
  },
  close: () => {},
};

/** The sentences for what goes wrong, once each. */

export function timedOut(): LlmError {
  return new LlmError("timeout", "The language model took too long to answer.");
}

export function rateLimited(reason: string, retryAfterSeconds: number | null): LlmError {
  return new LlmError("rate-limited", "The language model is busy.", {
    reason,
    retryAfterSeconds,
  });
}

/** The provider's no to our key, the model's name, the address or the request itself. */
export function refused(reason: string): LlmError {
  return new LlmError(
    "refused",
    "The language model's provider refused our request. The operator should check its settings.",
    { reason },
  );
}

export function declined(): LlmError {
  return new LlmError("refused", "The language model declined to answer this.", {
    reason: "declined",
  });
}

export function unavailable(reason: string): LlmError {
  return new LlmError("unavailable", "We couldn't reach the language model.", { reason });
}

/** The reason of an answer that the limit of its length broke off. */
export const CUT_OFF = "cut-off";

export function invalidOutput(reason: string): LlmError {
  return new LlmError("invalid-output", "The language model gave no usable answer.", { reason });
}
