import { extractJsonMiddleware, wrapLanguageModel } from "ai";
import { declined } from "./llm-failures.ts";

export type Model = ReturnType<typeof wrapLanguageModel>;
type ModelResult = Awaited<ReturnType<Model["doGenerate"]>>;

/** null where the provider does not count. */
export type TokensSpent = { input: number | null; output: number | null };

/** The model, with what its answers cost added up, whether they are of use or not. */
export function watchModel(model: Model, spent: TokensSpent): Model {
  return wrapLanguageModel({
    model,
    middleware: [
      extractJsonMiddleware(),
      {
        specificationVersion: "v3",
        wrapGenerate: async ({ doGenerate }) => {
          const result = await doGenerate();
          spent.input = add(spent.input, result.usage.inputTokens.total);
          spent.output = add(spent.output, result.usage.outputTokens.total);
          if (hasDeclined(result)) throw declined();
          return result;
        },
      },
    ],
  });
}

function add(sum: number | null, count: number | undefined): number | null {
  return count === undefined ? sum : (sum ?? 0) + count;
}

/** OpenAI tells a refusal in a field that the library does not read. */
function hasDeclined({ finishReason, response }: ModelResult): boolean {
  const body = response?.body as { choices?: { message?: { refusal?: unknown } }[] } | undefined;
  return finishReason.unified === "content-filter" || Boolean(body?.choices?.[0]?.message?.refusal);
}
