import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as waitFor } from "node:timers/promises";
import { anthropicDialect } from "./anthropic-dialect.ts";
import { inventAnswer } from "./invent-answer.ts";
import type { AnswerFormat, Completion, Json, LlmDialect, LlmQuestion } from "./llm-dialect.ts";
import {
  BAD_COMPLETIONS,
  type LlmFault,
  MISHAPS,
  pick,
  REFUSED_CALLS,
  type RefusedCall,
} from "./llm-faults.ts";
import { openaiDialect } from "./openai-dialect.ts";

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

export type LlmStandin = Awaited<ReturnType<typeof startLlmStandin>>;

/** A language model on loopback that says what it is told to, in the dialects of two providers. */
export async function startLlmStandin({ port = 0, apiKey }: StandinOptions) {
  let say: Speaker = sayAnything;
  const faults: LlmFault[] = [];
  let lastingFault: LlmFault | null = null;
  let formats: AnswerFormat[] = ["json_schema", "json_object", "text"];
  const requests: LoggedRequest[] = [];
  const load = { inFlight: 0, peak: 0 };

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

  function complete(question: LlmQuestion): Completion {
    return { end: "stop", text: say(question) };
  }

  const server = createServer((request, response) => {
    load.inFlight++;
    load.peak = Math.max(load.peak, load.inFlight);
    response.once("close", () => load.inFlight--);
    // A client that went away while it was being read is no fault of the stand-in.
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });

  return {
    /** Without the '/v1' that both providers have in their base address. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the model says from now on: a value, or a function of what it is asked. */
    answerWith: (next: unknown) => {
      const answer = typeof next === "function" ? (next as Answerer) : () => next;
      say = (question) => JSON.stringify(answer(question));
    },
    /** The same, but word for word. */
    sayWith: (next: Speaker) => {
      say = next;
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
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function sayAnything({ schema }: LlmQuestion): string {
  return JSON.stringify(inventAnswer(schema));
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
