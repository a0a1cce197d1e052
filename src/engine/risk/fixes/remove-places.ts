import type { Draft, DraftPlace } from "#engine/posts/draft.ts";
import { tidySpaces } from "./tidy-spaces.ts";

/** Without those words; 'an amazing tool' becomes 'a tool'. */
export function removePlaces(draft: Draft, places: DraftPlace[]): Draft {
  const cut = (field: DraftPlace["field"], text: string) => {
    const own = places
      .filter((place) => place.field === field)
      .toSorted((a, b) => a.start - b.start);
    return own.length === 0 ? text : tidySpaces(cutPlaces(text, own));
  };
  return {
    ...draft,
    title: cut("title", draft.title),
    content: cut("content", draft.content),
    editSection: draft.editSection === null ? null : cut("editSection", draft.editSection),
  };
}

function cutPlaces(text: string, places: DraftPlace[]): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of places) {
    // Places may overlap: what is cut already is not cut twice.
    if (start >= from) kept = fitArticle(kept + text.slice(from, start), text.slice(end, end + 24));
    from = Math.max(from, end);
  }
  return kept + text.slice(from);
}

function fitArticle(before: string, after: string): string {
  const [, article = ""] = /(?:^|\s)(an?)\s+$/i.exec(before.slice(-6)) ?? [];
  const [initial = ""] = /^\s*\p{L}/u.exec(after) ?? [];
  if (!article || !initial) return before;
  const fitting = /[aeiou]/i.test(initial) ? "an" : "a";
  const cased = article.startsWith("A") ? `A${fitting.slice(1)}` : fitting;
  return before.replace(/an?(\s+)$/i, `${cased}$1`);
}
