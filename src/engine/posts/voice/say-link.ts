import { isHostOf, readHost } from "#engine/drafts/find-links.ts";
import { LINK_SHORTENERS } from "#engine/drafts/link-shorteners.ts";

const LONGEST_ADDRESS = 200;

/** Where it can be seen; empty without an address that Reddit would let stand. */
export function sayLink(url: string | null): string[] {
  if (!isPostable(url)) return [];
  return [
    `It's here: ${url}`,
    `Link: ${url}`,
    `This is the page: ${url}`,
    `If you want to look at it: ${url}`,
    `You can find it at ${url}`,
    `The address is ${url}`,
    `To see for yourself: ${url}`,
  ];
}

/** The paragraph that follows once the thread is alive. */
export function sayEdit(url: string | null, name: string | null): string | null {
  if (!isPostable(url)) return null;
  return `EDIT: for anyone who wants to look at ${name ?? "it"}, this is the address: ${url}`;
}

function isPostable(url: string | null): url is string {
  if (!url || !/^https?:\/\/\S+$/i.test(url) || url.length > LONGEST_ADDRESS) return false;
  const host = readHost(url);
  return host !== null && !isHostOf(host, LINK_SHORTENERS);
}
