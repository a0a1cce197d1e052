import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { findLinks, type Link } from "#engine/drafts/find-links.ts";
import { isShortened } from "#engine/drafts/link-kinds.ts";
import { editText, type TextEdit } from "./edit-text.ts";
import { type FramedLink, frameLinks } from "./frame-links.ts";

/** Without those links; what a link was called stays, and a sentence that needs one names its site. */
export function removeLinks(draft: Draft, places: DraftPlace[], projectName: string | null): Draft {
  const strip = (field: DraftPlace["field"], text: string) =>
    editText(text, listEdits(text, pickLinks(text, field, places), projectName));
  const { editSection } = draft;
  return {
    ...draft,
    title: strip("title", draft.title),
    content: strip("content", draft.content),
    editSection: editSection === null ? null : dropEmpty(strip("editSection", editSection)),
  };
}

/** The same, with each address once at the end of the edit section. */
export function moveLinksToEdit(
  draft: Draft,
  places: DraftPlace[],
  projectName: string | null,
): Draft {
  const links = [
    ...pickLinks(draft.title, "title", places),
    ...pickLinks(draft.content, "content", places),
  ];
  const edit = draft.editSection?.trim() ?? "";
  const addresses = [...new Set(links.map(({ address }) => address))].filter(
    (address) => !edit.includes(address),
  );
  const added = addresses.length > 0 ? `Link: ${addresses.join(" ")}` : "";
  const lead = edit ? `${edit}\n` : "EDIT: ";
  const own = places.filter(({ field }) => field !== "editSection");
  return {
    ...removeLinks(draft, own, projectName),
    editSection: added ? lead + added : draft.editSection,
  };
}

/** The draft may have changed since the places were found: only what is still a link goes. */
function pickLinks(text: string, field: DraftPlace["field"], places: DraftPlace[]): Link[] {
  const starts = new Map(
    places.filter((place) => place.field === field).map(({ start, end }) => [start, end]),
  );
  return findLinks(text).filter(({ start, end }) => starts.get(start) === end);
}

function listEdits(text: string, links: Link[], projectName: string | null): TextEdit[] {
  if (links.length === 0) return [];
  const starts = new Set(links.map(({ start }) => start));
  return frameLinks(text)
    .filter(({ link }) => starts.has(link.start))
    .flatMap((framed) => editLink(text, framed, projectName));
}

function editLink(text: string, framed: FramedLink, projectName: string | null): TextEdit[] {
  const { start, end, name, link, isLoose } = framed;
  if (name) {
    return [
      { start, end: name.start, insert: "" },
      { start: name.end, end, insert: "" },
    ];
  }
  const site = isLoose ? null : nameSite(link, projectName);
  // Right behind a word, the name might make a new address of it.
  const isJoined = site !== null && /[^\s([{"'“‘]$/.test(text.charAt(start - 1));
  return [{ start, end, insert: isJoined ? ` ${site}` : site }];
}

/** The project where it is its own site, the host otherwise; a shortener's says nothing. */
function nameSite(link: Link, projectName: string | null): string | null {
  if (isShortened(link)) return null;
  const name = projectName?.trim() ?? "";
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const isOwn = letters.length > 2 && link.host.replace(/[.-]/g, "").includes(letters);
  return isOwn ? name : link.host.replace(/^(?:www\.)+/, "");
}

function dropEmpty(editSection: string): string | null {
  return /^\W*(?:edit\W*)?(?:links?\W*)?$/i.test(editSection) ? null : editSection;
}
