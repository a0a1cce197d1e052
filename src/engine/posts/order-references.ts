import type { AnswerId } from "#engine/interview/interview.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { touchesSubject } from "./community/subject.ts";
import { countPieces } from "./shapes/fill-shape.ts";
import type { Piece } from "./shapes/shape.ts";
import { takeFirst } from "./shapes/take-first.ts";
import { textOf, type UsableAnswers } from "./usable-answers.ts";

type Is = Piece["is"];
/** 'The bar' or 'her', in the sentence `at`, and the answers that say which. */
type Reference = { at: number; noun: string | null; from: Is[] };

/** What is told about a thing that readers have to know first. */
const DEPENDS: ReadonlySet<AnswerId> = new Set<AnswerId>(["before", "mistake", "surprise", "limits", "numbers", "unusual", "stackOrMaterial", "userSaid"]); // prettier-ignore
/** Of these, one that speaks of 'the tide' means what another answer explains, even if that begins with 'the tide' as well. */
const REMARKS: ReadonlySet<AnswerId> = new Set<AnswerId>(["mistake", "limits", "numbers", "surprise"]); // prettier-ignore
/** Facts in a row, each for itself. */
const LISTS: ReadonlySet<AnswerId> = new Set<AnswerId>(["limits", "numbers"]);
const EXPLAINS: AnswerId[] = ["howItPlays", "unusual", "premise", "formula", "oneJob"];
const INTRODUCES: AnswerId[] = ["what", ...EXPLAINS, "stackOrMaterial"];
/** What a remark may go back to: 'the apple corer week'. */
const TOLD_BEFORE: AnswerId[] = ["scene", "before", "mistake"];
/** Where somebody may be told of. */
const OF_PEOPLE: AnswerId[] = ["scene", "before", "oneJob", "premise", "episode"];
/** What may be put into a shape that has no place for it. */
const INSERTABLE: ReadonlySet<Is> = new Set<Is>(["howItPlays", "unusual", "premise", "stackOrMaterial"]); // prettier-ignore
const OF_INTRODUCTION: ReadonlySet<Is> = new Set<Is>(["introduction", "forWhom", "why"]);

/**
 * The pieces in an order in which nobody hears of 'the bar' before it was said that there is a bar: a remark
 * goes behind what explains it, which is put in where it fits; otherwise the remark is left out, and
 * null says that the shape is nothing without it.
 */
export function orderReferences(
  pieces: Piece[],
  answers: UsableAnswers,
  { most, leavesOut }: { most: number; leavesOut: ReadonlySet<AnswerId> },
): Piece[] | null {
  if (pieces.some(({ heading }) => heading !== undefined)) return pieces;
  let ordered = pieces;
  for (let index = 0, guard = 0; index < ordered.length && guard < 40; guard += 1) {
    const piece = ordered[index];
    const open = piece && findOpen(piece, ordered.slice(0, index), answers);
    if (!piece || !open) {
      index += 1;
      continue;
    }
    const rest = ordered.filter((each) => each !== piece);
    const later = rest.findIndex(({ is }, at) => at >= (open.noun === null ? 0 : index) && open.from.includes(is)); // prettier-ignore
    if (later >= 0) {
      const end = rest[later]?.is === "introduction" ? rest.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) : later; // prettier-ignore
      // Who 'she' is was said by the answer right before.
      ordered = rest.toSpliced(end + 1, 0, piece);
      if (open.noun === null) index += 1;
      continue;
    }
    const added = findInsertable(open, answers, leavesOut);
    const isNamed = ordered.slice(0, index).some(({ is }) => is === "introduction");
    if (added && isNamed && countPieces([...ordered, added]) <= most) {
      const named = ordered.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) + 1;
      const start = ordered[named]?.is === "premise" ? named + 1 : named;
      ordered = ordered.toSpliced(EXPLAINS.some((id) => id === added.is) ? Math.min(index, start) : index, 0, added); // prettier-ignore
      continue;
    }
    if (open.at > 0) {
      ordered = ordered.with(index, { ...piece, sentences: piece.sentences.slice(0, open.at) });
    } else if (piece.isOptional) {
      ordered = rest;
    } else {
      return null;
    }
  }
  return ordered;
}

/** Whether a sentence above a post would speak of 'the bar' or of 'her', which only an answer explains. */
export function leansOnAnswers(sentence: string, answers: UsableAnswers): boolean {
  if (findPerson(sentence)) return true;
  return findDefinite(sentence).some(({ noun, start }) => {
    if (touchesSubject(start, [noun])) return false;
    // Far behind, 'the novel' can only be the one that is meant.
    const isLate = start.split(" ").length > EARLY_WORDS;
    return INTRODUCES.some((id) => (id !== "what" || !isLate) && touchesSubject(textOf(answers, id).replace(sentence, ""), [noun])); // prettier-ignore
  });
}

const EARLY_WORDS = 4;

function findInsertable(
  { noun, from }: Reference,
  answers: UsableAnswers,
  leavesOut: ReadonlySet<AnswerId>,
): Piece | null {
  // prettier-ignore
  const is = from.find((id): id is AnswerId => INSERTABLE.has(id) && !leavesOut.has(id as AnswerId)); // prettier-ignore
  const sentences = (is && answers[is]?.sentences) ?? [];
  const until = noun === null ? -1 : sentences.findIndex((each) => touchesSubject(each, [noun]));
  if (!is || until < 0) return null;
  // How it plays is not understood by half.
  const isWhole = TOLD_WHOLE.has(is) && countWords(sentences.join(" ")) <= SHORT_WORDS;
  // 'The tone ladder.' says nothing without what follows it.
  const fewest = is === "unusual" ? takeFirst(is, sentences).length : 1;
  const taken = isWhole ? sentences : sentences.slice(0, Math.max(until + 1, countWords(sentences[0] ?? "") <= HEADING_WORDS ? fewest : 1)); // prettier-ignore
  return { is, sentences: taken, isOptional: true };
}

const TOLD_WHOLE: ReadonlySet<Is> = new Set<Is>(["howItPlays", "premise"]);
const SHORT_WORDS = 60;
const HEADING_WORDS = 4;

/** The first reference of a piece to something that was not said before it. */
function findOpen(piece: Piece, before: Piece[], answers: UsableAnswers): Reference | undefined {
  const said = before.map(({ sentences }) => sentences.join(" ")).join(" ");
  const references = listReferences(answers).get(piece.is) ?? [];
  return references.find(({ at, noun, from }) => {
    if (at >= piece.sentences.length) return false;
    if (noun === null) return !from.includes(before.at(-1)?.is ?? "link");
    return !touchesSubject(said, [noun]);
  });
}

/** Every shape asks again. */
const REFERENCES = new WeakMap<UsableAnswers, Map<Is, Reference[]>>();

function listReferences(answers: UsableAnswers): Map<Is, Reference[]> {
  const known = REFERENCES.get(answers);
  if (known) return known;
  const listed = new Map<Is, Reference[]>();
  const names = listNames(answers);
  for (const id of DEPENDS) {
    const sentences = answers[id]?.sentences ?? [];
    const found = sentences.flatMap((sentence, at): Reference[] => {
      const own = sentences.slice(0, at).join(" ");
      const named = names.flatMap(({ name, from }): Reference[] => from.includes(id) || own.includes(name) || !mentions(sentence, name) ? [] : [{ at, noun: name.toLowerCase(), from }]); // prettier-ignore
      if (named.length > 0) return named;
      if (id === "userSaid") return at === 0 ? findSpeaker(sentence, answers) : [];
      if (id === "stackOrMaterial") return at === 0 ? [] : findNoted(sentence, at, answers);
      const person = at === 0 && !LISTS.has(id) ? findPerson(sentence) : null;
      const people = person ? OF_PEOPLE.filter((each) => each !== id && person.test(textOf(answers, each))) : []; // prettier-ignore
      // Behind its first sentence a story mostly explains itself, and what is lost is its point.
      const things = (
        at === 0 || LISTS.has(id) || id === "surprise" ? findDefinite(sentence) : []
      ).flatMap(({ noun, start }): Reference[] => {
        if (touchesSubject(`${own} ${start}`, [noun])) return [];
        const from = findIntroducers(noun, id, answers);
        return from.length > 0 ? [{ at, noun, from }] : [];
      });
      // 'They went through a year of them': of pads, and somebody who was told of elsewhere.
      const isTwo = at > 0 && /^They\b.*\bthem\b/.test(sentence) && !PEOPLE.test(own);
      if (isTwo && id === "before" && answers.scene) return [{ at, noun: null, from: ["scene"] }];
      const who: Reference[] = people.length > 0 ? [{ at, noun: null, from: people }] : [];
      return who.concat(things);
    });
    if (found.length > 0) listed.set(id, found);
  }
  REFERENCES.set(answers, listed);
  return listed;
}

/** 'My brother Gerry' in one answer, and 'Gerry said' in another. */
function listNames(answers: UsableAnswers): { name: string; from: Is[] }[] {
  const named = NAMING.flatMap((id) => Array.from(textOf(answers, id).matchAll(CALLED), ([, kin = "", name = ""]) => BETWEEN.test(kin) ? [] : [{ name, id }]).flat()); // prettier-ignore
  return [...new Set(named.map(({ name }) => name))].map((name) => ({
    name,
    from: named.filter((each) => each.name === name).map(({ id }) => id),
  }));
}

const NAMING: AnswerId[] = ["scene", "before", "mistake", "surprise", "oneJob", "episode"];
const CALLED = /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(\p{Ll}{3,}),? (\p{Lu}\p{Ll}{2,})\b/gu;
const BETWEEN =
  /^(?:from|with|near|into|onto|about|and|like|than|for|that|but|was|were|the|over|via|until|since|last|every)$/;

/** Whether somebody is named outside of what was quoted. */
function mentions(sentence: string, name: string): boolean {
  return sentence.includes(name) && sentence.replaceAll(/["“][^"“”]*["”]/g, "").includes(name);
}

/** 'The stationmaster, he is 81': which one? */
function findSpeaker(sentence: string, answers: UsableAnswers): Reference[] {
  const noun = /^The (\p{Ll}{4,20})\b/u.exec(sentence)?.[1];
  const from = noun ? SPEAKERS.filter((id) => touchesSubject(textOf(answers, id), [noun])) : [];
  return noun && from.length > 0 ? [{ at: 0, noun, from }] : [];
}

const SPEAKERS: AnswerId[] = ["scene", "before", "oneJob", "episode", "surprise", "mistake"];

/** 'Scans with a phone' behind a list of parts: of what? */
function findNoted(sentence: string, at: number, answers: UsableAnswers): Reference[] {
  const noun = /^(\p{Lu}\p{Ll}{3,}s) (?:with|from|of|in|on|by) /u
    .exec(sentence)?.[1]
    ?.toLowerCase();
  const isTold = noun !== undefined && touchesSubject(textOf(answers, "unusual"), [noun]);
  return isTold ? [{ at, noun, from: ["unusual"] }] : [];
}

const PEOPLE = /\b(?:people|they|we|everybody|everyone|\p{Ll}+(?:ers|ors|ists|men|women|kids|folks|friends|parents|children|nurses|firms|companies))\b/iu; // prettier-ignore

/** 'The bar', 'the grey bar'; what says itself which one it is ('the man who taught me') is none. */
const DEFINITE = /\bthe (\p{Ll}{3,20})(?: (\p{Ll}{3,20}))?(?=( \p{L}+)?)/giu;
const SAYS_WHICH = /^(?:of|who|that|which|whose|where|when|i|we|you|he|she|they)$/i;
/** Everybody has one, or it is counted and not named. */
const ANYBODYS = /^(?:same|other|others|only|first|second|third|last|next|best|worst|most|least|whole|rest|end|ends|beginning|start|middle|top|bottom|back|front|side|day|days|week|month|year|years|time|times|moment|hour|hours|minute|minutes|morning|mornings|evening|evenings|night|nights|afternoon|weekend|summer|winter|spring|autumn|season|past|future|present|world|internet|web|phone|weather|sun|rain|sea|way|ways|thing|things|part|parts|point|problem|reason|idea|fact|truth|people|person|man|woman|one|ones|two|three|four|five|few|house|home|kitchen|table|door|floor|street|city|town|country|more|less|longer|difference|number|numbers|old|new|right|wrong|and|for|but|whole|name|names|price|cost|money|work|job|words?|sort|kind)$/i; // prettier-ignore

export function findDefinite(sentence: string): { noun: string; start: string }[] {
  return Array.from(sentence.matchAll(DEFINITE)).flatMap(
    ({ 1: one = "", 2: two, 3: after, index }) => {
      const start = sentence.slice(0, index);
      const isOne = !ANYBODYS.test(one) && !SAYS_WHICH.test(two ?? after?.trim() ?? "");
      const isTwo = two !== undefined && !ANYBODYS.test(two) && !SAYS_WHICH.test(two) && !SAYS_WHICH.test(after?.trim() ?? ""); // prettier-ignore
      // 'The old notes' are the notes.
      const isAdjective = ADJECTIVES.test(one);
      return isTwo && isAdjective ? [{ noun: two, start }] : isOne && !isAdjective ? [{ noun: one.toLowerCase(), start }] : []; // prettier-ignore
    },
  );
}

const ADJECTIVES = /^(?:old|new|big|small|little|grey|gray|red|green|blue|black|white|wooden|long|short|heavy|free|paid|early|late)$/i; // prettier-ignore

function findIntroducers(noun: string, id: AnswerId, answers: UsableAnswers): Is[] {
  const known = REMARKS.has(id) ? [...INTRODUCES, ...TOLD_BEFORE] : INTRODUCES;
  const others = known.filter((each) => each !== id && touchesSubject(textOf(answers, each), [noun])); // prettier-ignore
  const telling = others.filter((each) => each === "what" || isIndefinite(textOf(answers, each), noun)); // prettier-ignore
  const found = telling.length > 0 || !REMARKS.has(id) ? telling : others.filter((each) => EXPLAINS.includes(each)); // prettier-ignore
  return found.map((each) => (each === "what" ? "introduction" : each));
}

/** Whether its first mention says that there is one. */
export function isIndefinite(text: string, noun: string): boolean {
  const words: string[] = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const at = words.findIndex((word) => touchesSubject(word, [noun]));
  return at >= 0 && !words.slice(Math.max(0, at - 2), at).some((word) => /^the$/i.test(word));
}

/** 'We brought her to a day centre': whom? The pattern finds the same person elsewhere. */
function findPerson(sentence: string): RegExp | null {
  const found = /\b(?:she|her|he|him|his)\b/.exec(sentence);
  if (!found) return null;
  const [, ...before] = sentence.slice(0, found.index).split(" ");
  const isSaid = /\b(?:an?|my|our|the|one|every|each|some|who|\w+(?:body|one))\b|\p{Lu}\p{Ll}/u.test(before.join(" ")); // prettier-ignore
  const isFirst = /^(?:an?|my|our|the|one|every|each|some\w*|no(?:body| one)|\p{Lu}\p{Ll}+['’]s)\b/iu.test(sentence); // prettier-ignore
  if (isSaid || isFirst) return null;
  return /^(?:she|her)$/.test(found[0]) ? /\b(?:she|her)\b/i : /\b(?:he|him|his)\b/i;
}
