import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { findSentence } from "#engine/checks/find-sentence.ts";
import { dropHalfCharacter, keepWordCharacters } from "#engine/text/characters.ts";
import { calmTitle } from "./fixes/calm-title.ts";
import { editText, type TextEdit } from "./fixes/edit-text.ts";
import { LONG_TITLE } from "./title-style.ts";
import { findLinks, type Link } from "#engine/drafts/find-links.ts";
import { isShortened } from "#engine/drafts/link-kinds.ts";
import { type FramedLink, frameLinks } from "./fixes/frame-links.ts";
import { EMPTY_EDIT, PAUSE } from "./fixes/edit-rows.ts";

/** The draft as the fix leaves it. A new time is no part of a draft: that fix changes nothing in it. */
export function applyFix(
  draft: Draft,
  fix: Fix,
  { projectName }: { projectName: string | null },
): Draft {
  switch (fix.kind) {
    case "remove-links":
      return removeLinks(draft, fix.places, projectName);
    case "move-link-to-edit":
      return moveLinksToEdit(draft, fix.places, projectName);
    case "shorten-title":
      return { ...draft, title: shortenTitle(draft.title) };
    case "calm-title":
      return { ...draft, title: calmTitle(draft, projectName) };
    case "add-disclosure":
      return { ...draft, content: addDisclosure(draft.content, projectName) };
    case "add-to-title":
      return { ...draft, title: `${fix.words}${draft.title}` };
    case "add-to-content":
      return { ...draft, content: appendParagraph(draft.content, fix.words.trim()) };
    case "remove-words":
      return removePlaces(draft, fix.places);
    case "remove-sentence":
      return removePlaces(draft, sentencesOf(draft, fix.places));
    case "choose-flair":
      return { ...draft, flair: fix.flair };
    case "reschedule":
      return draft;
  }
}

function addDisclosure(content: string, projectName: string | null): string {
  const sentence = `Full disclosure: I made ${projectName?.trim() || "this"}.`;
  return appendParagraph(content, sentence);
}

function appendParagraph(content: string, paragraph: string): string {
  return content.trim() ? `${content.trimEnd()}\n\n${paragraph}` : paragraph;
}

/** Without those words; 'an amazing tool' becomes 'a tool'. */
function removePlaces(draft: Draft, places: DraftPlace[]): Draft {
  const cut = (field: DraftPlace["field"], text: string) =>
    editText(
      text,
      places
        .filter((place) => place.field === field)
        .map(({ start, end }) => ({ start, end, insert: null })),
    );
  return {
    ...draft,
    title: cut("title", draft.title),
    content: cut("content", draft.content),
    editSection: draft.editSection === null ? null : cut("editSection", draft.editSection),
  };
}

/** Each sentence once: two of the places may be in one. */
function sentencesOf(draft: Draft, places: DraftPlace[]): DraftPlace[] {
  const sentences: DraftPlace[] = [];
  for (const { field, start, end } of places) {
    const last = sentences.at(-1);
    if (last?.field === field && start < last.end) continue;
    sentences.push({ field, ...findSentence(draft[field] ?? "", { start, end }) });
  }
  return sentences;
}

/** Cut where a sentence, a clause or at least a word ends; says less, never something else. */
function shortenTitle(title: string): string {
  const trimmed = title.trim();
  if (trimmed.length <= LONG_TITLE) return trimmed;
  // One more, to see whether a word ends just there.
  const room = trimmed.slice(0, LONG_TITLE + 1);
  const cut = cutAt(room, SENTENCE) ?? cutAt(room, PAUSE) ?? cutAt(room, WORD) ?? cutHard(trimmed);
  return withoutHalves(cut);
}

const SHORTEST = 30;
const SENTENCE = /[.!?](?=\s)/g;
const WORD = /\s/g;

function cutAt(room: string, end: RegExp): string | null {
  const last = Array.from(room.matchAll(end)).at(-1);
  if (!last || last.index < SHORTEST) return null;
  return room.slice(0, last[0].length === 1 && /[.!?]/.test(last[0]) ? last.index + 1 : last.index);
}

/** In the middle of a word that has no end, but not of a character. */
function cutHard(title: string): string {
  return dropHalfCharacter(title.slice(0, LONG_TITLE));
}

/** An open bracket or blank, or a word that wants another, is worse than nothing. */
function withoutHalves(cut: string): string {
  const open = Math.max(
    lastOpen(cut, "(", ")"),
    lastOpen(cut, "{{", "}}"),
    lastOpen(cut, "[", "]"),
  );
  const whole = open > 0 ? cut.slice(0, open) : cut;
  const ended = whole.trim().replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, "");
  const words = ended.split(/(?<=\S)(?=\s)/);
  while (words.length > 1 && HALVES.has((words.at(-1) ?? "").trim().toLowerCase())) words.pop();
  return words.join("") || cut;
}

const HALVES = new Set(
  "and or but of to the a an for with in on at by from that which my our your is are was".split(
    " ",
  ),
);

function lastOpen(text: string, open: string, close: string): number {
  const start = text.lastIndexOf(open);
  return start > text.lastIndexOf(close) ? start : -1;
}

/** Without those links; what a link was called stays, and a sentence that needs one names its site. */
function removeLinks(draft: Draft, places: DraftPlace[], projectName: string | null): Draft {
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
function moveLinksToEdit(draft: Draft, places: DraftPlace[], projectName: string | null): Draft {
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
  const letters = keepWordCharacters(name.toLowerCase());
  const isOwn =
    letters.length > 2 && link.host.replaceAll(".", "").replaceAll("-", "").includes(letters);
  return isOwn ? name : link.host.replace(/^(?:www\.)+/, "");
}

function dropEmpty(editSection: string): string | null {
  return EMPTY_EDIT.test(editSection) ? null : editSection;
}
