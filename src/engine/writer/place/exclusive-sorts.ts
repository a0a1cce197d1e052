import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { ANY_PIECE, IN_PRINT, OWN_PIECE, RESEARCH, SORTS } from "../rows/place-rows.ts";

/** Who wrote a program or gives lessons has no piece to show. */
const WITHOUT_PIECE: ReadonlySet<ProjectKind> = new Set<ProjectKind>([
  "software",
  "course",
  "media",
  "cause",
]);

const FOR_SALE: ReadonlySet<ProjectKind> = new Set<ProjectKind>([
  "software",
  "game",
  "product",
  "shop",
  "service",
]);

/** 'Books you bound' are of one craft; 'a thing you made' may be anything. */
export function showsCraft(shows: string): boolean {
  return OWN_PIECE.test(shows) && !ANY_PIECE.test(shows);
}

/** Whether what is shown there is another sort of thing than this one, as far as both say which. */
export function isOtherSort(shows: string, what: string, kind: ProjectKind): boolean {
  if (OWN_PIECE.test(shows) && WITHOUT_PIECE.has(kind) && !IN_PRINT.test(what)) return true;
  if (RESEARCH.test(shows) && !RESEARCH.test(what) && FOR_SALE.has(kind)) return true;
  return SORTS.some((sorts) => {
    const shown = listSorts(sorts, shows);
    const own = listSorts(sorts, what);
    return shown.length > 0 && own.length > 0 && !own.some((sort) => shown.includes(sort));
  });
}

function listSorts(sorts: Readonly<Record<string, RegExp>>, text: string): string[] {
  return Object.keys(sorts).filter((sort) => sorts[sort]?.test(text));
}
