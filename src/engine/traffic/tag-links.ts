import { findLinks, type Link } from "#engine/drafts/find-links.ts";
import { canCarryTags } from "./can-carry-tags.ts";
import { isPostKey, TEST_KEY } from "./link-tags.ts";

/** `tags` is null where links stay as they are. */
export type Tagging = { projectUrl: string | null; tags: string | null };

/** The text as it leaves for Reddit: links to the project say where they stand. Twice changes nothing. */
export function tagLinks(text: string, { projectUrl, tags }: Tagging): string {
  if (tags === null) return text;
  return findOwnLinks(text, projectUrl).reduceRight(
    (tagged, { start, end, address }) =>
      tagged.slice(0, start) + addTags(address, tags) + tagged.slice(end),
    text,
  );
}

/** The links that tagging changes, each once, as they leave. */
export function listTaggedLinks(text: string, { projectUrl, tags }: Tagging): string[] {
  if (tags === null) return [];
  const leaving = findOwnLinks(text, projectUrl).map(({ address }) => addTags(address, tags));
  return [...new Set(leaving)].filter((address) => address.includes(tags));
}

/**
 * Links to the project's own host that a reader follows. Where its address names a path, as a page in a shop of apps does,
 * only what lies at or below that: the rest of the host belongs to others.
 */
export function findOwnLinks(text: string, projectUrl: string | null): Link[] {
  const [home] = findLinks(projectUrl ?? "");
  if (!home) return [];
  const root = home.path.replace(/[?#].*/, "").replace(/(?<!\/)\/+$/, "");
  return findLinks(text).filter(
    (link) => link.host === home.host && isWithin(link.path, root) && canCarryTags(text, link),
  );
}

function isWithin(path: string, root: string): boolean {
  return path.startsWith(root) && /^(?:[/?#]|$)/.test(path.slice(root.length));
}

/** Whoever tags links already means something by it: theirs stay, but for tags of ours. */
export function addTags(address: string, tags: string): string {
  const [whole = "", fragment = ""] = cutBefore(address, "#");
  const [place = "", query = ""] = cutBefore(whole, "?");
  const given = query.slice(1).split("&").filter(Boolean);
  const isTagged = given.some(isTag);
  if (isTagged && !isOurs(given)) return address;
  const kept = given.filter((parameter) => !isTag(parameter));
  const slash = /^(?:https?:\/\/)?[^/]+$/i.test(place) ? "/" : "";
  return `${place}${slash}?${[...kept, tags].join("&")}${fragment}`;
}

function isTag(parameter: string): boolean {
  return /^utm_/i.test(parameter);
}

function isOurs(parameters: string[]): boolean {
  const content = parameters.find((parameter) => parameter.startsWith("utm_content="));
  const key = content?.slice("utm_content=".length) ?? "";
  return parameters.includes("utm_source=reddit") && (isPostKey(key) || key === TEST_KEY);
}

function cutBefore(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}
