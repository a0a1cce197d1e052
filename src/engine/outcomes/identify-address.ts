/**
 * What a kept address leads to, however it is written: title and case tell nothing, Reddit's ids do.
 * Of a share link only its own name is known.
 */
export function identifyAddress(permalink: string | null): string | null {
  const [, share] = SHARED.exec(permalink ?? "") ?? [];
  if (share !== undefined) return `s/${share}`;
  const [, postId, commentId] = ADDRESS.exec(permalink?.toLowerCase() ?? "") ?? [];
  if (postId === undefined) return null;
  return commentId === undefined ? postId : `${postId}/${commentId}`;
}

const SHARED = /^https:\/\/[^/]+\/r\/[^/]+\/s\/(\w+)\/?$/i;
const PLACE = "(?:[^/]+(?:/(?:r|user)/[^/]+)?/comments|redd\\.it)";
const ADDRESS = new RegExp(`^https://${PLACE}/([\\da-z]+)(?:/[^/]+(?:/([\\da-z]+))?)?/?$`);
