import type { ProjectKind } from "#engine/interview/project-kind.ts";

/** Sorts of one thing, of which a community that names one does not mean the others. */
const SORTS: readonly Readonly<Record<string, RegExp>>[] = [
  {
    letter: /\b(?:newsletters?|letters?|e-?mails?|issues?)\b/i,
    audio: /\b(?:podcasts?|audio|episodes?|radio)\b/i,
    video: /\b(?:videos?|youtube|films?|vlogs?)\b/i,
  },
  {
    alone: /\b(?:solo|solitaire|single[- ]player|one player|alone|for one)\b/i,
    together:
      /\b(?:cooperative|co-op|party game|for two|(?:two|three|four|2|3|4)(?: to |-|–)(?:four|five|six|eight|\d))\b/i,
  },
];

/** 'An item you sewed': who wrote a program or gives lessons has none to show. */
const OWN_PIECE = /\b(?:items?|pieces?|things?|mends?|gear|books|something) you \p{Ll}+/iu;
const WITHOUT_PIECE: ReadonlySet<ProjectKind> = new Set<ProjectKind>([
  "software",
  "course",
  "media",
  "cause",
]);

/** What is printed and folded is a piece, too. */
const IN_PRINT = /\b(?:zines?|printed|riso|letterpress|handbound|hand-bound)\b/i;

/** Where scholars show what they found, a thing that people use is none of it. */
const RESEARCH = /\b(?:research|papers?|studies|study)\b/i;
const FOR_SALE: ReadonlySet<ProjectKind> = new Set<ProjectKind>([
  "software",
  "game",
  "product",
  "shop",
  "service",
]);

/** 'Books you bound' are of one craft; 'a thing you made' may be anything. */
export function showsCraft(shows: string): boolean {
  return OWN_PIECE.test(shows) && !/\b(?:things?|something) you\b/i.test(shows);
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
