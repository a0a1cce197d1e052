import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";
import * as z from "zod";
import type { RedditPost, RedditFoundPost } from "./reddit-gateway.ts";
import { readAs } from "./reddit-failures.ts";
import type { SendRequest } from "./request-sender.ts";

const Post = z.object({
  name: z.string(),
  title: z.string(),
  created_utc: z.number(),
  score: z.number().nullish(),
  num_comments: z.number().nullish(),
  link_flair_text: z.string().nullish(),
  domain: z.string().nullish(),
  post_hint: z.string().nullish(),
  is_self: z.boolean().nullish(),
  is_video: z.boolean().nullish(),
  is_gallery: z.boolean().nullish(),
  poll_data: z.unknown().optional(),
  crosspost_parent: z.string().nullish(),
});

const Listing = z.object({
  data: z.object({
    after: z.string().nullish(),
    children: z.array(z.object({ kind: z.string(), data: z.unknown() })),
  }),
});

/** One page of a listing; `after` leads to the next, null at the end. */
export function readPosts(json: unknown): { posts: RedditPost[]; after: string | null } {
  const { after, posts } = readListing(json);
  return { posts: posts.map((data) => toPost(readAs(Post, data))), after };
}

/** The posts of a listing as they came. */
export function readListing(json: unknown): { posts: unknown[]; after: string | null } {
  const { after, children } = readAs(Listing, json).data;
  const posts = children.filter(({ kind }) => kind === "t3").map(({ data }) => data);
  return { posts, after: after ?? null };
}

function toPost(data: z.output<typeof Post>): RedditPost {
  return {
    id: data.name,
    title: data.title,
    createdAt: new Date(data.created_utc * 1000),
    score: data.score ?? 0,
    comments: data.num_comments ?? 0,
    type: readType(data),
    flair: data.link_flair_text?.trim() || null,
  };
}

/** How it was submitted: a link to a video elsewhere is a link. */
function readType(data: z.output<typeof Post>): PostTypeSeen {
  if (data.crosspost_parent) return "crosspost";
  if (data.poll_data) return "poll";
  if (data.is_gallery) return "gallery";
  if (data.is_video || data.post_hint === "hosted:video") return "video";
  if (data.is_self) return "text";
  if (data.post_hint === "image" || data.domain === "i.redd.it") return "image";
  return "link";
}

const FoundListing = z.object({
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
  return readAs(FoundListing, json)
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
