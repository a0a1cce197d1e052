import { APICallError, JSONParseError, NoObjectGeneratedError, TypeValidationError } from "ai";
import * as z from "zod";
import type { LlmProvider } from "./llm-gateway.ts";

/** How a shape is asked for: held to by the provider, as any JSON with the schema in words, or in words alone. */
export type AnswerForm = "schema" | "json" | "words";

/** The strictest first; not every provider knows it, and some take it and pay no heed. */
const LADDERS: Record<LlmProvider["kind"], readonly AnswerForm[]> = {
  "openai-compatible": ["schema", "json", "words"],
  anthropic: ["schema", "words"],
};

/** One answer of another shape is an accident. */
const STRAYS_PER_RUNG = 2;

/** Finds the strictest form that the provider serves, and keeps to it. */
export function createAnswerForms(
  kind: LlmProvider["kind"],
  onSettled: (form: AnswerForm) => void,
) {
  const ladder = LADDERS[kind];
  let settled = 0;
  let strays = 0;

  function settle(rung: number): void {
    strays = 0;
    if (rung <= settled) return;
    settled = rung;
    onSettled(formAt(rung));
  }

  function formAt(rung: number): AnswerForm {
    return ladder[rung] ?? "words";
  }

  return async function askInSomeForm<T>(ask: (form: AnswerForm) => Promise<T>): Promise<T> {
    let refusal: unknown = null;
    const stepsDown = Math.floor(strays / STRAYS_PER_RUNG);
    for (let rung = Math.min(settled + stepsDown, ladder.length - 1); ; rung++) {
      try {
        const answer = await ask(formAt(rung));
        settle(rung);
        return answer;
      } catch (error) {
        if (refusesForm(error)) {
          refusal ??= error;
          if (rung < ladder.length - 1) continue;
          throw refusal;
        }
        if (refusal && NoObjectGeneratedError.isInstance(error)) settle(rung);
        if (isStray(error)) strays++;
        throw error;
      }
    }
  };
}

const REFUSALS = new Set([400, 415, 422, 501]);

/** Providers word it in many ways; a schema that breaks their rules is our own fault, and shall be seen. */
function refusesForm(error: unknown): boolean {
  if (!APICallError.isInstance(error) || !REFUSALS.has(error.statusCode ?? 0)) return false;
  return !/invalid schema/i.test(error.responseBody ?? "");
}

/** No provider that holds to the schema answers so. A text that is too long may come from any. */
function isStray(error: unknown): boolean {
  if (!NoObjectGeneratedError.isInstance(error) || error.finishReason === "length") return false;
  const { cause } = error;
  if (JSONParseError.isInstance(cause)) return true;
  const fault = TypeValidationError.isInstance(cause) ? cause.cause : null;
  return fault instanceof z.ZodError && fault.issues.some(({ code }) => code === "invalid_type");
}
