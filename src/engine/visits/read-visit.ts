import { TEST_KEY, isPostKey, readPostKey } from "./link-tags.ts";

/** Which site reports it, and which post's link led there; `post` is null for a trial. */
export type Visit = { trackingKey: string; postKey: string | null };

const TRACKING_KEY = /^[\da-f]{16}$/;

/** What the script sends; null for anything else. */
export function readBeacon(body: string): Visit | null {
  try {
    const { key, post } = JSON.parse(body) as Record<string, unknown>;
    return toVisit(key, post);
  } catch {
    return null;
  }
}

/** What the image tells: its own address has the key, and that of the page around it the rest. */
export function readPixel(trackingKey: unknown, pageAddress: string | undefined): Visit | null {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(pageAddress ?? "") ?? [];
  return toVisit(trackingKey, readPostKey(query.split("&")));
}

function toVisit(key: unknown, post: unknown): Visit | null {
  if (typeof key !== "string" || !TRACKING_KEY.test(key) || typeof post !== "string") return null;
  if (post === TEST_KEY) return { trackingKey: key, postKey: null };
  return isPostKey(post) ? { trackingKey: key, postKey: post } : null;
}
