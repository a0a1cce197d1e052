import * as z from "zod";
import {
  type RedditCommunity,
  type RedditFlair,
  type RedditPostRequirements,
  type RedditRule,
  type RedditPost,
  type RedditFoundPost,
  dateOf,
  readAs,
} from "./reddit-gateway.ts";
import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";
import type { SendRequest } from "./request-sender.ts";

/** Reddit leaves out or nulls most fields for some community or other; only the name is certain. */
const Community = z
  .object({
    display_name: z.string().min(1),
    title: z.string().nullish(),
    public_description: z.string().nullish(),
    subscribers: z.number().int().nonnegative().nullish(),
    created_utc: z.number().nullish(),
    over18: z.boolean().nullish(),
    quarantine: z.boolean().nullish(),
    subreddit_type: z.string().nullish(),
    submission_type: z.string().nullish(),
  })
  .transform((data): RedditCommunity => ({
    name: data.display_name,
    title: data.title ?? "",
    description: data.public_description ?? "",
    members: data.subscribers ?? null,
    createdAt: dateOf(data.created_utc),
    isAdult: data.over18 ?? false,
    isQuarantined: data.quarantine ?? false,
    visibility: readVisibility(data.subreddit_type),
    takes: readTakes(data.submission_type),
  }));

function readVisibility(type: string | null | undefined): RedditCommunity["visibility"] {
  return type === "public" || type === "restricted" || type === "private" ? type : "other";
}

function readTakes(type: string | null | undefined): RedditCommunity["takes"] {
  if (type === "self") return "text";
  return type === "link" ? "links" : "any";
}

const About = z.object({ kind: z.literal("t5"), data: Community });

export const readAbout = (json: unknown) => readAs(About, json).data;

/** A search may list profiles of users among the communities. */
const CommunityListing = z.object({
  data: z.object({ children: z.array(z.object({ kind: z.string(), data: z.unknown() })) }),
});

export function readCommunities(json: unknown): RedditCommunity[] {
  const { children } = readAs(CommunityListing, json).data;
  return children.filter(({ kind }) => kind === "t5").map(({ data }) => readAs(Community, data));
}

const RULE_SUBJECTS = { link: "posts", comment: "comments", all: "both" } as const;

const Rules = z.object({
  rules: z.array(
    z
      .object({
        short_name: z.string().nullish(),
        description: z.string().nullish(),
        kind: z.enum(["link", "comment", "all"]).catch("all"),
      })
      .transform((rule): RedditRule => ({
        name: rule.short_name ?? "",
        text: rule.description ?? "",
        about: RULE_SUBJECTS[rule.kind],
      })),
  ),
});

export const readRules = (json: unknown) => readAs(Rules, json).rules;

const Strings = z
  .array(z.string())
  .nullish()
  .transform((strings) => strings ?? []);
const Length = z
  .number()
  .nullish()
  .transform((length) => length ?? null);

const BODY_POLICIES: Record<string, RedditPostRequirements["body"]> = {
  required: "required",
  notAllowed: "forbidden",
};

const Requirements = z
  .object({
    is_flair_required: z.boolean(),
    title_text_min_length: Length,
    title_text_max_length: Length,
    title_required_strings: Strings,
    title_blacklisted_strings: Strings,
    body_restriction_policy: z.string().nullish(),
    body_text_min_length: Length,
    body_text_max_length: Length,
    body_blacklisted_strings: Strings,
    domain_blacklist: Strings,
    domain_whitelist: Strings,
    link_restriction_policy: z.string().nullish(),
  })
  .transform((data): RedditPostRequirements => ({
    isFlairRequired: data.is_flair_required,
    titleMinLength: data.title_text_min_length,
    titleMaxLength: data.title_text_max_length,
    titleRequiredStrings: data.title_required_strings,
    titleBannedStrings: data.title_blacklisted_strings,
    body: BODY_POLICIES[data.body_restriction_policy ?? ""] ?? "optional",
    bodyMinLength: data.body_text_min_length,
    bodyMaxLength: data.body_text_max_length,
    bodyBannedStrings: data.body_blacklisted_strings,
    // Reddit keeps both lists whichever applies.
    bannedDomains: data.link_restriction_policy === "blacklist" ? data.domain_blacklist : [],
    allowedDomains: data.link_restriction_policy === "whitelist" ? data.domain_whitelist : null,
  }));

export const readPostRequirements = (json: unknown) => readAs(Requirements, json);

const Flairs = z.array(
  z
    .object({
      id: z.string(),
      text: z.string().nullish(),
      mod_only: z.boolean().nullish(),
    })
    .transform((flair): RedditFlair => ({
      id: flair.id,
      text: flair.text ?? "",
      isModeratorOnly: flair.mod_only ?? false,
    })),
);

export const readLinkFlairs = (json: unknown) => readAs(Flairs, json);

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
