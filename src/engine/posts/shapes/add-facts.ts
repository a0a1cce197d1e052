import { countWords } from "#engine/pages/tells-fact.ts";
import { countPieces } from "./fill-shape.ts";
import { findNeeds } from "../community/needs.ts";
import { isOfSubject } from "../community/subject.ts";
import { takeFirst } from "./take-first.ts";
import { DETAILS, type Piece } from "./shape.ts";
import { isOfTheirSort, isReserved } from "../subject-gate.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Setting } from "../write-post.ts";

type Limits = {
  /** Words of the whole post. */
  most: number;
  /** What the rules or the readers there do not want to hear. */
  leavesOut: ReadonlySet<AnswerId>;
};

/** Where it runs or is to be had, then what it costs, right before the address. */
const FACTS = ["platform", "price"] as const satisfies AnswerId[];
const LAST: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["link", "askReaders", "askPeers", "theAsk"]); // prettier-ignore
/** A longer sentence is no fact any more. */
const LONGEST_FACT = 26;
/** Joints in a comment are counted nowhere else. */
const JOINTS_OF_COMMENT = 6;

/**
 * The pieces with what everybody asks who is shown a thing: where it runs, what it costs and where it is to
 * be found, as far as the founder said so and the community takes it.
 */
export function addFacts(pieces: Piece[], setting: Setting, { most, leavesOut }: Limits): Piece[] {
  const { brief, answers, linkPlace, place } = setting;
  if (!pieces.some(({ is }) => is === "introduction") || hasHeadings(pieces)) return pieces;
  // Price and opening hours together are an advert where moderators have to be asked.
  const isOneOffer = brief.community.policy.stance.is === "ask" || place === "local";
  const room = place === "thread" ? most - JOINTS_OF_COMMENT : most;
  let told = pieces.filter(({ is, sentences, isOptional }) => !isOptional || !FACTS.some((id) => id === is) || !isSaid(is, sentences, pieces.filter((piece) => piece.is === "introduction"))); // prettier-ignore
  const isGiven = /\bfree\b/i.test(answers.price?.sentences.join(" ") ?? "");
  // Where one of them is enough, what is free comes before where it is sold.
  const facts = isOneOffer && isGiven && place !== "local" ? FACTS.toReversed() : FACTS;
  for (const is of facts) {
    const { sentences, named } = takeFact(is, setting);
    const isThere = told.some((piece) => piece.is === is || (isOneOffer && FACTS.some((id) => id === piece.is))); // prettier-ignore
    if (sentences.length === 0 || leavesOut.has(is) || isThere || isSaid(is, sentences, told)) continue; // prettier-ignore
    if (countWords(sentences[0] ?? "") > LONGEST_FACT) continue;
    const insert = (some: string[], before = told) => insertLast(before, { is, sentences: some, isOptional: true }); // prettier-ignore
    // What readers came for is worth more than what it can't do.
    const light = told.filter((piece) => !piece.isOptional || piece.is !== "limits");
    const ofTheirs = named.length > 0 ? [insert(named), insert(sentences, light), insert(named, light)] : []; // prettier-ignore
    const added = [insert(sentences), ...ofTheirs, insert(sentences.slice(0, 1))];
    told = added.find((each) => countPieces(each) <= room) ?? told;
  }
  told = priceLast(told, setting);
  // In a comment words are dearer.
  if (place === "thread" && countPieces(told) > room) told = told.map((piece) => piece.is === "price" ? { ...piece, sentences: piece.sentences.slice(0, 1) } : piece); // prettier-ignore
  // 'It's free' and nowhere to be found.
  const isNowhere = linkPlace === "none" && place !== "technical" && place !== "maker" && !told.some(({ is }) => is === "platform"); // prettier-ignore
  if (isNowhere) told = told.filter(({ is, sentences, isOptional }) => !isOptional || is !== "price" || !/^(?:it['’]s |it is )?free\b|^[\p{L} ]{2,24} (?:is|are) free[.]?$/iu.test(sentences[0] ?? "")); // prettier-ignore
  told = sayLicenceOnce(told);
  const isLinked = linkPlace !== "content" || told.some(({ is }) => is === "link");
  return isLinked ? told : insertLast(told, { is: "link", sentences: [], isOptional: false });
}

/** 'MIT, on GitHub' and then 'It's free, MIT'. */
function sayLicenceOnce(pieces: Piece[]): Piece[] {
  const price = pieces.find(({ is }) => is === "price");
  const licence = LICENSED.exec(price?.sentences[0] ?? "")?.[1];
  if (!price || !licence) return pieces;
  const isToldBefore = pieces.some((piece) => piece !== price && piece.sentences.some((each) => new RegExp(String.raw`\b${licence}\b`, "i").test(each))); // prettier-ignore
  if (!isToldBefore) return pieces;
  const sentences = [price.sentences[0]?.replace(LICENSED, "Free.") ?? "", ...price.sentences.slice(1)]; // prettier-ignore
  return pieces.map((piece) => (piece === price ? { ...price, sentences } : piece));
}

const LICENSED =
  /^Free(?:,| and|, and|, under| under)? ((?:MIT|A?GPL|LGPL|Apache|BSD|MPL)[\w-]*)(?: licen[cs]ed?)?[.]?$/i;

/** 'It's free.' between two stories belongs to none of them, unless that is what readers look for first. */
function priceLast(pieces: Piece[], { brief, place }: Setting): Piece[] {
  const at = pieces.findIndex(({ is }) => is === "price");
  const price = pieces[at];
  const isMid = pieces.slice(at + 1).some(({ is }) => is !== "platform" && !LAST.has(is));
  const isBehindPlace = pieces[at - 1]?.is === "platform";
  if (!price || !isMid || isBehindPlace || place === "thread") return pieces;
  const isSought = findNeeds(brief.community.policy, brief.interview.kind).some(({ asks, isFirst }) => isFirst && asks === "price"); // prettier-ignore
  return isSought ? pieces : insertLast(pieces.toSpliced(at, 1), price);
}

/** The first sentence with those that belong to it, and with what is said there of what readers came for. */
function takeFact(is: (typeof FACTS)[number], { answers, brief }: Setting) {
  const whole = answers[is]?.sentences ?? [];
  const first = takeFirst(is, whole);
  const named = is === "platform" ? whole.slice(first.length).filter((each) => namesCommunity(each, brief.community.name)) : []; // prettier-ignore
  return { sentences: [...first, ...named], named };
}

/** 'There is a Home Assistant integration' in r/homeassistant. */
function namesCommunity(sentence: string, name: string): boolean {
  const [letters, wanted] = [sentence, name].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "")); // prettier-ignore
  return name.length >= SHORTEST_NAME && letters?.includes(wanted ?? "") === true;
}

/** 'Go' is in 'cargo'. */
const SHORTEST_NAME = 5;

function hasHeadings(pieces: Piece[]): boolean {
  return pieces.some(({ heading }) => heading !== undefined);
}

/** Whether it was said with what the thing is: 'a free app', 'a browser game'. */
function isSaid(is: Piece["is"], sentences: string[], pieces: Piece[]): boolean {
  const said = pieces.flatMap((piece) => piece.sentences).join(" ");
  const text = sentences.join(" ");
  if (is === "price") return /^(?:it['’]s |it is )?free[.]?$/i.test(text) && /\bfree\b/i.test(said);
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(said.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu));
  return words.every((word) => known.has(word) || OF_NO_PLACE.has(word));
}

const OF_NO_PLACE = new Set(["only", "and", "or", "any", "the", "on", "in", "it", "it's", "runs", "is", "for"]); // prettier-ignore

/** Before the address and the question, with the facts that are there already. */
function insertLast(pieces: Piece[], added: Piece): Piece[] {
  const last = pieces.findIndex(({ is }) => LAST.has(is));
  const isLink = added.is === "link";
  const end = isLink ? pieces.findIndex(({ is }) => is === "askReaders" || is === "askPeers") : last; // prettier-ignore
  const at = end < 0 ? pieces.length : end;
  const isBehindPrice = added.is === "platform" && pieces[at - 1]?.is === "price";
  return pieces.toSpliced(isBehindPrice ? at - 1 : at, 0, added);
}

/** The words that the facts of a post may have. */
export function countFacts(setting: Setting, leavesOut: ReadonlySet<AnswerId>): number {
  const told = FACTS.filter((id) => !leavesOut.has(id)).flatMap((id) => takeFirst(id, setting.answers[id]?.sentences ?? []).slice(0, id === "price" ? undefined : 1)); // prettier-ignore
  return told.reduce((sum, each) => sum + Math.min(LONGEST_FACT, countWords(each)), 0);
}

/** From here on a post is long enough without it. */
const LONG_ENOUGH = 165;
const QUESTION_WORDS = 25;
/** Up to here a post says too little for somebody who has more to tell. */
const SHORT = 84;
/** What is told of how a thing works or what is in it. */
const TELLS_THING: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["unusual", "howItPlays", "premise", "oneJob", "formula", "episode"]); // prettier-ignore
const OF_INTRODUCTION: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["introduction", "forWhom", "why"]); // prettier-ignore
/** What can be told of any thing, once readers know what it is. */
const MORE = ["unusual", "mistake", "surprise", "numbers"] as const satisfies AnswerId[];
const BEHIND_STORIES: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>([...LAST, ...FACTS, "limits", "numbers"]); // prettier-ignore

/**
 * The pieces with the idea of the thing: what is different about it, what happens in it. Figures and mistakes
 * mean little without it. A post of few words gets what no other post has said yet. Where readers came for
 * something else, they are told of that.
 */
export function addIdea(
  pieces: Piece[],
  setting: Setting,
  { most, leavesOut, countUses }: Limits & { countUses: (lastSentence: string) => number },
): Piece[] {
  const { answers, brief, place } = setting;
  const named = pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is));
  // Who plays such games wants to know how this one plays, and who keeps bees how a porch keeps skunks away.
  const isApart = isReserved(setting) && place !== "local" && !isOfTheirSort(brief) && !isOfSubject(brief.community, answers); // prettier-ignore
  if (named < 0 || place === "thread" || isApart || hasHeadings(pieces)) return pieces;
  let told = pieces;
  const add = (is: AnswerId, sentences: string[], limit: number) => {
    const at = is === "unusual" || !MORE.some((id) => id === is) ? named : told.findLastIndex((piece) => !BEHIND_STORIES.has(piece.is)); // prettier-ignore
    const added = told.toSpliced(at + 1, 0, { is, sentences, isOptional: true });
    if (countPieces(added) > Math.min(most, limit)) return false;
    told = added;
    return true;
  };
  const idea = DETAILS[brief.interview.kind].find((id) => TELLS_THING.has(id) && answers[id] && !leavesOut.has(id)); // prettier-ignore
  if (idea && !told.some(({ is }) => TELLS_THING.has(is))) {
    const whole = answers[idea]?.sentences ?? [];
    const start = takeFirst("unusual", whole);
    // Of what another post has told, the first sentence is enough.
    const isTold = countUses(whole[0] ?? "") > 0;
    // Where a project comes second, the question to readers needs its room.
    const enough = isReserved(setting) ? LONG_ENOUGH - QUESTION_WORDS : LONG_ENOUGH;
    if (!isTold && !add(idea, whole, enough)) add(idea, start, isReserved(setting) ? enough : most);
    if (isTold && !isReserved(setting) && start.length < whole.length) add(idea, start, most);
  }
  for (const is of MORE) {
    const sentences = answers[is]?.sentences ?? [];
    const isNew = sentences.length > 0 && !leavesOut.has(is) && !told.some((piece) => piece.is === is); // prettier-ignore
    if (isNew && countPieces(told) < SHORT && countUses(sentences.at(-1) ?? "") === 0) add(is, sentences, LONG_ENOUGH); // prettier-ignore
  }
  return told;
}
