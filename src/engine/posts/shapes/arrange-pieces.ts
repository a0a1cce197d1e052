import type { AnswerId } from "#engine/interview/interview.ts";
import { needsLead } from "../joints.ts";
import type { Piece } from "./shape.ts";

type Kind = ReadonlySet<Piece["is"]>;
/** Of these, the one about the community's own subject is told first. */
const BLOCKS: Kind = new Set<Piece["is"]>(["scene", "before", "mistake", "surprise", "unusual", "stackOrMaterial", "formula", "teach", "episode", "premise", "howItPlays", "oneJob"]); // prettier-ignore
const OF_INTRODUCTION: Kind = new Set<Piece["is"]>(["introduction", "forWhom", "why"]);
const QUESTIONS: Kind = new Set<Piece["is"]>(["askReaders", "askPeers"]);
/** What leaves readers in mid-air at the end. */
const HANGS: Kind = new Set<Piece["is"]>(["limits", "stackOrMaterial"]);
const FIGURES: Kind = new Set<Piece["is"]>(["numbers", "price", "platform"]);
/** What happened to somebody, but is mostly about the thing. */
const NEEDS_CONTEXT: Kind = new Set<Piece["is"]>([
  "mistake",
  "before",
  "surprise",
  "userSaid",
  "teach",
  "oneJob",
]);
/** More than any number of words in common. */
const ASKED_FOR = 20;
/** What a text can end on, the best last. */
const ENDS: AnswerId[] = ["numbers", "platform", "price"];

export type Arranging = {
  /** How much an answer is about what readers came for; none where the order of the shape is as good. */
  weigh: (text: string) => number;
  /** What the community asks for by name. */
  wanted: AnswerId[];
  /** Whether an opening can be understood before anybody knows what it is about. */
  isClear: (piece: Piece) => boolean;
  /** Whether readers take figures at the end for a boast. */
  isTalk: boolean;
  /** Figures that could end it, where they fit. */
  numbers: Piece | null;
  /** Whether readers make such things and want to hear what goes wrong. */
  isTechnical?: boolean;
  /** Whether a piece about the subject may open the post: nobody has read this opening yet, and it needs no name. */
  canOpen?: ((piece: Piece) => boolean) | undefined;
};

/** The pieces in the order in which readers of this community want them, with an end. */
export function arrangePieces(pieces: Piece[], arranging: Arranging): Piece[] {
  if (pieces.some(({ heading }) => heading !== undefined)) return pieces;
  const led = adviseLater(leadWithSubject(nameFirst(pieces, arranging), arranging), arranging);
  return playFirst(explainFirst(endWell(led, arranging), arranging));
}

/** How a thing works follows what it is, then where it began; what went wrong with it comes behind that. */
function explainFirst(pieces: Piece[], { isTalk }: Arranging): Piece[] {
  const start = pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) + 1;
  const remark = pieces.findIndex(({ is }, index) => index >= start && OF_THING.has(is) && !(isTalk && is === "numbers")); // prettier-ignore
  if (start === 0 || remark < 0) return pieces;
  const later = pieces.slice(remark);
  const idea = later.find(({ is }) => IDEAS.has(is));
  const scene = later.find(({ is }) => is === "scene");
  const moved = [idea, scene].filter((piece) => piece !== undefined);
  return moved.length === 0 ? pieces : [...pieces.slice(0, remark), ...moved, ...later.filter((piece) => !moved.includes(piece))]; // prettier-ignore
}

const IDEAS: Kind = new Set<Piece["is"]>(["unusual", "premise", "oneJob"]);
const OF_THING: Kind = new Set<Piece["is"]>(["mistake", "surprise", "userSaid", "numbers", "teach", "limits"]); // prettier-ignore

/** 'What I have learnt so far: warm the lino' opens nothing: a story comes first, or what it is. */
function adviseLater(pieces: Piece[], { canOpen }: Arranging): Piece[] {
  const [first] = pieces;
  if (first?.is !== "teach") return pieces;
  const rest = pieces.slice(1);
  const scene = rest.find((piece) => piece.is === "scene" && (canOpen?.(piece) ?? true));
  if (!scene && !needsLead(first.sentences[0] ?? "")) return pieces;
  const introduction = rest.filter(({ is }) => OF_INTRODUCTION.has(is));
  const others = rest.filter((piece) => piece !== scene && !introduction.includes(piece));
  return [...(scene ? [scene] : []), ...introduction, first, ...others];
}

/** Of levels and testers nobody understands a word before it was said how it plays. */
function playFirst(pieces: Piece[]): Piece[] {
  const play = pieces.find(({ is }) => is === "howItPlays");
  const start = pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) + 1;
  const remark = pieces.findIndex(({ is }, index) => index >= start && OF_PLAY.has(is));
  if (!play || remark < 0 || pieces.indexOf(play) < remark) return pieces;
  return pieces.filter((piece) => piece !== play).toSpliced(remark, 0, play);
}

const OF_PLAY: Kind = new Set<Piece["is"]>(["mistake", "numbers", "limits", "surprise", "userSaid"]); // prettier-ignore

/** 'I started by charging by the centimetre' comes after what is charged for. */
function nameFirst(pieces: Piece[], { isClear }: Arranging): Piece[] {
  const [first] = pieces;
  const start = pieces.findIndex(({ is }) => is === "introduction");
  if (!first || start <= 0 || !NEEDS_CONTEXT.has(first.is) || isClear(first)) return pieces;
  const end = pieces.findIndex(({ is }, index) => index > start && !OF_INTRODUCTION.has(is));
  const introduction = pieces.slice(start, end < 0 ? pieces.length : end);
  const early = pieces.slice(0, start);
  return [...introduction, ...early, ...(end < 0 ? [] : pieces.slice(end))];
}

/** What can be told before anybody knows whose it is. */
const OPENS: Kind = new Set<Piece["is"]>(["scene", "before", "mistake", "surprise", "episode", "teach", "oneJob"]); // prettier-ignore

function leadWithSubject(
  pieces: Piece[],
  { weigh, wanted, canOpen, isTechnical = false }: Arranging,
): Piece[] {
  const start = pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) + 1;
  const blocks = pieces.slice(start).filter(({ is }) => BLOCKS.has(is));
  const about = ({ sentences }: Piece) => weigh(sentences.join(" "));
  const scene = pieces.find((piece) => piece.is === "scene" && canOpen?.(piece));
  // Where it began comes before what went wrong later, unless readers came for what goes wrong.
  const isLater = ({ is }: Piece) => scene !== undefined && (is === "before" || (!isTechnical && (is === "mistake" || is === "surprise"))); // prettier-ignore
  const [opening] = pieces.filter((piece) => OPENS.has(piece.is) && !isLater(piece)).toSorted((a, b) => about(b) - about(a)); // prettier-ignore
  const now = pieces[0] && OPENS.has(pieces[0].is) && !isLater(pieces[0]) ? about(pieces[0]) : 0;
  if (opening && opening !== pieces[0] && about(opening) > now && canOpen?.(opening)) {
    // Two stories in a row before anybody knows what for are one too many.
    const introduction = pieces.filter(({ is }) => OF_INTRODUCTION.has(is));
    const rest = pieces.filter((piece) => piece !== opening && !introduction.includes(piece));
    return [opening, ...introduction, ...rest];
  }
  const touches = ({ is, sentences }: Piece) => weigh(sentences.join(" ")) + rankWanted(is); // prettier-ignore
  const rankWanted = (is: Piece["is"]) => wanted.some((id) => id === is) ? ASKED_FOR * (wanted.length - wanted.findIndex((id) => id === is)) : 0; // prettier-ignore
  const [best] = blocks.toSorted((a, b) => touches(b) - touches(a));
  // A recipe comes before what to mind about it.
  if (!best || touches(best) === 0 || best === pieces[start] || pieces[start]?.is === "formula") return pieces; // prettier-ignore
  const rest = pieces.filter((piece) => piece !== best);
  return [...rest.slice(0, start), best, ...rest.slice(start)];
}

const isText = ({ is }: Piece) => is !== "link" && !QUESTIONS.has(is);

function endWell(pieces: Piece[], { isTalk, numbers }: Arranging): Piece[] {
  const isAsked = pieces.some(({ is }) => QUESTIONS.has(is));
  const start = pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) + 1;
  const body = pieces.slice(start).filter(isText);
  const after = pieces.slice(start).filter((piece) => !isText(piece));
  const last = body.at(-1);
  const isLinked = after.some(({ is }) => is === "link");
  const around = (ordered: Piece[]) => [...pieces.slice(0, start), ...ordered, ...after];
  // Among people who talk about a subject, what it lacks is a better end than what it sold.
  if (isTalk && !isLinked) {
    const [figures, told] = [body.filter(({ is }) => FIGURES.has(is)), body.filter(({ is }) => !FIGURES.has(is))]; // prettier-ignore
    if (isAsked || !last || !FIGURES.has(last.is) || told.length < 2) return pieces;
    return around([...told.slice(0, 1), ...figures, ...told.slice(1)]);
  }
  const ends = ENDS.flatMap((id) => body.filter(({ is }) => is === id));
  const isOpen = last !== undefined && HANGS.has(last.is) && !isAsked && !isTalk;
  // The address belongs to where to get it and what it costs.
  const end = isOpen || (isLinked && ends.some(({ is }) => is !== "numbers")) ? ends.at(-1) : undefined; // prettier-ignore
  const added = isOpen && !end && numbers ? [numbers] : [];
  return around(end ? [...body.filter((piece) => piece !== end), end] : [...body, ...added]);
}
