import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { editText } from "./edit-text.ts";

/** Without those words; 'an amazing tool' becomes 'a tool'. */
export function removePlaces(draft: Draft, places: DraftPlace[]): Draft {
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
