import {
  type Completion,
  countTokens,
  type Json,
  type LlmDialect,
  readText,
  findLooseObject,
} from "./llm-dialect.ts";

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
