import { findLinks, type Link } from "#engine/drafts/find-links.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { CODE, GOES_ON, IMAGE, BARE_HOST, TAG } from "./visit-rows.ts";
import { trimSignsBehind } from "#engine/text/characters.ts";

/** Names a post in a link. Ten digits of its id: unique among the posts of a project for all we'll ever see. */
const KEY_DIGITS = 10;

const POST_KEY = /^[\da-f]{10}$/;

/** Stands in the place of a post's key while a founder tries whether visits arrive. */
export const TEST_KEY = "foothold-test";

export function postKeyOf(postId: string): string {
  return postId.replaceAll("-", "").slice(0, KEY_DIGITS);
}

export function isPostKey(text: string): boolean {
  return POST_KEY.test(text);
}

/** The ids that have this key, from the first to the last: an index on ids finds them. */
export function idsWithKey(key: string): { first: string; last: string } {
  const start = `${key.slice(0, 8)}-${key.slice(8)}`;
  return {
    first: `${start}00-0000-0000-000000000000`,
    last: `${start}ff-ffff-ffff-ffffffffffff`,
  };
}

/** The one short parameter by which a link says which post it stands in. */
const PARAMETER = "fh";

export function writeLinkTag(post: { id: string }): string {
  return `${PARAMETER}=${postKeyOf(post.id)}`;
}

/** For the founder's own trial: it names no post. */
export const TEST_TAG = `${PARAMETER}=${TEST_KEY}`;

/** `tag` is null where links stay as they are. */
type Tagging = { projectUrl: string | null; tag: string | null };

/** The text as it leaves for Reddit: links to the project say where they stand. Twice changes nothing. */
export function tagLinks(text: string, { projectUrl, tag }: Tagging): string {
  if (tag === null) return text;
  return findOwnLinks(text, projectUrl).reduceRight(
    (tagged, { start, end, address }) =>
      tagged.slice(0, start) + addTag(address, tag) + tagged.slice(end),
    text,
  );
}

/** The links that tagging changes, each once, as they leave. */
export function listTaggedLinks(text: string, { projectUrl, tag }: Tagging): string[] {
  if (tag === null) return [];
  const leaving = findOwnLinks(text, projectUrl).map(({ address }) => addTag(address, tag));
  return [...new Set(leaving)].filter((address) => address.includes(tag));
}

/**
 * Links to the project's own host that a reader follows. Where its address names a path, as a page in a shop of apps does,
 * only what lies at or below that: the rest of the host belongs to others.
 */
export function findOwnLinks(text: string, projectUrl: string | null): Link[] {
  const [home] = findLinks(projectUrl ?? "");
  if (!home) return [];
  const root = trimSignsBehind(cutBefore(cutBefore(home.path, "#")[0], "?")[0], "/");
  return findLinks(text).filter(
    (link) => link.host === home.host && isWithin(link.path, root) && canCarryTags(text, link),
  );
}

function isWithin(path: string, root: string): boolean {
  return (
    path.startsWith(root) &&
    (path.length === root.length || "/?#".includes(path.charAt(root.length)))
  );
}

/** Whoever tags links already means something by it: theirs stay, but for tags of ours. */
export function addTag(address: string, tag: string): string {
  const [whole = "", fragment = ""] = cutBefore(address, "#");
  const [place = "", query = ""] = cutBefore(whole, "?");
  const given = query.slice(1).split("&").filter(Boolean);
  const isTagged = given.some(isTag);
  if (isTagged && readPostKey(given) === null) return address;
  const isOld = given.includes(OLD_SOURCE);
  const kept = given.filter((each) => !(isOld ? isTag(each) : each.startsWith(`${PARAMETER}=`)));
  const slash = BARE_HOST.test(place) ? "/" : "";
  return `${place}${slash}?${[...kept, tag].join("&")}${fragment}`;
}

/** Of links that we tagged with four parameters. */
const OLD_SOURCE = "utm_source=reddit";

function isTag(parameter: string): boolean {
  return TAG.test(parameter);
}

/** The key that our tag names; links of before have it behind four parameters, and bring visits for years. */
export function readPostKey(parameters: string[]): string | null {
  const valueOf = (name: string) =>
    parameters.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  const isOld = parameters.includes(OLD_SOURCE);
  const key = valueOf(PARAMETER) ?? (isOld ? valueOf("utm_content") : undefined) ?? "";
  return isPostKey(key) || key === TEST_KEY ? key : null;
}

function cutBefore(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}

/**
 * Whether tags put at the end of this link would stand at the end of its address, and where a reader
 * follows it: not in code, not as an image, not as the words of a link that leads there anyway.
 */
function canCarryTags(text: string, { start, end }: Pick<Link, "start" | "end">): boolean {
  const after = text.slice(end, end + 2);
  if (GOES_ON.test(after) || after === "](") return false;
  if (IMAGE.test(text.slice(Math.max(0, start - 300), start))) return false;
  return !Array.from(text.matchAll(CODE)).some(
    ({ 0: code, index }) => index <= start && end <= index + code.length,
  );
}

/**
 * Rules against affiliate and referral links are about links that say whose they are; a tagged one is
 * easily taken for such. Other rules object to the link itself, and the ban risk says so; rules that
 * are not known object to nothing.
 */
export function mayTagLinks(codes: RuleCodes | null): boolean {
  return codes?.["no-affiliate-links"] === undefined;
}
