import type { ServerResponse } from "node:http";
import type { Completion } from "./llm-dialect.ts";

/** `slow` only delays the true answer. */
export type LlmFault =
  | keyof typeof REFUSED_CALLS
  | keyof typeof BAD_COMPLETIONS
  | keyof typeof MISHAPS
  | "slow";

export type RefusedCall = { status: number; message: string; code?: string; retryAfter?: string };

/** The provider answers, but with an error. */
export const REFUSED_CALLS = {
  "400": { status: 400, message: "Unsupported value." },
  "401": { status: 401, message: "Incorrect API key provided.", code: "invalid_api_key" },
  "404": { status: 404, message: "The model does not exist.", code: "model_not_found" },
  "429": { status: 429, message: "Rate limit reached.", retryAfter: "2" },
  "429-long": { status: 429, message: "Rate limit reached.", retryAfter: "600" },
  "429-quota": { status: 429, message: "Out of credit.", code: "insufficient_quota" },
  "500": { status: 500, message: "The server had an error." },
  "529": { status: 529, message: "Overloaded" },
} satisfies Record<string, RefusedCall>;

/** The model answers, but not what was asked for. */
export const BAD_COMPLETIONS = {
  refusal: { end: "refusal" },
  empty: { end: "nothing" },
  prose: { end: "stop", text: "Sure. Here is what I found on the page." },
  "wrong-shape": { end: "stop", text: '{"surprise":[1,2,3]}' },
  "cut-off": { end: "length", text: '{"description":"It he' },
} satisfies Record<string, Completion>;

const HUGE_BYTES = 2 * 1024 * 1024;

/** Faults of the connection itself. */
export const MISHAPS = {
  hang: () => {},
  stall: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"id":"stand');
  },
  cut: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"id":"stand', () => response.destroy());
  },
  garbage: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"id":"standin","cho');
  },
  huge: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(`"${"x".repeat(HUGE_BYTES)}"`);
  },
  redirect: (response: ServerResponse) => {
    response.writeHead(307, { location: "/v1/elsewhere" }).end();
  },
} satisfies Record<string, (response: ServerResponse) => void>;

export function pick<T extends object>(table: T, fault: LlmFault | undefined): T[keyof T] | null {
  return fault !== undefined && fault in table ? table[fault as keyof T] : null;
}
