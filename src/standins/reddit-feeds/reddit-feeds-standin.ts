import type { IncomingMessage, ServerResponse } from "node:http";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { type FeedFault, playFeedFault } from "./feed-faults.ts";
import { type StandinEntry, tagFeed, writeFeed, writePost, writeThread } from "./write-feed.ts";
import { openServer } from "../open-server.ts";

type StandinOptions = {
  /** A free one unless stated. */
  port?: number;
  /** The feed key of each user. */
  keys: Record<string, string>;
  clock?: () => Date;
};

export type RedditFeedsStandin = Awaited<ReturnType<typeof startRedditFeedsStandin>>;

const MOST_COMMUNITIES = 100;
const PAGE_SIZE = 25;
const MOST_ON_A_PAGE = 100;

/** Reddit's Atom feeds on loopback, with posts of its own, which can be told to fail. */
export async function startRedditFeedsStandin(options: StandinOptions) {
  const { port = 0, keys, clock = () => new Date() } = options;
  const posts: StandinEntry[] = [];
  const faults: FeedFault[] = [];
  const requests: { path: string; user: string | null; headers: IncomingMessage["headers"] }[] = [];
  let lastAnonymousMs = Number.NEGATIVE_INFINITY;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "http://standin");
    const user = url.searchParams.get("user");
    const { pathname } = url;
    requests.push({ path: pathname, user, headers: request.headers });
    const fault = faults.shift();
    if (fault) return playFeedFault(fault, response);
    const key = url.searchParams.get("feed");
    const isKnown = user !== null && key !== null && keys[user] === key;
    if ((user ?? key) !== null && !isKnown) return playFeedFault("403", response);
    if (!isKnown && !admitAnonymous()) return playFeedFault("429", response);
    const feed = answerFeed(url);
    if (feed === null) return playFeedFault("404", response);
    sendFeed(request, response, feed);
  }

  /** Who has no key is answered about once a minute. */
  function admitAnonymous(): boolean {
    const nowMs = clock().getTime();
    if (nowMs - lastAnonymousMs < MINUTE_MS) return false;
    lastAnonymousMs = nowMs;
    return true;
  }

  function answerFeed(url: URL): string | null {
    const path = url.pathname;
    const [, names] = /^\/r\/([\w+]+)\/new\/?\.rss$/.exec(path) ?? [];
    if (names) return listNew(path, names.toLowerCase().split("+"), url);
    if (path === "/search.rss") return search(url);
    const [, id] = /^(?:\/r\/\w+)?\/comments\/([\da-z]+)\/(?:\w+\/)?\.rss$/.exec(path) ?? [];
    if (id) return showThread(path, id);
    const [, name] = /^\/user\/([\w-]+)(?:\/submitted)?\/?\.rss$/.exec(path) ?? [];
    return name ? listOfUser(path, name, url) : null;
  }

  function listNew(path: string, names: string[], url: URL): string | null {
    if (names.length > MOST_COMMUNITIES) return null;
    const found = posts.filter(
      ({ community, isRemoved }) => !isRemoved && names.includes(community.toLowerCase()),
    );
    return write("newest submissions", path, found, url);
  }

  function search(url: URL): string {
    const asked = (url.searchParams.get("q") ?? "").toLowerCase();
    const parts = Array.from(asked.matchAll(/"([^"]+)"|([^\s"]+)/g), (m) => m[1] ?? m[2] ?? "");
    const found = posts.filter(
      ({ title, text, isRemoved }) =>
        !isRemoved && parts.every((part) => `${title}\n${text}`.toLowerCase().includes(part)),
    );
    return write("reddit.com: search results", url.pathname, found, url);
  }

  function showThread(path: string, id: string): string | null {
    const post = posts.find((each) => each.id === id);
    if (!post) return null;
    // Of what was taken down the feed has what was said below it, and no longer the post.
    const [first = "", ...replies] = writeThread(post);
    const entries = post.isRemoved ? replies : [first, ...replies];
    return writeFeed(`${post.title} : ${post.community}`, path, entries, clock());
  }

  function listOfUser(path: string, name: string, url: URL): string {
    const found = posts.filter(({ author }) => author === name);
    return write(`submitted by ${name}`, path, found, url);
  }

  function write(title: string, path: string, found: StandinEntry[], url: URL): string {
    const asked = Number(url.searchParams.get("limit") ?? PAGE_SIZE);
    const newest = found.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const page = newest.slice(0, Math.min(MOST_ON_A_PAGE, Math.max(1, asked)));
    return writeFeed(title, path, page.map(writePost), clock());
  }

  const { url, close } = await openServer(handle, port);

  return {
    url,
    /** Adds a post, with a plain one's parts where none are given. */
    post: (entry: Partial<StandinEntry> & Pick<StandinEntry, "id">) =>
      void posts.push({ ...PLAIN, at: clock(), ...entry }),
    remove: (id: string) => {
      for (const post of posts) if (post.id === id) post.isRemoved = true;
    },
    /** Each of the next requests fails so, in this order; then all is well again. */
    fail: (...next: FeedFault[]) => void faults.push(...next),
    /** Without what follows the question mark, which holds a secret. */
    requests,
    close,
  };
}

const PLAIN = {
  community: "MakersDen",
  title: "What do you use to mend a wobbly table?",
  text: "It stands on old boards.",
  author: "standin_asker",
};

function sendFeed(request: IncomingMessage, response: ServerResponse, feed: string): void {
  const etag = tagFeed(feed);
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const headers = { "content-type": "application/atom+xml; charset=UTF-8", etag };
  response.writeHead(200, headers).end(feed);
}
