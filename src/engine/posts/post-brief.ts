import type { Policy } from "#engine/policy/policy.ts";
import type { PostTypeSeen } from "#engine/subreddits/subreddit-facts.ts";
import type { Draft, PostType, Tone } from "#engine/drafts/draft.ts";
import type { FounderFacts } from "./founder-facts.ts";

/** All that a post may be made of; nothing else is known, so nothing else is said. */
export type PostBrief = {
  project: BriefProject;
  founder: FounderFacts;
  community: BriefCommunity;
  postType?: PostType | undefined;
  tone?: Tone | undefined;
  /** What the founder wants in this one post. */
  notes?: string | undefined;
  /** Other posts of the project, which this one must not resemble. */
  siblings: { title: string; content: string }[];
};

export type BriefProject = {
  name: string;
  description: string;
  url: string | null;
  category: string | null;
  targetAudience: string[];
  goals: string[];
};

export type BriefCommunity = {
  policy: Policy;
  /** As Reddit spells it, without 'r/'. */
  name: string;
  category: string;
  /** Most distinctive first. */
  keywords: string[];
  postTypesSeen: { type: PostTypeSeen; posts: number }[];
  topic: string | null;
  /** Launches are what the community is for, or are common there. */
  isMaker: boolean;
  /** What a careful human says about it, where one did. */
  notes: { works?: string; promotion?: string } | null;
};

/** Where the link to the project stands. */
export type LinkPlace = "content" | "editSection" | "none";

export type ComposedPost = Draft & { postType: PostType; linkPlace: LinkPlace };
