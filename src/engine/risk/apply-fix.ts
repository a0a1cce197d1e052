import type { Draft } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { calmTitle } from "./fixes/calm-title.ts";
import { moveLinksToEdit, removeLinks } from "./fixes/remove-links.ts";
import { removePlaces } from "./fixes/remove-places.ts";
import { shortenTitle } from "./fixes/shorten-title.ts";

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
