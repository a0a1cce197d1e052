import { isHostOf, type Link, LINK_SHORTENERS } from "./find-links.ts";
import type { DraftPlace } from "./draft.ts";
import { AFFILIATE_PARAMETER } from "./draft-rows.ts";

export function isShortened({ host }: Link): boolean {
  return isHostOf(host, LINK_SHORTENERS);
}

/** A plain campaign tag (utm_…) pays nobody and is fine; on a code host 'ref' names a branch. */
export function isAffiliate({ host, path }: Link): boolean {
  if (isHostOf(host, CODE_HOSTS)) return false;
  if (AFFILIATE_PARAMETER.test(path)) return true;
  return /(^|\.)amazon\./.test(host) && /[?&]tag=/i.test(path);
}

export function isVideo({ host }: Link): boolean {
  return isHostOf(host, VIDEO_HOSTS);
}

export function isBlog({ host, path }: Link): boolean {
  return isHostOf(host, BLOG_HOSTS) || host.startsWith("blog.") || /^\/blog(\/|$)/i.test(path);
}

export function isReddit({ host }: Link): boolean {
  return isHostOf(host, REDDIT_HOSTS);
}

/** What leads out of Reddit at once: the edit section comes later, when the thread is alive. */
export function postedLinks<L extends Link & DraftPlace>({ links }: { links: L[] }): L[] {
  return links.filter((link) => link.field !== "editSection" && !isReddit(link) && !link.isBare);
}

/** The places alone, without what else is known of what stands there. */
export function toPlaces(found: readonly DraftPlace[]): DraftPlace[] {
  return found.map(({ field, start, end }) => ({ field, start, end }));
}

const VIDEO_HOSTS = new Set(
  "youtube.com youtu.be vimeo.com tiktok.com twitch.tv loom.com streamable.com".split(" "),
);

const BLOG_HOSTS = new Set(
  "medium.com substack.com dev.to hashnode.com wordpress.com blogspot.com ghost.io beehiiv.com".split(
    " ",
  ),
);

/** Where code is kept and handed out. */
export const CODE_HOSTS: ReadonlySet<string> = new Set(
  "github.com gitlab.com codeberg.org bitbucket.org sr.ht npmjs.com pypi.org crates.io".split(" "),
);

const REDDIT_HOSTS = new Set(["reddit.com", "redd.it"]);
