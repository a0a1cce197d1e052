import { lookup as lookupDns } from "node:dns/promises";
import { setTimeout as waitFor } from "node:timers/promises";
import { Agent, type Dispatcher, fetch, type Response } from "undici";
import { toFeedEntry } from "#engine/radar/feed-entry.ts";
import { createExemptions, createGuardedConnector, type Lookup } from "../guarded-connector.ts";
import { nameConnectionFailure, readRetryAfterMs } from "../outside-failures.ts";
import {
  comeBackLater,
  type FeedAnswer,
  FeedError,
  type FeedKey,
  type FeedRequest,
  type FeedsGateway,
  type FeedTurns,
  keyRefused,
  MOST_COMMUNITIES_AT_ONCE,
  notAnswering,
  nothingThere,
} from "./feeds-gateway.ts";
import { parseFeed } from "./parse-feed.ts";

type SafeFeedsOptions = {
  userAgent: string;
  clock: () => Date;
  turns: FeedTurns;
  /** Speaks for Reddit in tests and trials; it may be private and on any port. */
  standin?: string | null;
  sleep?: (ms: number) => Promise<unknown>;
  lookup?: Lookup;
  /** For everything together: name, connection and answer. */
  timeoutMs?: number;
};

/** Reddit's feeds from one fixed host, by the page reader's rules; the name is looked up as it is dialled. */
export function createSafeFeeds(options: SafeFeedsOptions): FeedsGateway {
  const { userAgent, clock, turns, timeoutMs = 15_000, standin = null } = options;
  const base = standin ?? "https://www.reddit.com";
  const allowHosts = standin === null ? [] : [new URL(standin).host];
  const { lookup = (name) => lookupDns(name, { all: true }) } = options;
  const closing = new AbortController();
  const { sleep = (ms) => waitFor(ms, undefined, { signal: closing.signal }) } = options;
  const connect = createGuardedConnector(lookup, createExemptions(allowHosts));

  async function read(
    request: FeedRequest,
    key: FeedKey,
    etag: string | null,
  ): Promise<FeedAnswer> {
    const url = writeAddress(base, request, key);
    const turn = await turns.take(key);
    if (!turn.isTaken) throw comeBackLater(turn.waitMs, "our-pace");
    // One for each feed: nothing that Reddit could join two readers by outlives it.
    const dispatcher = new Agent({ connect });
    try {
      if (turn.waitMs > 0) await sleep(turn.waitMs);
      closing.signal.throwIfAborted();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
      const response = await askFor(url, { dispatcher, signal, userAgent, etag });
      const answer = await readAnswer(response, key);
      await turns.noteSuccess(key);
      return answer;
    } catch (error) {
      if (closing.signal.aborted) throw notAnswering("closing");
      if (error instanceof FeedError) throw error;
      await turns.noteFailure(null);
      throw notAnswering(nameFailure(error));
    } finally {
      dispatcher.destroy().catch(() => undefined);
    }
  }

  async function readAnswer(response: Response, key: FeedKey): Promise<FeedAnswer> {
    const { status, headers } = response;
    if (status === 304) return { isNew: false };
    const retryAfterMs = readRetryAfterMs(Object.fromEntries(headers), clock());
    if (status === 429) throw comeBackLater(await turns.noteRefusal(key, retryAfterMs), "429");
    if (status === 401 || status === 403) {
      await turns.noteRefusal(key, retryAfterMs);
      throw keyRefused(status);
    }
    // Reddit sends elsewhere whoever asks for what it does not know.
    if (status >= 300 && status < 500) throw nothingThere(String(status));
    if (status !== 200) {
      await turns.noteFailure(retryAfterMs);
      throw notAnswering(String(status));
    }
    const xml = await readText(response);
    const raw = xml === null ? "too-large" : parseFeed(xml);
    if (typeof raw === "string") {
      // It may be this reader's feed alone, so the others go on.
      await turns.noteRefusal(key, retryAfterMs);
      throw notAnswering(raw);
    }
    const now = clock();
    const entries = raw.flatMap((entry) => toFeedEntry(entry, now) ?? []);
    return { isNew: true, entries, etag: readTag(headers.get("etag")) };
  }

  return { read, close: () => closing.abort() };
}

/** Names and ids that cannot exist are not asked for: they would be part of the address. */
function writeAddress(base: string, request: FeedRequest, { user, key }: FeedKey): URL {
  if (!/^[\w-]{1,24}$/.test(user)) throw nothingThere("user");
  const url = new URL(writePath(request, user), base);
  if (request.what === "search") {
    url.searchParams.set("q", request.phrase);
    url.searchParams.set("sort", "new");
  }
  if (request.what !== "thread") url.searchParams.set("limit", "100");
  url.searchParams.set("feed", key);
  url.searchParams.set("user", user);
  return url;
}

function writePath(request: FeedRequest, user: string): string {
  switch (request.what) {
    case "new": {
      const names = request.communities.filter((name) => /^\w{2,24}$/.test(name));
      if (names.length === 0 || names.length > MOST_COMMUNITIES_AT_ONCE) {
        throw nothingThere("communities");
      }
      return `/r/${names.join("+")}/new/.rss`;
    }
    case "search":
      return "/search.rss";
    case "thread":
      if (!/^[\da-z]{1,13}$/.test(request.postId)) throw nothingThere("post");
      return `/comments/${request.postId}/.rss`;
    case "posts-of-user":
      return `/user/${user}/submitted/.rss`;
  }
}

type AskOptions = {
  dispatcher: Dispatcher;
  signal: AbortSignal;
  userAgent: string;
  etag: string | null;
};

function askFor(url: URL, { dispatcher, signal, userAgent, etag }: AskOptions): Promise<Response> {
  return fetch(url, {
    dispatcher,
    signal,
    // An answer that leads elsewhere would take the key along.
    redirect: "manual",
    referrer: "",
    credentials: "omit",
    headers: {
      accept: "application/atom+xml",
      "user-agent": userAgent,
      ...(etag !== null && { "if-none-match": etag }),
    },
  });
}

/** A hundred long posts come to less than half of it. */
const MAX_BYTES = 3 * 1024 * 1024;

/** null where it is too long; counted as it comes out of decompression, so that a small bomb stops as early. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Only what can be sent back as a header, and no longer than any real one. */
function readTag(value: string | null): string | null {
  return value !== null && /^[\x21-\x7e]{1,200}$/.test(value) ? value : null;
}

function nameFailure(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  return nameConnectionFailure(error) ?? "connection-lost";
}
