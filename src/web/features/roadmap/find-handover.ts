import type { GeneratedPost } from "#contract/post.ts";
import { submitAddress } from "#engine/posts/submit-address.ts";

export type HandoverPlan = {
  /** "r/SaaS", also for a community that our catalogue no longer knows. */
  community: string;
  url: string;
  /** A comment in the community's promotion thread, where a post of its own would be removed. */
  isComment: boolean;
  /** The address does not carry the text. */
  isTextCopied: boolean;
};

type Leaving = Pick<GeneratedPost, "title" | "content" | "postType" | "subredditId" | "subreddit">;

/** Where a post goes, and how. A comment goes to the community itself: only it knows its threads. */
export function findHandover(post: Leaving): HandoverPlan {
  const name = nameCommunity(post);
  const community = `r/${name}`;
  if (isComment(post)) {
    const url = `https://www.reddit.com/r/${encodeURIComponent(name)}/`;
    return { community, url, isComment: true, isTextCopied: true };
  }
  const { url, bodyOnClipboard } = submitAddress(post, name);
  return { community, url, isComment: false, isTextCopied: bodyOnClipboard };
}

export function isComment({ postType }: Pick<GeneratedPost, "postType">): boolean {
  return postType === "thread-comment";
}

/** A community that is gone from the catalogue is presented as r/Unknown, which is somebody else's. */
function nameCommunity({ subreddit, subredditId }: Leaving): string {
  return subreddit.name.toLowerCase() === subredditId ? subreddit.name : subredditId;
}
