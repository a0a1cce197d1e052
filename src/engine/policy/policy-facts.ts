import type { CodedRules } from "#engine/rules/rule-table.ts";
import type { CommunityKind } from "./policy.ts";
import type { OwnPolicy } from "./own-policy.ts";
import type { FactDate } from "#engine/text/format.ts";

/** What a policy is derived from, as far as it is known about the community itself. */
export type PolicyFacts = {
  /** As Reddit spells it, without 'r/'. */
  name: string;
  rules: CodedRules | null;
  /** Rules that users pasted and the operator took into the catalogue; null for nearly all. */
  contributed?: OwnPolicy | null;
  /** What Reddit itself enforces when a post is sent; null where it was not asked. */
  requirements: PostRequirements | null;
  postTypes: { type: PostTypeSeen; posts: number }[];
  flairs: { text: string; posts: number }[];
  /** 'en', 'de'; null for nearly all: most are known from notes. */
  language?: string | null;
  /** null for nearly all: most are known from notes. */
  kind?: CommunityKind | null;
};

export const POST_TYPES_SEEN = [
  "text",
  "image",
  "video",
  "link",
  "gallery",
  "crosspost",
  "poll",
] as const;
export type PostTypeSeen = (typeof POST_TYPES_SEEN)[number];

/** Settings of a community that Reddit holds every post against. */
export type PostRequirements = {
  asOf: FactDate;
  isFlairRequired: boolean;
  titleMinLength: number | null;
  titleMaxLength: number | null;
  titleRequiredStrings: string[];
  titleBannedStrings: string[];
  body: "required" | "forbidden" | "optional";
  bodyMinLength: number | null;
  bodyMaxLength: number | null;
  bodyBannedStrings: string[];
  bannedDomains: string[];
  allowedDomains: string[] | null;
};

/** With fewer posts a share says nothing. */
const MIN_POSTS_SEEN = 20;

/** The share of these kinds among the posts seen, 0 to 1; 0 where too few were seen. */
export function shareSeen(postTypes: PolicyFacts["postTypes"], kinds: PostTypeSeen[]): number {
  let total = 0;
  let matching = 0;
  for (const { type, posts } of postTypes) {
    total += posts;
    if (kinds.includes(type)) matching += posts;
  }
  return total < MIN_POSTS_SEEN ? 0 : matching / total;
}
