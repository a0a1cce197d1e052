import { shareSeen, type PostTypeSeen } from "#engine/policy/policy-facts.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";

const KINDS: { name: string; types: PostTypeSeen[] }[] = [
  { name: "text posts", types: ["text"] },
  { name: "images", types: ["image", "gallery"] },
  { name: "videos", types: ["video"] },
  { name: "links", types: ["link"] },
  { name: "crossposts", types: ["crosspost"] },
  { name: "polls", types: ["poll"] },
];

/** "mostly images", "a mix of text posts and links"; undefined where too few posts were seen. */
export function wordPostMix(postTypes: SubredditFacts["postTypes"]): string | undefined {
  const shares = KINDS.map(({ name, types }) => ({ name, share: shareSeen(postTypes, types) }));
  const [first, second] = shares.toSorted((a, b) => b.share - a.share);
  if (!first || !second || first.share === 0) return undefined;
  if (first.share >= 0.9) return `almost all ${first.name}`;
  if (first.share >= 0.6) return `mostly ${first.name}`;
  return `a mix of ${first.name} and ${second.name}`;
}
