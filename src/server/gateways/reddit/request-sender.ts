import type { Exchange } from "./exchange.ts";
import { readFailure, type Subject } from "./read-failure.ts";
import { createRequestSlots } from "./request-slots.ts";
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
};

export function createRequestSender(options: RequestSenderOptions): SendRequest {
  const { apiBase, exchange, tokens, patience } = options;
  const runInSlot = createRequestSlots(MAX_IN_FLIGHT);

  const get = (url: URL, token: string) =>
    sendWithPatience(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await exchange({ method: "GET", url, headers });
      patience.rateLimit.note(answer.headers);
      return answer;
    }, patience);

  return (path, query = {}, subject = "community") =>
    runInSlot(async () => {
      const url = buildUrl(apiBase, path, query);
      const token = await tokens.get();
      let answer = await get(url, token);
      if (answer.status === 401) answer = await get(url, await tokens.replace(token));
      const failure = readFailure(answer, subject);
      if (failure) throw failure;
      return answer.json;
    });
}

function buildUrl(apiBase: string, path: string, query: Query): URL {
  const url = new URL(path, apiBase);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  // Without it, Reddit escapes &, < and > in every text.
  url.searchParams.set("raw_json", "1");
  return url;
}
