import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerCall } from "./answer-call.ts";
import { FAULT_ANSWERS, type StandinAnswer, answerError, answerJson } from "./standin-answers.ts";
import { createStandinWorld } from "./standin-world.ts";
import { setTimeout as waitFor } from "node:timers/promises";
import { openServer } from "../open-server.ts";

const TOKEN_PATH = "/api/v1/access_token";

type StandinOptions = {
  /** A free one unless stated. */
  port?: number;
  credentials: RedditCredentials;
  clock?: () => Date;
};

export type RedditStandin = Awaited<ReturnType<typeof startRedditStandin>>;

/** A Reddit on loopback with communities of its own, which can be told to fail. */
export async function startRedditStandin(options: StandinOptions) {
  const { port = 0, credentials, clock = () => new Date() } = options;
  const { world, subreddits, accounts, submissions, searchable } = createStandinWorld(clock);
  const tokens = createStandinTokens(credentials);
  const faults: RedditFault[] = [];
  const tokenFaults: RedditFault[] = [];
  const requests: LoggedRequest[] = [];
  const allowance: Allowance = { remaining: 996, used: 4, resetSeconds: 342 };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://standin");
    const body = await text(request);
    requests.push(logRequest(request));
    const isToken = request.method === "POST" && url.pathname === TOKEN_PATH;
    const fault = (isToken ? tokenFaults : faults).shift();
    if (fault && (await playFault(fault, response))) return;
    const answer = isToken ? tokens.issue(request, body) : answerApi(request, url);
    sendAnswer(response, answer, url.searchParams.get("raw_json") === "1");
  }

  function answerApi(request: IncomingMessage, url: URL): StandinAnswer {
    return tokens.isGood(request)
      ? withAllowance(answerCall(world, url), allowance)
      : FAULT_ANSWERS["401-expired-token"];
  }

  const { url, load, close } = await openServer(handle, port);

  return {
    url,
    subreddits,
    searchable,
    accounts,
    submissions,
    /** Each of the next calls fails so, in this order; then all is well again. */
    fail: (...next: RedditFault[]) => void faults.push(...next),
    /** The same for the next requests for a token. */
    failTokens: (...next: RedditFault[]) => void tokenFaults.push(...next),
    expireTokens: tokens.expireAll,
    /** What the next answers say is left of the rate limit. */
    allowance,
    requests,
    /** How many requests were open at once, at most. */
    peakInFlight: () => load.peak,
    close,
  };
}

type LoggedRequest = {
  method: string;
  /** With its query. */
  path: string;
  /** Without those that hold a secret. */
  headers: Record<string, string | string[] | undefined>;
};

function logRequest({ method = "", url: path = "", headers }: IncomingMessage): LoggedRequest {
  const { authorization: _, cookie: __, ...open } = headers;
  return { method, path, headers: open };
}

/** What is left of the rate limit; a test may set it as it likes. */
type Allowance = { remaining: number; used: number; resetSeconds: number };

/** Counts one call and says so as Reddit does: a float and two whole numbers. */
function withAllowance(answer: StandinAnswer, allowance: Allowance): StandinAnswer {
  allowance.remaining = Math.max(0, allowance.remaining - 1);
  allowance.used++;
  const headers = {
    "x-ratelimit-remaining": allowance.remaining.toFixed(1),
    "x-ratelimit-used": String(allowance.used),
    "x-ratelimit-reset": String(allowance.resetSeconds),
  };
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

type RedditCredentials = { clientId: string; clientSecret: string };

/** Gives out tokens for the right keys, and knows which of them are still good. */
function createStandinTokens({ clientId, clientSecret }: RedditCredentials) {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  const good = new Set<string>();
  let count = 0;

  return {
    issue: (request: IncomingMessage, body: string): StandinAnswer => {
      if (request.headers.authorization !== basic) return answerError(401, "Unauthorized");
      const grant = new URLSearchParams(body).get("grant_type");
      if (grant !== "client_credentials") return answerJson({ error: "unsupported_grant_type" });
      const token = `standin-token-${++count}`;
      good.add(token);
      return answerJson({
        access_token: token,
        token_type: "bearer",
        expires_in: 3600,
        scope: "*",
      });
    },
    isGood: (request: IncomingMessage) =>
      good.has(request.headers.authorization?.replace(/^bearer /i, "") ?? ""),
    expireAll: () => good.clear(),
  };
}

/** `slow` only delays the true answer. */
export type RedditFault = keyof typeof FAULT_ANSWERS | keyof typeof MISHAPS | "slow";

/** Answers as the fault demands; false where the true answer is still to be sent. */
async function playFault(fault: RedditFault, response: ServerResponse): Promise<boolean> {
  if (fault === "slow") {
    await waitFor(SLOW_MS);
    return false;
  }
  if (isMishap(fault)) MISHAPS[fault](response);
  else sendAnswer(response, FAULT_ANSWERS[fault], true);
  return true;
}

const SLOW_MS = 50;
const HUGE_BYTES = 6 * 1024 * 1024;

/** Faults of the connection itself. */
const MISHAPS = {
  hang: () => {},
  cut: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"kind":"t5","da', () => response.destroy());
  },
  garbage: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"kind":"t5","data":{');
  },
  huge: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(`"${"x".repeat(HUGE_BYTES)}"`);
  },
};

function isMishap(fault: RedditFault): fault is keyof typeof MISHAPS {
  return fault in MISHAPS;
}

function sendAnswer(response: ServerResponse, answer: StandinAnswer, isRaw: boolean): void {
  const type = answer.html === undefined ? "application/json" : "text/html";
  response.writeHead(answer.status, {
    "content-type": `${type}; charset=UTF-8`,
    ...answer.headers,
  });
  response.end(answer.html ?? writeJson(answer.json, isRaw));
}

/** Unless asked for raw JSON, Reddit escapes its texts as for a page. */
function writeJson(json: unknown, isRaw: boolean): string {
  if (json === undefined) return "";
  const written = JSON.stringify(json);
  return isRaw
    ? written
    : written.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
