import {
  type AnswerFormat,
  type Completion,
  countTokens,
  type Json,
  type LlmDialect,
  readText,
  findLooseObject,
} from "./llm-dialect.ts";

type Message = { role: string; content: unknown };
type ResponseFormat = { type?: AnswerFormat; json_schema?: { schema?: Json; strict?: boolean } };

/** OpenAI's chat completions, which many others speak too. */
export const openaiDialect: LlmDialect = {
  path: "/v1/chat/completions",
  keyOf: ({ authorization = "" }) => /^Bearer (.+)$/.exec(authorization)?.[1] ?? null,
  formatOf: (body) => formatOf(body)?.type ?? "text",
  findFault: (body) => {
    if (typeof body.model !== "string") return "you must provide a model parameter";
    if (!Array.isArray(body.messages)) return "Missing required parameter: 'messages'.";
    const format = formatOf(body);
    if (format?.type === "json_object" && !/json/i.test(JSON.stringify(body.messages))) {
      return "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
    }
    if (format?.type !== "json_schema") return null;
    const { schema, strict } = format.json_schema ?? {};
    if (!schema) return "Missing required parameter: 'response_format.json_schema.schema'.";
    return strict ? findLooseObject(schema) : null;
  },
  readQuestion: (body) => ({
    dialect: "openai",
    model: String(body.model),
    system: textsOf(body, "system"),
    user: textsOf(body, "user"),
    schema: formatOf(body)?.json_schema?.schema ?? null,
  }),
  writeCompletion: (body, completion) => ({
    id: "chatcmpl-standin",
    object: "chat.completion",
    created: 1_800_000_000,
    model: body.model,
    choices: writeChoices(completion),
    usage: writeUsage(countTokens(body.messages), countTokens(completion)),
  }),
  writeError: (status, message, code) => ({
    error: {
      message,
      type: status >= 500 ? "server_error" : "invalid_request_error",
      param: null,
      code: code ?? null,
    },
  }),
};

function formatOf(body: Json): ResponseFormat | undefined {
  return body.response_format as ResponseFormat | undefined;
}

function textsOf(body: Json, role: string): string {
  const messages = (body.messages as Message[]).filter((message) => message.role === role);
  return messages.map(({ content }) => readText(content)).join("\n");
}

function writeChoices(completion: Completion): Json[] {
  switch (completion.end) {
    case "nothing":
      return [];
    case "refusal":
      return [
        writeChoice("stop", { content: null, refusal: "I'm sorry, I can't help with that." }),
      ];
    case "tool": {
      const called = { name: completion.name, arguments: "{}" };
      const tool_calls = [{ id: "call_standin", type: "function", function: called }];
      return [writeChoice("tool_calls", { content: null, refusal: null, tool_calls })];
    }
    default:
      return [writeChoice(completion.end, { content: completion.text, refusal: null })];
  }
}

function writeChoice(finishReason: string, message: Json): Json {
  return {
    index: 0,
    message: { role: "assistant", ...message },
    logprobs: null,
    finish_reason: finishReason,
  };
}

function writeUsage(input: number, output: number): Json {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}
