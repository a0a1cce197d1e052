import * as z from "zod";
import type { RedditFoundPost } from "./reddit-gateway.ts";
import type { SendRequest } from "./request-sender.ts";
import { readAs } from "./reddit-failures.ts";

const Listing = z.object({
  data: z.object({ children: z.array(z.object({ kind: z.string(), data: z.unknown() })) }),
});

const Found = z.object({
  id: z.string().regex(/^\w+$/),
  subreddit: z.string().regex(/^\w+$/),
  title: z.string(),
  selftext: z.string().nullish(),
  permalink: z.string().startsWith("/r/"),
  domain: z.string().nullish(),
  is_self: z.boolean().nullish(),
  created_utc: z.number(),
  score: z.number().nullish(),
  num_comments: z.number().nullish(),
  over_18: z.boolean().nullish(),
});

/** Posts of the last year, newest first. */
export async function searchPosts(
  send: SendRequest,
  query: string,
  limit: number,
): Promise<RedditFoundPost[]> {
  const json = await send("/search", { q: query, type: "link", sort: "new", t: "year", limit });
  return readAs(Listing, json)
    .data.children.filter(({ kind, data }) => kind === "t3" && !isOnProfile(data))
    .map(({ data }) => readAs(Found, data))
    .filter((post) => post.over_18 !== true)
    .map(toFound);
}

/** On a profile, the community's name is a user's: those posts go no further. */
function isOnProfile(data: unknown): boolean {
  const { subreddit } = readAs(z.object({ subreddit: z.string() }), data);
  return subreddit.toLowerCase().startsWith("u_");
}

function toFound(post: z.output<typeof Found>): RedditFoundPost {
  return {
    id: post.id,
    community: post.subreddit,
    title: post.title,
    text: post.selftext ?? "",
    permalink: `https://www.reddit.com${post.permalink}`,
    host: post.is_self ? null : (post.domain?.toLowerCase() ?? null),
    createdAt: new Date(post.created_utc * 1000),
    score: post.score ?? 0,
    comments: post.num_comments ?? 0,
  };
}
