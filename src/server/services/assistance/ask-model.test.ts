import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { DEFAULT_ANSWER_MS, LlmError, type LlmGateway } from "#server/gateways/llm/llm-gateway.ts";
import { assist } from "./ask-model.ts";

afterEach(() => vi.restoreAllMocks());

const REQUEST = {
  task: "describe-page",
  instructions: "Say what it is.",
  data: [],
  schema: z.object({ text: z.string() }),
};

/** Answers only when it is given up. */
function slowModel(answerMs: number): LlmGateway {
  const generate: LlmGateway["generate"] = ({ signal }) =>
    new Promise((_, reject) => {
      const giveUp = () => reject(new LlmError("timeout", "It took too long."));
      if (signal?.aborted) giveUp();
      signal?.addEventListener("abort", giveUp);
    });
  return { isConfigured: true, name: "slow", answerMs, generate, close: () => {} };
}

test.each([
  ["by default", DEFAULT_ANSWER_MS, 25_000],
  ["for a model that may take three minutes", 180_000, 225_000],
  ["for a time that is no whole number of milliseconds", 180_001, 225_002],
  ["for a model that has to be quick, but may be asked again,", 5_000, 25_000],
])("%s a founder waits so long for help", async (_case, answerMs, waitMs) => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const answer = await assist({ llm: slowModel(answerMs) }, REQUEST, () => ({ text: "ours" }));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(waitMs);
  expect(answer).toEqual({
    value: { text: "ours" },
    by: "engine",
    notice: "It took too long. The built-in writer did it instead.",
  });
});
