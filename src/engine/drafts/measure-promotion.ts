import type { Draft, DraftPlace } from "./draft.ts";
import { escapePattern, findPlaces } from "#engine/text/text-place.ts";
import { findOwnWork } from "./find-disclosure.ts";
import { findNames } from "./find-names.ts";
import { SALES_CALLS } from "./giveaway-phrases.ts";
import { findLinks, isHostOf, readHost } from "./find-links.ts";

/** How much of a draft is about the author's own work. */
export type Promotion = {
  /** A mention in passing is not what a post is about, but some communities mind it as well. */
  degree: "none" | "mention" | "promotion";
  /** Where the project is named, linked to or presented. */
  places: DraftPlace[];
};

type Text = Pick<Draft, "title" | "content"> & Partial<Pick<Draft, "editSection">>;

/** A draft promotes when it names the project, links to it or presents what its author made. */
export function isPromotional(
  draft: Text,
  projectName: string | null,
  projectUrl: string | null,
): boolean {
  return measurePromotion(draft, projectName, projectUrl).degree !== "none";
}

export function measurePromotion(
  { title, content, editSection }: Text,
  projectName: string | null,
  projectUrl: string | null,
): Promotion {
  const find = (field: DraftPlace["field"], text: string) =>
    findPresence(field, text, projectName, projectUrl);
  const inTitle = find("title", title);
  const inContent = find("content", content);
  const inEdit = find("editSection", editSection ?? "");
  const all = [...inTitle, ...inContent, ...inEdit];
  const places = all.map(({ field, start, end }) => ({ field, start, end }));
  if (all.length === 0) return { degree: "none", places };
  const isLinked = all.some(({ isLink }) => isLink);
  const isAbout = inTitle.length > 0 || isLinked || inContent.length >= NAMED_OFTEN;
  const sells = isAbout || [title, content].some((text) => text.search(SALES_CALLS) >= 0);
  return { degree: sells ? "promotion" : "mention", places };
}

const NAMED_OFTEN = 4;

type Presence = DraftPlace & { isLink: boolean };

function findPresence(
  field: DraftPlace["field"],
  text: string,
  projectName: string | null,
  projectUrl: string | null,
): Presence[] {
  const host = projectUrl && readHost(projectUrl);
  const links = host ? findProjectLinks(text, host) : [];
  const names = findNames(text, projectName).filter((name) => !isInside(name, links));
  const ownWork = findOwnWork(text, projectName);
  const found: Presence[] = [
    ...links.map(({ start, end }) => ({ field, start, end, isLink: true })),
    ...names.map(({ start, end }) => ({ field, start, end, isLink: false })),
  ];
  if (ownWork && !found.some(({ start, end }) => start < ownWork.end && ownWork.start < end)) {
    found.push({ field, ...ownWork, isLink: false });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Also where the address is written without 'https://'. */
function findProjectLinks(text: string, host: string): { start: number; end: number }[] {
  const links = findLinks(text).filter((link) => isHostOf(link.host, new Set([host])));
  const bare = new RegExp(
    `(?<![\\w@./-])${escapePattern(host)}(?:/[^\\s<>()\\[\\]]*[^\\s<>()\\[\\].,;:!?])?(?![\\w-])`,
    "gi",
  );
  return [...links, ...findPlaces(text, bare).filter((place) => !isInside(place, links))];
}

function isInside(
  place: { start: number; end: number },
  others: { start: number; end: number }[],
): boolean {
  return others.some(({ start, end }) => start <= place.start && place.end <= end);
}
