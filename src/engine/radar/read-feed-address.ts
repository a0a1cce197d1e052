import { dropPointedBrackets, hasSpace } from "#engine/text/characters.ts";
import { RADAR_ADDRESS } from "./radar-options.ts";
import {
  FEED_SCHEME,
  HOST,
  KEY,
  PARTS,
  USER_NAME,
  USER_PATH,
  WITHOUT_SCHEME,
} from "./feed-rows.ts";

/** What a private feed address of Reddit carries; the key is as secret as a password. */
export type FeedAddress = { user: string; key: string } | { fault: string };

/**
 * The key of any private feed, pasted as Reddit's page gives it. A fault quotes no more than a host
 * or a name, since what was pasted may be a secret of some other site.
 */
export function readFeedAddress(text: string, expectedUser: string | null = null): FeedAddress {
  const pasted = dropPointedBrackets(text.trim());
  if (pasted === "") return { fault: RADAR_ADDRESS.missing };
  const [address = "", query = ""] = splitOnce(splitOnce(whole(pasted), "#")[0], "?");
  const parts = PARTS.exec(address);
  if (!parts || pasted.length > RADAR_ADDRESS.longest || hasSpace(pasted))
    return { fault: NO_ADDRESS };
  const [, protocol = "", authority = "", path = ""] = parts;
  const host = HOST.exec(authority)?.[1]?.toLowerCase();
  if (host === undefined) return { fault: NO_ADDRESS };
  if (host !== "reddit.com" && !host.endsWith(".reddit.com")) {
    return { fault: `This address leads to ${host}. It has to be on reddit.com.` };
  }
  if (protocol.toLowerCase() === "http") return { fault: NOT_SECURE };
  return readKey(path, readQuery(query), expectedUser);
}

function readKey(path: string, query: Map<string, string>, expected: string | null): FeedAddress {
  const key = query.get("feed") ?? "";
  const user = query.get("user") ?? "";
  if (key === "") return { fault: NO_KEY };
  if (!KEY.test(key)) return { fault: CUT_KEY };
  if (!USER_NAME.test(user)) return { fault: NO_USER };
  const owner = USER_PATH.exec(path)?.[1] ?? user;
  if (owner.toLowerCase() !== user.toLowerCase()) return { fault: wordMix(owner, user) };
  if (expected !== null && expected.toLowerCase() !== user.toLowerCase()) {
    return { fault: wordOther(user, expected) };
  }
  return { user, key };
}

/** Browsers leave out the beginning, and some readers put 'feed:' before it. */
function whole(text: string): string {
  const address = text.replace(FEED_SCHEME, "");
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : address;
}

function readQuery(query: string): Map<string, string> {
  // A page's source has '&amp;' where its reader sees '&'.
  const pairs = query.replaceAll("&amp;", "&").split("&");
  return new Map(pairs.map((pair) => splitOnce(pair, "=")));
}

function splitOnce(text: string, mark: string): [before: string, behind: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

const NO_ADDRESS =
  "That isn't an address. On Reddit's page of private feeds, copy the one behind the word RSS.";
const NOT_SECURE =
  "This address begins with http://, so others could read your key. Copy the one that begins with https://.";
const NO_KEY =
  "This feed is public, so it has no key. Copy an address from Reddit's page of private feeds.";
const CUT_KEY = "The key in this address is incomplete. Copy the whole address again.";
const NO_USER = "This address doesn't say whose feed it is. Copy the whole address again.";

function wordMix(owner: string, user: string): string {
  return `This is a feed of ${owner} with a key of ${user}. Copy one of your own feeds.`;
}

function wordOther(user: string, expected: string): string {
  return `This feed belongs to ${user}, but your Reddit account here is ${expected}. Copy a feed of ${expected}, or change the name in your settings.`;
}
