import { LINK_SIGNS } from "#engine/checks/check-uncoded-rule.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Demands } from "../community/demands.ts";

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()[\]]+/gi;
const NAMED_LINK = /\[([^[\]]*)\]\((?:https?:\/\/|www\.)[^)]{0,2000}\)/gi;
const INTRODUCED = /:[ \t]*(?:https?:\/\/|www\.)\S+/gi;

/** Where the text may hold no address, the first one moves to the edit section. */
export function moveLinks(draft: Draft, { forbidden }: Demands): Draft {
  if (!LINK_SIGNS.every((sign) => forbidden.includes(sign))) return draft;
  const [address] = draft.content.match(ADDRESS) ?? [];
  if (!address) return draft;
  const url = address.replace(/(?<![.,;:!?])[.,;:!?]+$/, "");
  return {
    ...draft,
    content: dropIntroduced(draft.content.replace(NAMED_LINK, "$1"))
      .replace(ADDRESS, "")
      .replace(/ {2,}/g, " ")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    editSection:
      draft.editSection ?? `EDIT: for anyone who wants to look at it, this is the address: ${url}`,
  };
}

/** 'You find it here: https://example.org' goes as a whole, back to the sentence before. */
function dropIntroduced(text: string): string {
  let kept = "";
  let end = 0;
  for (const { 0: introduced, index } of text.matchAll(INTRODUCED)) {
    const before = text.slice(end, index);
    kept += before.slice(
      0,
      1 + Math.max(...[".", "!", "?", "\n"].map((s) => before.lastIndexOf(s))),
    );
    end = index + introduced.length;
  }
  return kept + text.slice(end);
}
