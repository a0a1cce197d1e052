import type { GeneratedPost } from "#contract/post.ts";
import { readPostAddress } from "#engine/outcomes/post-address.ts";
import { isComment } from "./handover.ts";

/** Whether it leads to a post on Reddit, of whichever community. */
export function isPostAddress(text: string): boolean {
  return "address" in readPostAddress(text);
}

/** What is wrong with what was pasted as this post's address, in the server's own words. */
export function findAddressFault(
  text: string,
  post: Pick<GeneratedPost, "subredditId" | "subreddit" | "postType">,
): string | null {
  const { subredditId, subreddit } = post;
  const expected = { subredditId, fullName: subreddit.fullName, isComment: isComment(post) };
  const read = readPostAddress(text, expected);
  return "fault" in read ? read.fault : null;
}
