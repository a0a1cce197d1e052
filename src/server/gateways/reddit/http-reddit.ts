import { setTimeout as waitFor } from "node:timers/promises";
import { createExchange } from "./exchange.ts";
import { fetchNewPosts } from "./fetch-new-posts.ts";
import { fetchPostStates } from "./fetch-post-states.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readAbout, readCommunities } from "./read-community.ts";
import { readLinkFlairs, readPostRequirements, readRules } from "./read-demands.ts";
import { readUser } from "./read-user.ts";
import { notFound, unavailable } from "./reddit-failures.ts";
import { RedditError, type RedditGateway, WRONG_KEYS } from "./reddit-gateway.ts";
import { createRequestSender, type SendRequest, type SendUntil } from "./request-sender.ts";
import { searchPosts } from "./search-posts.ts";
import { createTokenSource } from "./token-source.ts";

type HttpRedditOptions = {
  clientId: string;
  clientSecret: string;
  userAgent: string;
  apiBase?: string;
  authBase?: string;
  clock: () => Date;
  sleep?: (ms: number) => Promise<void>;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
};

/** Reddit over its official API, with an operator's approved keys and without a user. */
export function createHttpReddit(options: HttpRedditOptions): RedditGateway {
  const { clientId, clientSecret, userAgent, clock } = options;
  const { apiBase = "https://oauth.reddit.com", authBase = "https://www.reddit.com" } = options;
  const { fetch = globalThis.fetch, timeoutMs = 10_000 } = options;

  const closing = new AbortController();
  const { sleep = (ms) => sleepUntil(ms, closing.signal) } = options;
  const exchange = createExchange({ fetch, userAgent, timeoutMs, closing: closing.signal });
  const patience = { rateLimit: createRateLimit({ clock, sleep }), clock, sleep };
  const tokens = createTokenSource({ clientId, clientSecret, authBase, exchange, patience });
  const sendUntil = createRequestSender({
    apiBase,
    exchange,
    tokens,
    patience,
    closing: closing.signal,
  });
  return speak(sendUntil, sendUntil(closing.signal), () => closing.abort());
}

function speak(sendUntil: SendUntil, send: SendRequest, close: () => void): RedditGateway {
  return {
    isConfigured: true,
    until: (signal) => speak(sendUntil, sendUntil(signal), close),
    fetchAbout: async (name) => readAbout(await send(`/r/${communityName(name)}/about`)),
    fetchRules: async (name) => readRules(await send(`/r/${communityName(name)}/about/rules`)),
    fetchPostRequirements: (name) =>
      unlessRefused(async () =>
        readPostRequirements(await send(`/api/v1/${communityName(name)}/post_requirements`)),
      ),
    fetchLinkFlairs: (name) =>
      unlessRefused(async () =>
        readLinkFlairs(await send(`/r/${communityName(name)}/api/link_flair_v2`)),
      ),
    fetchNew: async (name, { posts }) => fetchNewPosts(send, communityName(name), posts),
    fetchPosts: (ids) => fetchPostStates(send, ids),
    searchSubreddits: async (query, limit) =>
      query.trim() === ""
        ? []
        : readCommunities(await send("/subreddits/search", { q: query, limit: clamp(limit) })),
    searchPosts: (query, limit) => searchPosts(send, query, clamp(limit)),
    fetchUser: async (name) =>
      readUser(await send(`/user/${accountName(name)}/about`, {}, "account")),
    close,
  };
}

async function sleepUntil(ms: number, signal: AbortSignal): Promise<void> {
  await waitFor(ms, undefined, { signal }).catch(() => {
    throw unavailable("closing");
  });
}

/** A name that cannot exist is not asked for: it would be part of the address. */
function communityName(name: string): string {
  if (!/^\w{2,24}$/.test(name)) throw notFound("community");
  return name;
}

function accountName(name: string): string {
  if (!/^[\w-]{1,24}$/.test(name)) throw notFound("account");
  return name;
}

/** Some things Reddit tells signed-in users only: then they are unknown, which is no failure. */
async function unlessRefused<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    const isRefusal = error instanceof RedditError && error.kind === "refused";
    if (isRefusal && error.reason !== WRONG_KEYS) return null;
    throw error;
  }
}

function clamp(limit: number): number {
  return Math.min(100, Math.max(1, Math.trunc(limit)));
}
