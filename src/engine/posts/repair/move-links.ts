import { LINK_SIGNS } from "#engine/checks/check-uncoded-rule.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Demands } from "../community/demands.ts";

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()[\]]+/gi;

/** Where the text may hold no address, the first one moves to the edit section. */
export function moveLinks(draft: Draft, { forbidden }: Demands): Draft {
  if (!LINK_SIGNS.every((sign) => forbidden.includes(sign))) return draft;
  const [address] = draft.content.match(ADDRESS) ?? [];
  if (!address) return draft;
  const url = address.replace(/[.,;:!?]+$/, "");
  return {
    ...draft,
    content: draft.content
      .replace(/\[([^\]]*)\]\((?:https?:\/\/|www\.)[^)]*\)/gi, "$1")
      .replace(/[ \t]*[^.!?\n]*:[ \t]*(?:https?:\/\/|www\.)\S+/gi, "")
      .replace(ADDRESS, "")
      .replace(/ {2,}/g, " ")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    editSection:
      draft.editSection ?? `EDIT: for anyone who wants to look at it, this is the address: ${url}`,
  };
}
