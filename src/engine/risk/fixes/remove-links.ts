import type { Draft } from "#engine/posts/draft.ts";
import { findLinks } from "../find-links.ts";
import { tidySpaces } from "./tidy-spaces.ts";

/** Without any link; what a link was called stays. */
export function removeLinks(draft: Draft): Draft {
  return {
    ...draft,
    title: withoutLinks(draft.title),
    content: withoutLinks(draft.content),
    editSection: draft.editSection === null ? null : withoutLinks(draft.editSection),
  };
}

/** The links of the post itself, each once, at the end of the edit section. */
export function moveLinksToEdit(draft: Draft): Draft {
  const links = [...findLinks(draft.title), ...findLinks(draft.content)];
  const edit = draft.editSection?.trim() ?? "";
  const addresses = [...new Set(links.map(({ address }) => address))].filter(
    (address) => !edit.includes(address),
  );
  const added = addresses.length > 0 ? `Link: ${addresses.join(" ")}` : "";
  const lead = edit ? `${edit}\n` : "EDIT: ";
  return {
    ...draft,
    title: withoutLinks(draft.title),
    content: withoutLinks(draft.content),
    editSection: added ? lead + added : draft.editSection,
  };
}

const NAMED_LINK = /\[([^[\]\n]*)\]\(([^()\n]*)\)/g;

function withoutLinks(text: string): string {
  const unnamed = text.replace(NAMED_LINK, (whole, name: string, address: string) =>
    findLinks(address).length > 0 ? name : whole,
  );
  const cut = cutLinks(unnamed);
  if (cut === text) return text;
  // What was left and right of a link may make another one.
  return withoutLinks(tidySpaces(cut));
}

function cutLinks(text: string): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of findLinks(text)) {
    kept += text.slice(from, start).replace(/<$/, "");
    from = text.charAt(end) === ">" ? end + 1 : end;
  }
  return kept + text.slice(from);
}
