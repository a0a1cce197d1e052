import { ProjectUrl } from "#contract/project.ts";

const ADDRESS = /https?:\/\/[^\s<>"'`()[\]{}|\\^]{1,2000}/gi;
/** A picture that links somewhere is a badge. */
const BADGE = /\[!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)\]\([^)\n]{0,500}\)/g;
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;
/** Where a project is talked about, not where it lives. */
const ELSEWHERE =
  /(?:^|\.)(?:twitter|x|facebook|instagram|linkedin|youtube|tiktok|reddit|discord|pinterest|threads|mastodon|bsky|snapchat|whatsapp|telegram|shields|badgen|travis-ci|codecov|w3|schema)\.(?:com|org|net|io|app|social|gg|net)$|(?:^|\.)(?:youtu\.be|discord\.gg|t\.me|t\.co|wa\.me|fb\.me|lnkd\.in|redd\.it)$/i;

/** The first address in a text that may be the project's own. */
export function findProjectUrl(text: string): string | null {
  for (const [match] of text.replace(BADGE, "").matchAll(ADDRESS)) {
    const address = trimMarks(match);
    const url = URL.parse(address);
    if (!url || IMAGE.test(url.pathname) || ELSEWHERE.test(url.hostname)) continue;
    if (ProjectUrl.safeParse(address).success) return address;
  }
  return null;
}

/** What ends the sentence is no part of the address. */
function trimMarks(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?*_~".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
