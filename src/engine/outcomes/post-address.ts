import { isPlainName, trimSignsBehind } from "#engine/text/characters.ts";
import {
  FORMAT,
  HOST,
  ID,
  NAME,
  PARTS,
  SLUG,
  WITHIN_TEXT,
  WITHOUT_SCHEME,
} from "./address-rows.ts";

/** Drops what traces who shared it, and whatever else surrounds the way to the post. */
export function readPostAddress(text: string, expected: ExpectedPlace | null = null): PostAddress {
  const found = pickAddress(text);
  if (found === "") return { fault: "Paste the address first." };
  const [, authority = "", path = ""] = PARTS.exec(found) ?? [];
  const host = HOST.exec(authority.toLowerCase())?.[1];
  if (host === undefined) return { fault: NOT_AN_ADDRESS };
  const segments = splitPath(path);
  if (host === "redd.it" || host === "www.redd.it") return readShortPath(segments);
  if (host.endsWith(".redd.it")) return { fault: MEDIA };
  if (host !== "reddit.com" && !host.endsWith(".reddit.com")) {
    return { fault: `That isn't a Reddit post. It leads to ${host}.` };
  }
  return readPath(segments, expected);
}

export function findPostId(permalink: string | null): string | null {
  const read = permalink === null ? null : readPostAddress(permalink);
  return read && "address" in read ? read.postId : null;
}

const NOT_AN_ADDRESS =
  "That isn't a Reddit post. Its address looks like https://www.reddit.com/r/…/comments/…";
const MEDIA = "That's a picture or a video. Open its post and copy the address.";

/** Share menus put words around it, browsers leave out its beginning, and sentences end behind it. */
function pickAddress(text: string): string {
  const [whole] = WITHIN_TEXT.exec(text) ?? [];
  const bare = trimSignsBehind((whole ?? text).trim(), ".,;:!?");
  if (WITHOUT_SCHEME.test(bare)) return `https://${bare}`;
  const path = bare.startsWith("/") ? bare.slice(1) : bare;
  return /^r\/\w/i.test(path) ? `https://www.reddit.com/${path}` : bare;
}

function splitPath(path: string): string[] {
  const segments = path.split("/").filter(Boolean);
  return segments.map((segment) => segment.replace(FORMAT, ""));
}

/** What was pasted as the address of a post: as it is kept, or what is wrong with it. */
export type PostAddress =
  | { address: string; /** null behind a share link, which does not tell. */ postId: string | null }
  | { fault: string };

/** Where the post should be; nothing is demanded of an address that is only read again. */
export type ExpectedPlace = {
  subredditId: string;
  /** As Reddit spells it, where that is known. */
  fullName?: string;
  isComment: boolean;
};

export const NOT_A_POST = "That isn't a single post. Open the post on Reddit and copy its address.";
const SUBMIT =
  "That's the page where you write a post. Send the post first, then copy its address.";

/** Of a short link, which is nothing but an id. */
function readShortPath([id = ""]: string[]): PostAddress {
  return isId(id) ? compose([], { id, slug: "", commentId: null }) : { fault: NOT_A_POST };
}

function readPath(segments: string[], expected: ExpectedPlace | null): PostAddress {
  const [kind = "", name = ""] = segments;
  const isCommunity = kind.toLowerCase() === "r";
  const isProfile =
    ["u", "user"].includes(kind.toLowerCase()) ||
    (isCommunity && name.toLowerCase().startsWith("u_"));
  const isScoped = isCommunity || isProfile;
  if (isScoped && !NAME.test(name)) return { fault: NOT_A_POST };
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
  const fault = `This address leads to ${elsewhere}, but the post is for ${expected.fullName ?? `r/${expected.subredditId}`}.`;
  return { fault };
}

function readPlace(
  { community, scope }: { community: string | null; scope: string[] },
  what: string,
  [id = "", slug = "", last = ""]: string[],
  isComment: boolean,
): PostAddress {
  if (what === "submit") return { fault: SUBMIT };
  if (what === "s" && community && isPlainName(id)) {
    return { address: `https://www.reddit.com/r/${community}/s/${id}`, postId: null };
  }
  if ((what !== "comments" && what !== "gallery") || !isId(id)) {
    return { fault: what === "" && community ? nameCommunityPage(community) : NOT_A_POST };
  }
  // The newer form: /comments/ID/comment/COMMENT.
  const isNewer = slug.toLowerCase() === "comment" && last !== "";
  const commentId = isComment && isId(last) ? last : null;
  return compose(scope, { id, slug: isNewer ? "" : slug, commentId });
}

function nameCommunityPage(community: string): string {
  return `This is the address of r/${community}, not of a post. Open the post there and copy its address.`;
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
  const title = SLUG.test(slug) ? slug : "";
  const tail = commentId ? [title || "comment", commentId.toLowerCase()] : title ? [title] : [];
  const parts = [...scope, "comments", postId, ...tail];
  return { address: `https://www.reddit.com/${parts.join("/")}/`, postId };
}

/** Reddit numbers posts in base 36. */
function isId(text: string): boolean {
  return ID.test(text);
}
