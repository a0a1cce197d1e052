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
  | { end: "nothing" };

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
