import { readPosts } from "./read-posts.ts";
import type { RedditPost } from "./reddit-gateway.ts";
import type { SendRequest } from "./request-sender.ts";

const PAGE_SIZE = 100;
/** Reddit lists no more than 1,000; some pages come short. */
const MAX_PAGES = 15;

/** The newest posts, page by page until there are enough or no more. */
export async function fetchNewPosts(
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
