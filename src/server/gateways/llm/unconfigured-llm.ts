import { DEFAULT_ANSWER_MS, LlmError, type LlmGateway } from "./llm-gateway.ts";

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
