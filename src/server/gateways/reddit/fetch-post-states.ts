import * as z from "zod";
import { readAs } from "./read-as.ts";
import { readListing } from "./read-posts.ts";
import type { RedditPostState } from "./reddit-gateway.ts";
import type { SendRequest } from "./request-sender.ts";

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

export async function fetchPostStates(
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
