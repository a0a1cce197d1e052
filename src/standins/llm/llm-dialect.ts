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
export function readText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: string }) => part.text ?? "").join("");
}

/** Roughly what a tokenizer would count. */
export function countTokens(...values: unknown[]): number {
  return Math.ceil(JSON.stringify(values).length / 4);
}

/** Why a provider refuses a schema that it shall enforce; null where it takes it. */
export function findLooseObject(
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
