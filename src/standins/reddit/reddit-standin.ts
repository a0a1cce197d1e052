import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerCall } from "./answer-call.ts";
import { FAULT_ANSWERS } from "./fault-answers.ts";
import { playFault, type RedditFault } from "./faults.ts";
import { sendAnswer } from "./send-answer.ts";
import { type Allowance, withAllowance } from "./standin-allowance.ts";
import type { StandinAnswer } from "./standin-answer.ts";
import { createStandinTokens, type RedditCredentials } from "./standin-tokens.ts";
import { createStandinWorld } from "./standin-world.ts";

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
  const load = { inFlight: 0, peak: 0 };

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
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
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
