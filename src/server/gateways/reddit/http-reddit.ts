import { setTimeout as waitFor } from "node:timers/promises";
import { createExchange, createRateLimit } from "./exchange-pace.ts";
import {
  readAbout,
  readCommunities,
  readLinkFlairs,
  readPostRequirements,
  readRules,
  searchPosts,
  readPosts,
  readListing,
} from "./read-answers.ts";
import {
  notFound,
  unavailable,
  readAs,
  dateOf,
  RedditError,
  type RedditGateway,
  WRONG_KEYS,
  type RedditPost,
  type RedditThread,
  type RedditUser,
  type RedditPostState,
} from "./reddit-gateway.ts";
import {
  createRequestSender,
  type SendRequest,
  type SendUntil,
  createTokenSource,
} from "./request-sender.ts";
import * as z from "zod";

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
    fetchThread: (id) => fetchThread(send, id),
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

const PAGE_SIZE = 100;
/** Reddit lists no more than 1,000; some pages come short. */
const MAX_PAGES = 15;

/** The newest posts, page by page until there are enough or no more. */
async function fetchNewPosts(
  send: SendRequest,
  community: string,
  wanted: number,
): Promise<RedditPost[]> {
  // By id: what is posted meanwhile shifts the pages, so that one may repeat the end of another.
  const found = new Map<string, RedditPost>();
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES && found.size < wanted; page++) {
    const query = { limit: PAGE_SIZE, ...(after && { after, count: found.size }) };
    const { posts, after: next } = readPosts(await send(`/r/${community}/new`, query));
    for (const post of posts) found.set(post.id, post);
    if (next === null || next === after) break;
    after = next;
  }
  return [...found.values()].slice(0, wanted);
}

const Thread = z
  .object({
    subreddit: z.string(),
    title: z.string(),
    selftext: z.string().nullish(),
    locked: z.boolean().nullish(),
    archived: z.boolean().nullish(),
    removed_by_category: z.string().nullish(),
  })
  .transform((data): RedditThread => ({
    community: data.subreddit,
    title: data.title,
    text: data.selftext ?? "",
    isClosed: data.locked === true || data.archived === true,
    isRemoved: (data.removed_by_category ?? null) !== null,
  }));

/** What can't be an id is not asked for: it would be part of the address. */
async function fetchThread(send: SendRequest, id: string): Promise<RedditThread | null> {
  if (!/^[\da-z]{1,13}$/.test(id)) return null;
  const { posts } = readListing(await send("/api/info", { id: `t3_${id}` }));
  return posts[0] === undefined ? null : readAs(Thread, posts[0]);
}

/** Of a suspended account Reddit tells the name and little else. */
const User = z.object({
  kind: z.literal("t2"),
  data: z.object({
    name: z.string().min(1),
    is_suspended: z.boolean().nullish(),
    created_utc: z.number().nullish(),
    link_karma: z.number().nullish(),
    comment_karma: z.number().nullish(),
    total_karma: z.number().nullish(),
    has_verified_email: z.boolean().nullish(),
  }),
});

function readUser(json: unknown): RedditUser {
  const { data } = readAs(User, json);
  const isSuspended = data.is_suspended ?? false;
  return {
    name: data.name,
    isSuspended,
    createdAt: dateOf(data.created_utc),
    linkKarma: data.link_karma ?? null,
    commentKarma: data.comment_karma ?? null,
    // For a suspended account it says 0, whatever it was.
    totalKarma: isSuspended ? null : (data.total_karma ?? null),
    hasVerifiedEmail: data.has_verified_email ?? null,
  };
}

/** As many as Reddit answers for at once. */
const IDS_AT_ONCE = 100;

const PostState = z
  .object({
    name: z.string(),
    subreddit: z.string(),
    created_utc: z.number(),
    score: z.number().nullish(),
    num_comments: z.number().nullish(),
    removed_by_category: z.string().nullish(),
  })
  .transform((data): RedditPostState => ({
    id: data.name,
    community: data.subreddit,
    createdAt: new Date(data.created_utc * 1000),
    score: data.score ?? 0,
    comments: data.num_comments ?? 0,
    removedBy: data.removed_by_category ?? null,
  }));

async function fetchPostStates(
  send: SendRequest,
  ids: readonly string[],
): Promise<RedditPostState[]> {
  // What can't be an id is not asked for: it would be part of the address.
  const asked = [...new Set(ids)].filter((id) => /^[\da-z]+$/.test(id)).map((id) => `t3_${id}`);
  const found: RedditPostState[] = [];
  for (let start = 0; start < asked.length; start += IDS_AT_ONCE) {
    const id = asked.slice(start, start + IDS_AT_ONCE).join(",");
    const { posts } = readListing(await send("/api/info", { id }));
    found.push(...posts.map((data) => readAs(PostState, data)));
  }
  return found;
}
