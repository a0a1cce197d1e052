import { nameConnectionFailure } from "../outside-failures.ts";
import { RedditError } from "./reddit-gateway.ts";
import { unavailable } from "./reddit-failures.ts";

const MAX_BODY_BYTES = 5 * 1024 * 1024;

export type Answer = {
  status: number;
  headers: Headers;
  /** undefined where the body is not JSON. */
  json: unknown;
};

type Request = { method: "GET" | "POST"; url: URL; headers: Record<string, string>; body?: string };

/** One request and its whole answer, whatever its status; throws ConnectionLost or RedditError. */
export type Exchange = (request: Request) => Promise<Answer>;

/** The answer did not come, or not to its end: worth another try. */
export class ConnectionLost extends Error {}

type ExchangeOptions = {
  fetch: typeof globalThis.fetch;
  userAgent: string;
  timeoutMs: number;
  closing: AbortSignal;
};

export function createExchange(options: ExchangeOptions): Exchange {
  const { fetch, userAgent, timeoutMs, closing } = options;
  return async ({ url, headers, ...rest }) => {
    try {
      const response = await fetch(url, {
        ...rest,
        headers: { accept: "application/json", "user-agent": userAgent, ...headers },
        // Reddit redirects to its search page what it does not know: that is an answer in itself.
        redirect: "manual",
        signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
      });
      const text = await readBody(response);
      return { status: response.status, headers: response.headers, json: parseJson(text) };
    } catch (error) {
      if (error instanceof RedditError) throw error;
      if (closing.aborted) throw unavailable("closing");
      throw new ConnectionLost(nameFailure(error));
    }
  };
}

async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw unavailable("answer-too-large");
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nameFailure(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  return nameConnectionFailure(error) ?? "connection-lost";
}
