import { beginLarge, splitAtSpaces } from "#engine/text/characters.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import { isPlainName } from "#engine/text/characters.ts";
import { LAUNCHES, SHARED_HOSTS, SHORT_HOST } from "./mention-rows.ts";

/** What a post says, as far as it is needed to tell whether it is about a product. */
export type FoundPost = { title: string; text: string; host: string | null };
export type Product = { name: string; url: string | null };

export const MENTION_KINDS = ["launch", "mention"] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];

/**
 * A launch leads to the product's own site, or names it in a title that speaks of making something.
 * null where the product is not named at all: a search also finds what merely looks like it.
 */
export function classifyMention(post: FoundPost, product: Product): MentionKind | null {
  if (leadsTo(post.host, product.url)) return "launch";
  const isNamed = nameFinder(product.name);
  if (isNamed(post.title)) return LAUNCHES.test(post.title) ? "launch" : "mention";
  return isNamed(post.text) ? "mention" : null;
}

/** 'www.' and subdomains are the same site; a shared host such as github.com is nobody's own. */
function leadsTo(host: string | null, url: string | null): boolean {
  const own = readDomain(url);
  return host !== null && own !== null && (host === own || host.endsWith(`.${own}`));
}

/** The site that belongs to a product alone; null where it has none. */
export function readDomain(url: string | null): string | null {
  const [, host = ""] = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url ?? "") ?? [];
  const domain = host.toLowerCase();
  return domain === "" || SHARED_HOSTS.test(domain) ? null : domain;
}

/** As whole words: of a product called Pet, petitions are none. */
function nameFinder(name: string): (text: string) => boolean {
  const words = splitAtSpaces(name.trim()).map(escapePattern);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    "iu",
  );
  return (text) => pattern.test(text);
}

/** What the address of a post says about it. */
type MentionAddress = {
  /** As the address spells it, without 'r/'. */
  community: string;
  /** Reddit's own id of the post, or of the link to share it. */
  postId: string;
  /** The beginning of its title, as the address has it; null where it has none. */
  title: string | null;
};

export type AddressFault = "short" | "profile" | "no-post";

/** The parts of an address that was read as one of a post, or what keeps it from being kept. */
export function readMentionAddress(address: string): MentionAddress | AddressFault {
  const [, host = "", path = ""] = /^https:\/\/([^/?#]+)(\/[^?#]*)?/i.exec(address) ?? [];
  if (SHORT_HOST.test(host)) return "short";
  const [first = "", name = "", kind = "", postId = "", slug = ""] = path.split("/").slice(1);
  const [scope, what] = [first.toLowerCase(), kind.toLowerCase()];
  if (scope === "u" || scope === "user" || name.toLowerCase().startsWith("u_")) return "profile";
  if (scope === "comments" || scope === "gallery") return "short";
  const isPost =
    scope === "r" &&
    (what === "comments" || what === "gallery" || what === "s") &&
    isPlainName(postId);
  if (!isPost || !isPlainName(name) || name.length < 2 || name.length > 21) return "no-post";
  return { community: name, postId, title: what === "comments" ? readTitle(slug) : null };
}

/** "how_i_built_it" → "How i built it" */
function readTitle(slug: string): string | null {
  const words = decode(slug).replaceAll("_", " ").trim();
  return words === "" ? null : beginLarge(words);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
