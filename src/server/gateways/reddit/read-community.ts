import * as z from "zod";
import type { RedditCommunity } from "./reddit-gateway.ts";
import { dateOf, readAs } from "./reddit-failures.ts";

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
