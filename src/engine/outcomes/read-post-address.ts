import { type ExpectedPlace, type PostAddress, readPath, readShortPath } from "./read-post-path.ts";

/** Drops what traces who shared it, and whatever else surrounds the way to the post. */
export function readPostAddress(text: string, expected: ExpectedPlace | null = null): PostAddress {
  const found = pickAddress(text);
  if (found === "") return { fault: "Paste the address first." };
  const [, authority = "", path = ""] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(found) ?? [];
  const host = /^([\w-]+(?:\.[\w-]+)+)\.?(?::(?:80|443))?$/.exec(authority.toLowerCase())?.[1];
  if (host === undefined) return { fault: NOT_AN_ADDRESS };
  const segments = splitPath(path);
  if (/^(www\.)?redd\.it$/.test(host)) return readShortPath(segments);
  if (host.endsWith(".redd.it")) return { fault: MEDIA };
  if (!/(^|\.)reddit\.com$/.test(host)) {
    return { fault: `This is not the address of a post on Reddit. It leads to ${host}.` };
  }
  return readPath(segments, expected);
}

export function findPostId(permalink: string | null): string | null {
  const read = permalink === null ? null : readPostAddress(permalink);
  return read && "address" in read ? read.postId : null;
}

const NOT_AN_ADDRESS =
  "This is not the address of a post on Reddit. It looks like https://www.reddit.com/r/…/comments/…";
const MEDIA =
  "This is the address of a picture or a video. Open the post that it belongs to and copy its address.";

/** Share menus put words around it, browsers leave out its beginning, and sentences end behind it. */
function pickAddress(text: string): string {
  const [whole] = /https?:\/\/[^\s<>"'()[\]]+/i.exec(text) ?? [];
  const bare = (whole ?? text).trim().replace(/(?<![.,;:!?])[.,;:!?]+$/, "");
  if (/^([\w-]+\.)*(reddit\.com|redd\.it)(\/|$)/i.test(bare)) return `https://${bare}`;
  return /^\/?r\/\w/i.test(bare) ? `https://www.reddit.com/${bare.replace(/^\//, "")}` : bare;
}

function splitPath(path: string): string[] {
  const segments = path.split("/").filter(Boolean);
  return segments.map((segment) => segment.replace(/\.(json|rss|compact)$/i, ""));
}
