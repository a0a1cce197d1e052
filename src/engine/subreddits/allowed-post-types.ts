import { shareSeen } from "./share-seen.ts";
import type { PostTypeSeen, SubredditFacts } from "./subreddit-facts.ts";

const SHOWN: { name: string; types: PostTypeSeen[] }[] = [
  { name: "Text", types: ["text"] },
  { name: "Link", types: ["link"] },
  { name: "Image", types: ["image", "gallery"] },
  { name: "Video", types: ["video"] },
  { name: "Poll", types: ["poll"] },
  { name: "Crosspost", types: ["crosspost"] },
];

/** From the rules where they say so, else the kinds of posts that were seen; empty when unknown. */
export function allowedPostTypes({ rules, postTypes }: SubredditFacts): string[] {
  if (rules?.codes["text-posts-only"] && !isRefuted(postTypes)) return ["Text"];
  const seen = new Set(postTypes.filter(({ posts }) => posts > 0).map(({ type }) => type));
  if (rules?.codes["no-video-links"]) seen.delete("video");
  return SHOWN.filter(({ types }) => types.some((type) => seen.has(type))).map(({ name }) => name);
}

// Codes come from the names of rules and are sometimes wrong: where most posts are links or images,
// text is not all that is allowed.
function isRefuted(postTypes: SubredditFacts["postTypes"]): boolean {
  return shareSeen(postTypes, ["link", "image", "gallery", "video"]) > 0.5;
}
