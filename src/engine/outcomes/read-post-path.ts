/** What was pasted as the address of a post: as it is kept, or what is wrong with it. */
export type PostAddress =
  | { address: string; /** null behind a share link, which does not tell. */ postId: string | null }
  | { fault: string };

/** Where the post should be; nothing is demanded of an address that is only read again. */
export type ExpectedPlace = { subredditId: string; isComment: boolean };

const NOT_A_POST =
  "This is not the address of a single post. Open the post on Reddit and copy its address.";
const SUBMIT =
  "This is the page on which a post is written. Send the post first, then copy the address of the post itself.";

/** Of a short link, which is nothing but an id. */
export function readShortPath([id = ""]: string[]): PostAddress {
  return isId(id) ? compose([], { id, slug: "", commentId: null }) : { fault: NOT_A_POST };
}

export function readPath(segments: string[], expected: ExpectedPlace | null): PostAddress {
  const [kind = "", name = ""] = segments;
  const isCommunity = /^r$/i.test(kind);
  const isProfile = /^u(ser)?$/i.test(kind) || (isCommunity && /^u_/i.test(name));
  const isScoped = isCommunity || isProfile;
  if (isScoped && !/^[\w-]{1,30}$/.test(name)) return { fault: NOT_A_POST };
  const [what = "", ...rest] = isScoped ? segments.slice(2) : segments;
  const community = isCommunity ? name : null;
  const scope = isScoped ? [isCommunity ? "r" : "user", name] : [];
  const place = readPlace(
    { community, scope },
    what.toLowerCase(),
    rest,
    expected?.isComment ?? false,
  );
  if ("fault" in place || !expected) return place;
  const elsewhere = findElsewhere({ isProfile, community }, expected.subredditId);
  if (elsewhere === null) return place;
  const fault = `This address leads to ${elsewhere}, but the post is for r/${expected.subredditId}.`;
  return { fault };
}

function readPlace(
  { community, scope }: { community: string | null; scope: string[] },
  what: string,
  [id = "", slug = "", last = ""]: string[],
  isComment: boolean,
): PostAddress {
  if (what === "submit") return { fault: SUBMIT };
  if (what === "s" && community && /^\w+$/.test(id)) {
    return { address: `https://www.reddit.com/r/${community}/s/${id}`, postId: null };
  }
  if (!/^(comments|gallery)$/.test(what) || !isId(id)) {
    return { fault: what === "" && community ? nameCommunityPage(community) : NOT_A_POST };
  }
  // The newer form: /comments/ID/comment/COMMENT.
  const isNewer = slug.toLowerCase() === "comment" && last !== "";
  const commentId = isComment && isId(last) ? last : null;
  return compose(scope, { id, slug: isNewer ? "" : slug, commentId });
}

function nameCommunityPage(community: string): string {
  return `This is the address of r/${community}, not of a post in it. Open the post there and copy its address.`;
}

function findElsewhere(
  { isProfile, community }: { isProfile: boolean; community: string | null },
  subredditId: string,
): string | null {
  if (isProfile) return "the profile of a user";
  return community && community.toLowerCase() !== subredditId ? `r/${community}` : null;
}

type Target = { id: string; slug: string; commentId: string | null };

function compose(scope: string[], { id, slug, commentId }: Target): PostAddress {
  const postId = id.toLowerCase();
  const title = /^[\w%-]{1,300}$/.test(slug) ? slug : "";
  const tail = commentId ? [title || "comment", commentId.toLowerCase()] : title ? [title] : [];
  const parts = [...scope, "comments", postId, ...tail];
  return { address: `https://www.reddit.com/${parts.join("/")}/`, postId };
}

/** Reddit numbers posts in base 36. */
function isId(text: string): boolean {
  return /^[\da-z]{1,13}$/i.test(text);
}
