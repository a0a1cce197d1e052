import { ANY_PIECE, OWN_PIECE, SORTS } from "../rows/place-rows.ts";

/** 'Books you bound' are of one craft; 'a thing you made' may be anything. */
export function showsCraft(shows: string): boolean {
  return OWN_PIECE.test(shows) && !ANY_PIECE.test(shows);
}

/** Whether what is shown there is another sort of thing than this one, as far as both say which. */
export function isOtherSort(shows: string, what: string): boolean {
  return SORTS.some((sorts) => {
    const shown = listSorts(sorts, shows);
    const own = listSorts(sorts, what);
    return shown.length > 0 && own.length > 0 && !own.some((sort) => shown.includes(sort));
  });
}

function listSorts(sorts: Readonly<Record<string, RegExp>>, text: string): string[] {
  return Object.keys(sorts).filter((sort) => sorts[sort]?.test(text));
}
