import type { PostType, Tone } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { type Piece, readShape, type Shape, type ShapeRow, type ShapePart } from "./shape.ts";
import type { Place } from "../place-of.ts";
import { GENERAL_SHAPES, TASTES, MADE_SHAPES } from "./listed-shapes.ts";
import { RUNNING_SHAPES } from "./running-shapes.ts";
import { headingsOf } from "#engine/policy/demanded-form.ts";
import type { Policy } from "#engine/policy/policy.ts";

/** An own shape was made for this kind of thing in this kind of place. */
export type RankedShape = { shape: Shape; leavesOut: ReadonlySet<AnswerId>; isOwn: boolean };

const NOTHING: ReadonlySet<AnswerId> = new Set();

/** Shapes for one kind of thing in one kind of place: its own first, then general ones by the taste of the place. */
export function listShapes(
  kind: ProjectKind,
  place: Place,
  types: PostType[],
  asks: AnswerId[],
): RankedShape[] {
  const key = [kind, place, ...asks].join(" ");
  const known = LISTS.get(key) ?? readShapes(kind, place, asks);
  LISTS.set(key, known);
  // Who asks for criticism wants it: it is never just another way to tell something.
  const isAskedFor = ({ shape, isOwn }: RankedShape) => !isOwn && shape.postType === "feedback" && types.length > 1; // prettier-ignore
  const fitting = known.filter(({ shape }) => types.includes(shape.postType));
  return [...fitting.filter((each) => !isAskedFor(each)), ...fitting.filter(isAskedFor)];
}

/** There are as many as kinds, places and ways to ask. */
const LISTS = new Map<string, RankedShape[]>();

function readShapes(kind: ProjectKind, place: Place, asks: AnswerId[]): RankedShape[] {
  const own = KIND_SHAPES[kind][place].map((row, index) => ({
    shape: readShape(`${kind} ${place} ${row[0]} ${index + 1}`, row, kind, asks),
    leavesOut: NOTHING,
    isOwn: true,
  }));
  const { opens, leavesOut } = TASTES[place];
  const rankOf = ({ parts }: Shape) => {
    const rank = opens.findIndex((id) => parts[0]?.options.includes(id));
    return rank < 0 ? opens.length : rank;
  };
  const general = GENERAL_SHAPES.map((row, index) => ({
    shape: readShape(`general ${row[0]} ${index + 1}`, row, kind, asks),
    leavesOut: new Set(leavesOut),
    isOwn: false,
  })).toSorted((a, b) => rankOf(a.shape) - rankOf(b.shape));
  return [...own, ...general];
}

const TONE_WANTS: Record<Tone, Piece["is"][]> = {
  plain: [],
  technical: ["unusual", "stackOrMaterial", "before", "limits"],
  warm: ["scene", "userSaid", "surprise"],
};

export type Tastes = {
  tone: Tone;
  /** What the community asks for by name. */
  wanted: AnswerId[];
  /** What people of such a place like to be told best. */
  loved?: AnswerId[];
  /** Whether readers came for a subject of their own, and a project comes second. */
  isReserved: boolean;
  /** Whether readers are there to talk. */
  isTalk: boolean;
  /** Of all that was told, the answer that is most about what readers came for. */
  best?: AnswerId | undefined;
  /** Whether readers came to see what somebody made. */
  isShown?: boolean;
  /** Whether where it began is about anything that readers came for. */
  isSceneWelcome?: boolean;
  /** How much an answer is about what the community is about. */
  weigh: (piece: Piece) => number;
  /** How much of it another post of the project says already, from 0 to 1. */
  measureOverlap: (pieces: Piece[]) => number;
};

/** What counts how much when shapes are put in order. */
const WORTH = {
  toned: 5,
  own: 3,
  ownElsewhere: 2,
  holdsWanted: 2,
  holdsLoved: 1.5,
  opensWanted: 2,
  opensOnSubject: 1,
  reservedSubject: 2.5,
  reservedWord: 0.5,
  reservedScene: 1.75,
  reservedShare: 5,
  asks: 1.5,
  teaches: 1.5,
  holdsBest: 3,
  holdsScene: 3,
  endsAsking: 1,
  behindThing: 0.6,
  thingFirst: -1.5,
  thingFirstElsewhere: -6,
  shownFirst: -0.5,
};
/** More words of a subject than this make nothing more at home. */
const MOST_WORDS = 4;

/** Those first that begin with what the founder wants to sound like and readers came for. */
export function sortByTaste<T extends { pieces: Piece[]; isOwn: boolean }>(
  filled: T[],
  {
    tone,
    wanted,
    loved = [],
    isReserved,
    isTalk,
    best,
    isShown = false,
    isSceneWelcome = true,
    weigh,
    measureOverlap,
  }: Tastes,
): T[] {
  const scores = new Map(filled.map((each) => [each, score(each)]));
  return filled.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));

  function score({ pieces, isOwn }: T): number {
    const [first] = pieces;
    if (!first) return 0;
    const told = first.is === "introduction" ? pieces[1] : first;
    return (
      (TONE_WANTS[tone].includes(first.is) ? WORTH.toned : 0) +
      (isOwn ? (isReserved ? WORTH.ownElsewhere : WORTH.own) : 0) +
      Math.min(2, pieces.filter(({ is }) => wanted.some((id) => id === is)).length) *
        WORTH.holdsWanted +
      Math.min(2, pieces.filter(({ is }) => loved.some((id) => id === is)).length) *
        WORTH.holdsLoved +
      (wanted.some((id) => id === told?.is) ? WORTH.opensWanted : 0) +
      (isReserved && !isTalk && pieces.some(({ is }) => is === "teach") ? WORTH.teaches : 0) +
      (isTalk && pieces.some(({ is }) => is === "askReaders") ? WORTH.asks : 0) +
      (pieces.some(({ is }) => is === best) ? WORTH.holdsBest : 0) +
      // Where it began and what happens in it are mostly the best stories, and a real question the best end.
      (isSceneWelcome && pieces.some(({ is }) => is === "scene") ? WORTH.holdsScene : 0) +
      (pieces.some(({ is }) => is === "premise") ? WORTH.holdsScene : 0) +
      (pieces.some(({ is }) => is === "askReaders" || is === "askPeers") ? WORTH.endsAsking : 0) +
      (!isSceneWelcome && first.is === "scene" ? -WORTH.holdsScene : 0) +
      (first.is === "introduction"
        ? isShown
          ? WORTH.shownFirst
          : isReserved
            ? WORTH.thingFirstElsewhere
            : WORTH.thingFirst
        : 0) +
      weighOpening(pieces) -
      weighOverlap(measureOverlap(pieces))
    );
  }

  /** By the first answer, or where the thing comes first, by what is said about it. */
  function weighOpening(pieces: Piece[]): number {
    const [first, second] = pieces;
    const told = first?.is === "introduction" ? second : first;
    if (!told) return 0;
    const words = Math.min(MOST_WORDS, weigh(told));
    if (!isReserved) return told === first && words > 0 ? WORTH.opensOnSubject : 0;
    const worth = words > 0 ? WORTH.reservedSubject + words * WORTH.reservedWord : told.is === "scene" ? WORTH.reservedScene : 0; // prettier-ignore
    return worth * (told === first ? 1 : WORTH.behindThing) + WORTH.reservedShare * measureShare(pieces); // prettier-ignore
  }

  /** How much of what is told is about the subject. */
  function measureShare(pieces: Piece[]): number {
    const told = pieces.filter(({ is }) => is !== "introduction" && is !== "link");
    const on = told.filter((piece) => weigh(piece) > 0);
    return told.length === 0 ? 0 : on.length / told.length;
  }
}

/** Readers who see both notice, and Reddit takes the second for spam: the more alike, the worse. */
const OVERLAPS: [share: number, cost: number][] = [
  [0.85, 3.5],
  [0.65, 1.75],
  [0.5, 0.5],
];

function weighOverlap(share: number): number {
  return OVERLAPS.find(([from]) => share > from)?.[1] ?? 0;
}

/**
 * How people tell of each kind of thing in each kind of place. Whether a price or a link may stand there
 * is the community's affair: both are left out where it takes none.
 */
const KIND_SHAPES: Record<ProjectKind, Record<Place, ShapeRow[]>> = {
  ...MADE_SHAPES,
  ...RUNNING_SHAPES,
};

/** What the headings that communities ask for want to hear. */
const SECTIONS: [RegExp, (AnswerId | "introduction")[][]][] = [
  [
    /\bdoes\b|\babout\b|\bproject\b|\bwhat\b/i,
    [["introduction"], ["unusual", "stackOrMaterial"], ["stackOrMaterial"]],
  ],
  [/\baudience\b|\bfor whom\b|\bwho\b|\busers?\b/i, [["forWhom"]]],
  [/\bcompar|\balternative|\bdiffer/i, [["before"], ["limits"]]],
  [/\blimit|\bknown issues\b/i, [["limits"]]],
];

/** A showcase in the sections that a community demands; null where it demands none that we understand. */
export function findSectionShape({ demands }: Policy): Shape | null {
  const headings = demands.filter(({ code, of }) => code === "sections" && of === "own work").flatMap(headingsOf); // prettier-ignore
  const parts = headings.map((heading) => readSection(heading));
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const link: ShapePart = { options: ["link"], isFirstOnly: false, isOptional: true };
  return { id: "sections", postType: "showcase", parts: [...parts.flatMap((part) => part ?? []), link] }; // prettier-ignore
}

function readSection(heading: string): ShapePart[] | null {
  const wanted = SECTIONS.find(([sign]) => sign.test(heading))?.[1];
  if (!wanted) return null;
  const [first, ...rest] = wanted.map((options, index): ShapePart => {
    return { options, isFirstOnly: false, isOptional: index > 0 };
  });
  return first ? [Object.assign(first, { heading }), ...rest] : null;
}
