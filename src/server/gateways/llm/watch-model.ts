import { wrapLanguageModel } from "ai";
import type { AnswerForm } from "./answer-forms.ts";
import { declined } from "./llm-gateway.ts";

export type Model = ReturnType<typeof wrapLanguageModel>;
type ModelCall = Parameters<Model["doGenerate"]>[0];
type ModelResult = Awaited<ReturnType<Model["doGenerate"]>>;

/** null where the provider does not count. */
export type TokensSpent = { input: number | null; output: number | null };

/** The model, asked in this form, with what its answers cost added up, whether they are of use or not. */
export function watchModel(model: Model, form: AnswerForm, spent: TokensSpent): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v3",
      transformParams: async ({ params }) => putInForm(params, form),
      wrapGenerate: async ({ doGenerate }) => {
        const result = await doGenerate();
        spent.input = add(spent.input, result.usage.inputTokens.total);
        spent.output = add(spent.output, result.usage.outputTokens.total);
        if (hasDeclined(result)) throw declined();
        return { ...result, content: result.content.map(readPart) };
      },
    },
  });
}

/** What the provider does not hold the model to, the model is told in words. */
function putInForm(params: ModelCall, form: AnswerForm): ModelCall {
  const { responseFormat, prompt } = params;
  if (form === "schema" || responseFormat?.type !== "json") return params;
  const told = `Answer with one JSON object and nothing else: no words around it, no code fence. It keeps to this JSON schema:\n${JSON.stringify(responseFormat.schema)}`;
  return {
    ...params,
    responseFormat: { type: form === "json" ? "json" : "text" },
    prompt: addToSystem(prompt, told),
  };
}

/** One message: not every model's template takes a second. */
function addToSystem(prompt: ModelCall["prompt"], told: string): ModelCall["prompt"] {
  const [first, ...rest] = prompt;
  return first?.role === "system"
    ? [{ ...first, content: `${first.content}\n\n${told}` }, ...rest]
    : [{ role: "system", content: told }, ...prompt];
}

function readPart(part: ModelResult["content"][number]): ModelResult["content"][number] {
  return part.type === "text" ? { ...part, text: readAnswerText(part.text) } : part;
}

function add(sum: number | null, count: number | undefined): number | null {
  return count === undefined ? sum : (sum ?? 0) + count;
}

/** OpenAI tells a refusal in a field that the library does not read. */
function hasDeclined({ finishReason, response }: ModelResult): boolean {
  const body = response?.body as { choices?: { message?: { refusal?: unknown } }[] } | undefined;
  return finishReason.unified === "content-filter" || Boolean(body?.choices?.[0]?.message?.refusal);
}

/** The JSON in what a model said, without its thoughts, its fence and its small talk; all of it where there is none. */
export function readAnswerText(text: string): string {
  const whole = text.trim();
  if (isJson(whole)) return whole;
  const said = withoutThoughts(whole);
  const candidates = [said, ...listFenced(said), cutOutBraces(said)];
  return candidates.find(isJson) ?? said;
}

const THOUGHT = "(?:think|thinking|thought|reasoning)";
/** Some servers open the tag themselves, and the model only closes it. */
const CLOSED_THOUGHTS = new RegExp(`^[\\s\\S]*</${THOUGHT}>`, "i");
const OPEN_THOUGHTS = new RegExp(`^<${THOUGHT}>[\\s\\S]*$`, "i");

function withoutThoughts(text: string): string {
  return text.replace(CLOSED_THOUGHTS, "").trim().replace(OPEN_THOUGHTS, "");
}

function listFenced(text: string): string[] {
  return Array.from(text.matchAll(/```[a-z]*[^\S\n]*\n([\s\S]*?)```/gi), ([, inside = ""]) =>
    inside.trim(),
  );
}

function cutOutBraces(text: string): string {
  return text.slice(Math.max(0, text.indexOf("{")), text.lastIndexOf("}") + 1);
}

function isJson(text: string): boolean {
  if (!/^[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
