import { isEach } from "../concepts/word-lists.ts";
import type { Mark } from "../marks.ts";
import { LONGEST_DETAIL } from "../meaning.ts";
import type { Part } from "../part.ts";
import { nameListed } from "./name-thing.ts";

/** What is known of the rule's name. */
type Named = { isHeading: boolean; sort?: string | null; title?: string | null };

const MOST_OF_PLACED = 14;
const NEAR_HEAD = 2;
const POSTS = /^(?:posts?|submissions?|threads?)$/;
/** 'Keep answers in the thread' */
const OF_COMMENTS = /^(?:comments?|repl(?:y|ies)|answers?|responses?|kommentare?|commentaires?)$/;

/** What a statement leaves to a thread; where it only points at it, what the rule is on. */
export function namePlaced(part: Part, { isHeading, sort, title }: Named): string | null {
  const [thread] = part.rooms("thread").flatMap((place) => findPlaced(part, place) ?? []);
  const [placed = null] = thread
    ? [thread]
    : part.days().flatMap(({ mark }) => findPlaced(part, mark) ?? []);
  if (!placed) return null;
  const words = part.tokens.slice(placed.from, placed.to).map(({ text }) => text);
  const isOfComments = words.slice(0, NEAR_HEAD).some((word) => OF_COMMENTS.test(word));
  if (isOfComments && !POSTS.test(words[0] ?? "")) return null;
  let { from } = placed;
  while (from < placed.to && isEach(part.tokens[from]?.text ?? "")) from += 1;
  const name = nameListed(part, from, placed.to, MOST_OF_PLACED);
  if (name !== null && /\bexceptions?$/i.test(name)) return null;
  // 'Put it in the Attic thread': what the rule is on.
  const named = name ?? (thread ? (sort ?? (isHeading ? null : title)) : null);
  return named?.slice(0, LONGEST_DETAIL) ?? null;
}

/** From one token to another. */
type Span = { from: number; to: number };

const INTO = /^(?:in|into|to|inside|within|under|on|im|ins|dans|en|no|na|nos|nas)$/;
const PLACED =
  /^(?:posted|shared|asked|kept|put|placed|submitted|confined|restricted|limited|contained|directed|redirected|moved|discussed|made|belongs?|goes?|lives?|allowed|permitted|accepted|welcome|reserved|sent|gestellt|gepostet|geteilt|poste[es]*|partage[es]*|publicad\w*|postad\w*|feitos?|feitas?)$/;
const PLACES =
  /^(?:keep|put|post|place|share|save|confine|limit|restrict|direct|ask|discuss|submit|take|move|leave|send)$/;
const USES = /^(?:use|utili[sz]e|nutzt|utilisez|usa|use[nm]?)$/;
const FOR = /^(?:for|to|fur|pour|para)$/;
/** 'Must all only be', 'are to be' */
const HELPS =
  /^(?:must|should|may|can|could|will|shall|need|needs|have|has|are|is|be|to|only|all|also|always|instead|then|now|better|best|please|muss|mussen|sollen|durfen|doivent|peuvent|etre|deben|pueden|ser|devem|podem)$/;
const FARTHEST_VERB = 4;
const FARTHEST_INTO = 5;

/** 'Rehearsal clips belong in the Encore thread', 'use the Toolbox thread for repairs', 'no trades outside the Barter thread': what is left to a thread; null where nothing is. */
export function findPlaced(part: Part, thread: Mark): Span | null {
  return findOutside(part, thread) ?? findUsedFor(part, thread) ?? findPutInto(part, thread);
}

function findPutInto(part: Part, thread: Mark): Span | null {
  const into = findLast(
    part,
    INTO,
    thread.to - 1,
    Math.max(thread.from - FARTHEST_INTO, part.from),
  );
  if (into === -1) return null;
  const led = findFirst(part, PLACES, part.from, into);
  const isLed = led !== -1 && isOrder(part, led);
  if (isLed) return { from: led + 1, to: into };
  const verb = findLast(part, PLACED, into - 1, Math.max(into - FARTHEST_VERB, part.from));
  if (verb === -1) return null;
  let to = verb;
  while (to > part.from && HELPS.test(part.tokens[to - 1]?.text ?? "")) to -= 1;
  return { from: findStart(part, to), to };
}

/** 'Please keep …', and not 'the links that you keep'. */
function isOrder(part: Part, at: number): boolean {
  const before = part.tokens[at - 1]?.text ?? "";
  return at === part.from || /^(?:please|instead|only|must|should|to|,|:|then|and)$/.test(before);
}

/** Behind the last comma that no list goes on over. */
function findStart(part: Part, end: number): number {
  const [condition] = part.moods("condition");
  const comma = findFirst(part, /^,$/, part.from, end);
  return condition?.from === part.from && comma !== -1 ? comma + 1 : part.from;
}

function findUsedFor(part: Part, thread: Mark): Span | null {
  const use = findFirst(part, USES, part.from, thread.to);
  if (use === -1 || use < thread.from - FARTHEST_INTO) return null;
  const next = part.tokens[thread.to]?.text ?? "";
  if (FOR.test(next)) return { from: thread.to + 1, to: findStop(part, thread.to + 1) };
  const comma = findFirst(part, /^[,:]$/, part.from, use);
  return FOR.test(part.tokens[part.from]?.text ?? "") && comma !== -1
    ? { from: part.from + 1, to: comma }
    : null;
}

function findOutside(part: Part, thread: Mark): Span | null {
  const outside = findLast(
    part,
    /^(?:outside|except|ausserhalb|hors|fuera|fora)$/,
    thread.to - 1,
    part.from,
  );
  const deny = part.moods("deny").find(({ from }) => from < outside);
  if (outside === -1 || !deny) return null;
  const isLed = deny.from <= part.from + 1;
  return isLed ? { from: deny.to, to: outside } : { from: part.from, to: deny.from };
}

function findStop(part: Part, from: number): number {
  const stop = findFirst(part, /^[.;:(!]$/, from, part.to);
  return stop === -1 ? part.to : stop;
}

function findFirst(part: Part, pattern: RegExp, from: number, to: number): number {
  return part.tokens.findIndex(({ text }, at) => at >= from && at < to && pattern.test(text));
}

function findLast(part: Part, pattern: RegExp, from: number, least: number): number {
  return part.tokens.findLastIndex(
    ({ text }, at) => at <= from && at >= least && pattern.test(text),
  );
}

const MOST_BEFORE_THREAD = 3;

/** 'Rentals: the Keys thread', 'Alquileres, en el hilo …': what stands before a thread, with no verb between. */
export function isApartFromThread(part: Part, isHeading: boolean): boolean {
  const [thread] = part.rooms("thread");
  const at = part.tokens.findLastIndex(
    ({ text }, index) => index > part.from && index < (thread?.from ?? 0) && /^[:,]$/.test(text),
  );
  return (
    thread !== undefined &&
    at !== -1 &&
    thread.from > at &&
    thread.from - at <= MOST_BEFORE_THREAD &&
    // In a text more is said behind commas: 'Trades: the Barter thread', and not 'your post, in a thread'.
    (isHeading || (part.tokens[at]?.text === ":" && part.to - thread.to <= 1)) &&
    !part.has("deny", "permit", "condition")
  );
}
