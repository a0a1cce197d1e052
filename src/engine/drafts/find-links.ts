import { isSpace } from "#engine/text/is-space.ts";
import type { TextPlace } from "#engine/text/text-place.ts";

/** Services that hide where a link leads; Reddit filters them on the whole site. */
export const LINK_SHORTENERS: ReadonlySet<string> = new Set(
  "bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy t.ly v.gd tiny.cc bl.ink short.io adf.ly lnkd.in soo.gd s.id shorte.st urlz.fr dub.sh qr.ae trib.al dlvr.it ift.tt clck.ru amzn.to".split(
    " ",
  ),
);

/** An address in a text. */
export type Link = {
  start: number;
  end: number;
  /** As written. */
  address: string;
  /** Lower-cased, without 'www.'. */
  host: string;
  /** What follows the host; '' where nothing does. */
  path: string;
  /** Written without 'https://' or 'www.': readers see an address, Reddit makes no link of it. */
  isBare: boolean;
};

/** Full addresses, those that begin with 'www.', and bare ones: 'example.com/x'. */
export function findLinks(text: string): Link[] {
  return findDotted(text).flatMap((run) =>
    Array.from(text.slice(run.start, run.end).matchAll(ADDRESS)).flatMap((match) =>
      readLink(match[0], run.start + match.index),
    ),
  );
}

/** What stands between spaces and has a dot inside: no address is anywhere else, and most words are passed over. */
function findDotted(text: string): TextPlace[] {
  const runs: TextPlace[] = [];
  for (let dot = text.indexOf("."); dot >= 0;) {
    let end = dot + 1;
    while (end < text.length && !isSpace(text, end)) end += 1;
    if (end > dot + 1) {
      let start = dot;
      while (start > 0 && !isSpace(text, start - 1)) start -= 1;
      runs.push({ start, end });
    }
    dot = text.indexOf(".", end);
  }
  return runs;
}

function readLink(written: string, start: number): Link[] {
  const address = trimEnd(written);
  const [, host = "", path = ""] = PARTS.exec(address) ?? [];
  if (!host.includes(".") || NO_HOSTS.has(host.toLowerCase())) return [];
  const end = start + address.length;
  const plainHost = host.toLowerCase().replace(/^www\./, "");
  const isShort = isHostOf(plainHost, LINK_SHORTENERS);
  const isBare = !/^(?:https?:|www\.)/i.test(address) && !isShort;
  return [{ start, end, address, host: plainHost, path, isBare }];
}

/** Names of things that look like hosts. */
const NO_HOSTS = new Set("asp.net vb.net ado.net paint.net socket.io draw.io".split(" "));

/** The host of an address, without 'www.'; null where it has none. */
export function readHost(address: string): string | null {
  const [, host = ""] = PARTS.exec(address.trim()) ?? [];
  return host.includes(".") ? host.toLowerCase().replace(/^www\./, "") : null;
}

/** Whether a host is one of these, or a part of one. */
export function isHostOf(host: string, hosts: ReadonlySet<string>): boolean {
  if (host.length > LONGEST_HOST) return false;
  if (hosts.has(host)) return true;
  const dot = host.indexOf(".");
  return dot > 0 && isHostOf(host.slice(dot + 1), hosts);
}

/** The Domain Name System takes no longer names. */
const LONGEST_HOST = 253;
const SHORT = Array.from(LINK_SHORTENERS, (host) => host.replaceAll(".", "\\.")).join("|");
const REST = "[^\\s<>\"'`|\\\\^{}()\\[\\]]";
/** Brackets belong to an address where they come in pairs: /wiki/Foo_(bar). */
const ANY = `(?:${REST}|\\(${REST}*\\))+`;
// Endings that are not also the endings of files and of sentences without a space.
const BARE = `(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,4}(?:com|io|app|dev|ai|org|net|co|shop|store|xyz|gg|so|tech|site|studio|club|online|games|info|ee|bio|link|eu|uk|de|fr|es|nl|pl|it|br|pt|example)(?![\\w.-]*[\\w])(?:/${ANY})?`;
const ADDRESS = new RegExp(
  `(?:https?://(?!https?://)|(?<![\\w@.-])www\\.)${ANY}|(?<![\\w@./-])(?:(?:${SHORT})/${ANY}|${BARE})`,
  "gi",
);
const PARTS = /^(?:https?:\/\/)?(?:[^/?#@\s]*@)?([^/?#:\s]+)(?::\d+)?(.*)/i;

// A full stop after an address ends the sentence, and emphasis is not part of it.
function trimEnd(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?*_~".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
