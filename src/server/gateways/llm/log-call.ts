import type { Logger } from "pino";
import type { LlmError } from "./llm-gateway.ts";
import type { TokensSpent } from "./watch-model.ts";

export type CallLog = Pick<Logger, "info" | "warn">;

export type Call = {
  task: string;
  model: string;
  ms: number;
  attempts: number;
  spent: TokensSpent;
  /** null where there was an answer. */
  error: LlmError | null;
};

/** One line a call, of names and numbers only: never a text, never a key. */
export function logCall(log: CallLog, { error, spent, ...call }: Call): void {
  const record = { ...call, inputTokens: spent.input, outputTokens: spent.output };
  if (error === null) return log.info({ ...record, outcome: "answered" }, MESSAGE);
  const reason = error.reason === null ? {} : { reason: error.reason };
  log.warn({ ...record, outcome: error.kind, ...reason }, MESSAGE);
}

const MESSAGE = "language model asked";
