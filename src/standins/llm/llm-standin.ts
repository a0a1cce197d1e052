import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as waitFor } from "node:timers/promises";
import {
  anthropicDialect,
  type AnswerFormat,
  type Completion,
  type Json,
  type LlmDialect,
  type LlmQuestion,
  openaiDialect,
} from "./llm-dialects.ts";
import { openServer } from "../open-server.ts";

const DIALECTS = [openaiDialect, anthropicDialect];
const SLOW_MS = 50;

type StandinOptions = {
  /** A free one unless stated. */
  port?: number;
  /** null where every key will do, and none. */
  apiKey: string | null;
};

type Answerer = (question: LlmQuestion) => unknown;
type Speaker = (question: LlmQuestion) => string;
type Completer = (question: LlmQuestion) => Completion;

/** The answer of a model that thinks without end. */
export const NEVER: Completion = { end: "nothing" };

export type LlmStandin = Awaited<ReturnType<typeof startLlmStandin>>;

/** A language model on loopback that says what it is told to, in the dialects of two providers. */
export async function startLlmStandin({ port = 0, apiKey }: StandinOptions) {
  let complete: Completer = sayAnything;
  const faults: LlmFault[] = [];
  let lastingFault: LlmFault | null = null;
  let formats: AnswerFormat[] = ["json_schema", "json_object", "text"];
  const requests: LoggedRequest[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    const body = (await json(request)) as Json;
    const dialect = DIALECTS.find((candidate) => candidate.path === path);
    if (!dialect) return send(response, 404, openaiDialect.writeError(404, "Unknown address."));
    requests.push({ path, body, question: readQuestion(dialect, body) });
    const fault = faults.shift() ?? lastingFault ?? undefined;
    const mishap = pick(MISHAPS, fault);
    if (mishap) return mishap(response);
    const refused = pick(REFUSED_CALLS, fault) ?? findRefusal(dialect, request, body);
    if (refused) return refuse(response, dialect, refused);
    if (fault === "slow") await waitFor(SLOW_MS);
    const completion = pick(BAD_COMPLETIONS, fault) ?? complete(dialect.readQuestion(body));
    // A model that is never done: the caller has to hang up.
    if (completion === NEVER) return;
    send(response, 200, dialect.writeCompletion(body, completion));
  }

  function findRefusal(
    dialect: LlmDialect,
    { headers }: IncomingMessage,
    body: Json,
  ): RefusedCall | null {
    if (apiKey !== null && dialect.keyOf(headers) !== apiKey) return REFUSED_CALLS["401"];
    if (!formats.includes(dialect.formatOf(body))) {
      return { status: 400, message: "This response_format type is unavailable now." };
    }
    const message = dialect.findFault(body, headers);
    return message === null ? null : { status: 400, message };
  }

  const { url, load, close } = await openServer(handle, port);

  return {
    /** Without the '/v1' that both providers have in their base address. */
    url,
    /** What the model says from now on: a value, or a function of what it is asked. */
    answerWith: (next: unknown) => {
      const answer = typeof next === "function" ? (next as Answerer) : () => next;
      complete = (question) => say(JSON.stringify(answer(question)));
    },
    /** The same, but word for word. */
    sayWith: (next: Speaker) => {
      complete = (question) => say(next(question));
    },
    /** The same, with how it ends. */
    completeWith: (next: Completer) => {
      complete = next;
    },
    /** The only ways to ask for a shape that it knows from now on. */
    takeFormats: (...known: AnswerFormat[]) => {
      formats = known;
    },
    /** Each of the next calls fails so, in this order; then all is well again. */
    fail: (...next: LlmFault[]) => void faults.push(...next),
    /** Every call fails so; null ends it. */
    failAlways: (fault: LlmFault | null) => {
      lastingFault = fault;
    },
    requests,
    /** How many requests were open at once, at most. */
    peakInFlight: () => load.peak,
    /** How many are open now. */
    inFlight: () => load.inFlight,
    close,
  };
}

function say(text: string): Completion {
  return { end: "stop", text };
}

function sayAnything({ schema }: LlmQuestion): Completion {
  return say(JSON.stringify(inventAnswer(schema)));
}

/** Without headers: they hold the key. */
export type LoggedRequest = { path: string; body: Json; question: LlmQuestion | null };

function readQuestion(dialect: LlmDialect, body: Json): LlmQuestion | null {
  return Array.isArray(body.messages) ? dialect.readQuestion(body) : null;
}

function refuse(response: ServerResponse, dialect: LlmDialect, refused: RefusedCall): void {
  const { status, message, code, retryAfter } = refused;
  const headers = retryAfter === undefined ? {} : { "retry-after": retryAfter };
  send(response, status, dialect.writeError(status, message, code), headers);
}

function send(
  response: ServerResponse,
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

/** The plainest value that keeps to a JSON schema. */
export function inventAnswer(schema: Json | null): unknown {
  if (!schema) return "An answer.";
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return inventAnswer(options[0] as Json);
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Json>).map(
          ([name, property]) => [name, inventAnswer(property)],
        ),
      );
    case "array":
      return Array.from({ length: Number(schema.minItems ?? 1) }, () =>
        inventAnswer((schema.items ?? null) as Json | null),
      );
    case "number":
    case "integer":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return "An answer.";
  }
}

/** `slow` only delays the true answer. */
export type LlmFault =
  | keyof typeof REFUSED_CALLS
  | keyof typeof BAD_COMPLETIONS
  | keyof typeof MISHAPS
  | "slow";

type RefusedCall = { status: number; message: string; code?: string; retryAfter?: string };

/** The provider answers, but with an error. */
const REFUSED_CALLS = {
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
  "tool-call": { end: "tool", name: "search_web" },
  prose: { end: "stop", text: "Sure. Here is what I found on the page." },
  "wrong-shape": { end: "stop", text: '{"surprise":[1,2,3]}' },
  "cut-off": { end: "length", text: '{"description":"It he' },
} satisfies Record<string, Completion>;

const HUGE_BYTES = 2 * 1024 * 1024;

/** Faults of the connection itself. */
const MISHAPS = {
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

function pick<T extends object>(table: T, fault: LlmFault | undefined): T[keyof T] | null {
  return fault !== undefined && fault in table ? table[fault as keyof T] : null;
}
