import { createSlots, NoTurn } from "../slots.ts";
import type { Exchange } from "./exchange.ts";
import { readFailure, type Subject } from "./read-failure.ts";
import { unavailable } from "./reddit-failures.ts";
import { type Patience, sendWithPatience } from "./send-with-patience.ts";
import type { TokenSource } from "./token-source.ts";

const MAX_IN_FLIGHT = 2;

export type Query = Record<string, string | number>;

/** Asks one address of the API; answers its JSON or throws RedditError. */
export type SendRequest = (path: string, query?: Query, subject?: Subject) => Promise<unknown>;

type RequestSenderOptions = {
  apiBase: string;
  exchange: Exchange;
  tokens: TokenSource;
  patience: Patience;
  closing: AbortSignal;
};

/** The same, for somebody who waits until the signal ends it. */
export type SendUntil = (signal: AbortSignal) => SendRequest;

export function createRequestSender(options: RequestSenderOptions): SendUntil {
  const { apiBase, exchange, tokens, patience, closing } = options;
  const runInSlot = createSlots(MAX_IN_FLIGHT);

  const get = (url: URL, token: string) =>
    sendWithPatience(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await exchange({ method: "GET", url, headers });
      patience.rateLimit.note(answer.headers);
      return answer;
    }, patience);

  async function ask(path: string, query: Query, subject: Subject): Promise<unknown> {
    const url = buildUrl(apiBase, path, query);
    const token = await tokens.get();
    let answer = await get(url, token);
    if (answer.status === 401) answer = await get(url, await tokens.replace(token));
    const failure = readFailure(answer, subject);
    if (failure) throw failure;
    return answer.json;
  }

  return (signal) =>
    async (path, query = {}, subject = "community") => {
      try {
        return await endWith(
          signal,
          runInSlot(signal, () => ask(path, query, subject)),
        );
      } catch (error) {
        if (!(error instanceof NoTurn)) throw error;
        throw unavailable(closing.aborted ? "closing" : "timeout");
      }
    };
}

/** What is under way goes on for itself: others may wait for the token that it fetches. */
async function endWith<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(new NoTurn());
  signal.addEventListener("abort", end, { once: true });
  try {
    return await Promise.race([work, ended.promise]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

function buildUrl(apiBase: string, path: string, query: Query): URL {
  const url = new URL(path, apiBase);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  // Without it, Reddit escapes &, < and > in every text.
  url.searchParams.set("raw_json", "1");
  return url;
}
