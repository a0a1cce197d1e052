import type { IncomingHttpHeaders } from "node:http";

export type Json = Record<string, unknown>;

/** What was asked, in no dialect. */
export type LlmQuestion = {
  dialect: "openai" | "anthropic";
  model: string;
  system: string;
  user: string;
  /** The JSON schema that the answer has to keep to. */
  schema: Json | null;
};

/** The ways to ask for a shape that providers know; not all know all. */
export type AnswerFormat = "json_schema" | "json_object" | "text";

export type Completion =
  | { end: "stop" | "length"; text: string }
  | { end: "refusal" }
  | { end: "nothing" }
  /** It calls a tool that nobody offered. */
  | { end: "tool"; name: string };

/** How a provider is spoken to. */
export type LlmDialect = {
  path: string;
  keyOf: (headers: IncomingHttpHeaders) => string | null;
  formatOf: (body: Json) => AnswerFormat;
  /** Why the provider would answer 400; null where it would not. */
  findFault: (body: Json, headers: IncomingHttpHeaders) => string | null;
  readQuestion: (body: Json) => LlmQuestion;
  writeCompletion: (body: Json, completion: Completion) => Json;
  writeError: (status: number, message: string, code?: string) => Json;
};

/** A text as it is sent: a string, or a list of parts. */
function readText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: string }) => part.text ?? "").join("");
}

/** Roughly what a tokenizer would count. */
function countTokens(...values: unknown[]): number {
  return Math.ceil(JSON.stringify(values).length / 4);
}

/** Why a provider refuses a schema that it shall enforce; null where it takes it. */
function findLooseObject(
  schema: Json,
  optional: "optional-refused" | "optional-allowed" = "optional-refused",
): string | null {
  for (const node of walkSchema(schema)) {
    if (node.type !== "object") continue;
    if (node.additionalProperties !== false) {
      return "Invalid schema: 'additionalProperties' is required to be supplied and to be false.";
    }
    const required = (node.required as string[] | undefined) ?? [];
    const missing = Object.keys(node.properties ?? {}).find((name) => !required.includes(name));
    if (missing !== undefined && optional === "optional-refused") {
      return `Invalid schema: 'required' has to name every property. Missing '${missing}'.`;
    }
  }
  return null;
}

function* walkSchema(node: unknown): Generator<Json> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield node as Json;
  for (const child of Object.values(node)) yield* walkSchema(child);
}

type Tool = { name: string; input_schema: Json };
type OutputConfig = { format?: { type: string; schema: Json } };

/** Anthropic's messages: the schema comes as output format, or as the only tool for older models. */
export const anthropicDialect: LlmDialect = {
  path: "/v1/messages",
  keyOf: (headers) => (headers["x-api-key"] as string | undefined) ?? null,
  formatOf: (body) => (formatSchema(body) ? "json_schema" : "text"),
  findFault: (body, headers) => {
    if (!headers["anthropic-version"]) return "anthropic-version: header is required";
    if (typeof body.max_tokens !== "number") return "max_tokens: Field required";
    if (!Array.isArray(body.messages)) return "messages: Field required";
    const schema = formatSchema(body);
    return schema && findLooseObject(schema, "optional-allowed");
  },
  readQuestion: (body) => ({
    dialect: "anthropic",
    model: String(body.model),
    system: readText(body.system),
    user: (body.messages as { content: unknown }[])
      .map(({ content }) => readText(content))
      .join("\n"),
    schema: formatSchema(body) ?? answerTool(body)?.input_schema ?? null,
  }),
  writeCompletion: (body, completion) => {
    const tool = answerTool(body);
    return {
      id: "msg_standin",
      type: "message",
      role: "assistant",
      model: body.model,
      content: writeContent(completion, tool),
      stop_reason: nameStop(completion, tool),
      stop_sequence: null,
      usage: {
        input_tokens: countTokens(body.system, body.messages),
        output_tokens: countTokens(completion),
      },
    };
  },
  writeError: (status, message) => ({
    type: "error",
    error: { type: ERROR_TYPES[status] ?? "invalid_request_error", message },
  }),
};

const ERROR_TYPES: Record<number, string> = {
  401: "authentication_error",
  404: "not_found_error",
  429: "rate_limit_error",
  500: "api_error",
  529: "overloaded_error",
};

function formatSchema(body: Json): Json | null {
  return (body.output_config as OutputConfig | undefined)?.format?.schema ?? null;
}

function answerTool(body: Json): Tool | null {
  return formatSchema(body) ? null : ((body.tools as Tool[] | undefined)?.[0] ?? null);
}

function writeContent(completion: Completion, tool: Tool | null): Json[] {
  if (completion.end === "refusal" || completion.end === "nothing") return [];
  if (completion.end === "tool") {
    return [{ type: "tool_use", id: "toolu_standin", name: completion.name, input: {} }];
  }
  const input = tool && parseObject(completion.text);
  return input
    ? [{ type: "tool_use", id: "toolu_standin", name: tool.name, input }]
    : [{ type: "text", text: completion.text }];
}

function parseObject(text: string): Json | null {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function nameStop({ end }: Completion, tool: Tool | null): string {
  if (end === "refusal") return "refusal";
  if (end === "length") return "max_tokens";
  if (end === "tool") return "tool_use";
  return tool && end === "stop" ? "tool_use" : "end_turn";
}

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
