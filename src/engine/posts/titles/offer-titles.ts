import {
  cutAtClause,
  cutAtComma,
  FEW_WORDS,
  type Formula,
  IS_PAIR,
  isTitle,
  LATER_CLAUSE,
  LONGEST_QUESTION,
  LONGEST_SCENE,
  LONGEST_TITLE,
  LONGEST_WHAT,
  NEXT_CLAUSE,
  pairSentences,
  POINTS_BACK,
  shortenWhat,
  TURNS,
  WHAT_FORMULAS,
  type WhatFormula,
} from "./cut-title.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import type { Piece } from "../shapes/shape.ts";
import { listSubjectWords, touchesSubject } from "../community/subject.ts";
import { IS_IT_CLAUSE } from "#engine/interview/complete-sentence.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import { isCampaign, sayMade, splitWhat } from "../introduce.ts";
import { findDefinite, leansOnAnswers } from "../order-references.ts";
import type { Place } from "../place-of.ts";
import type { Sibling } from "../post-brief.ts";
import { lettersOf } from "../siblings.ts";
import type { UsableAnswers } from "../usable-answers.ts";

export const FEWEST_TITLES = 3;
const MOST_TITLES = 5;
/** Sentences in the middle of an answer are titles where there are too few others. */
const LATER_SENTENCE = 30;
/** What says little alone, where every title that says more is taken. */
const LAST_RESORT = 10;

/** Answers whose first sentence can stand alone above a post, the most telling first. */
const TELLING: AnswerId[] = ["scene", "mistake", "oneJob", "premise", "numbers", "before", "unusual", "surprise", "stackOrMaterial", "teach", "limits", "episode"
]; // prettier-ignore

type Candidate = {
  formula: Formula;
  text: string;
  worth: number;
  isCurious?: boolean;
  /** The strongest sentence of all, wherever it is. */
  isStrong?: boolean;
};

type Titling = {
  name: string;
  interview: Interview;
  answers: UsableAnswers;
  pieces: Piece[];
  place: Place;
  postType: PostType;
  /** Where a project comes second it is not the title. */
  isNameWelcome: boolean;
  /** What readers came for. */
  subject: string[];
  /** A tag that every title there has. */
  prefix: string;
  siblings: Sibling[];
  isAllowed: (title: string) => boolean;
};

/** At least three titles that say something of the founder's, each made in another way. */
export function offerTitles(titling: Titling): string[] {
  const { prefix } = titling;
  const taken = new Set(titling.siblings.map(({ title }) => lettersOf(title)));
  const candidates = listCandidates(titling)
    .filter(({ text }) => !taken.has(lettersOf(prefix + text)) && titling.isAllowed(text))
    .toSorted((a, b) => b.worth - a.worth);
  const apart = candidates.filter((each, index) => candidates.findIndex(({ formula }) => formula === each.formula) === index); // prettier-ignore
  const chosen = apart.filter((each) => isWhat(each) ? apart.find(isWhat) === each : each.worth > LATER_SENTENCE); // prettier-ignore
  // A scene or a surprise makes more people curious than what a thing is; the question and the strongest sentence
  // are always there to choose from.
  const kept = [
    candidates.find(({ isCurious }) => isCurious),
    candidates.find(({ formula }) => formula === "question"),
    candidates.find(({ isStrong }) => isStrong),
  ].filter((each) => each !== undefined);
  for (const each of kept) if (!chosen.includes(each)) chosen.push(each);
  const rest = candidates.filter((each) => !isWhat(each) && !chosen.includes(each));
  for (const each of rest.filter(({ worth }) => worth > LATER_SENTENCE)) if (chosen.length < MOST_TITLES) chosen.push(each); // prettier-ignore
  // Better said twice than not at all, and better than a sentence from the middle.
  const spares = candidates.filter((each) => isWhat(each) && !chosen.includes(each));
  for (const spare of spares) if (chosen.length < FEWEST_TITLES) chosen.push(spare);
  for (const each of rest) if (chosen.length < FEWEST_TITLES && !chosen.includes(each)) chosen.push(each); // prettier-ignore
  const sorted = chosen.toSorted((a, b) => b.worth - a.worth);
  const first = sorted.slice(0, 1);
  const others = [...kept, ...sorted].filter((each, index, all) => each !== first[0] && all.indexOf(each) === index); // prettier-ignore
  const offered = [...first, ...others.slice(0, MOST_TITLES - 1).toSorted((a, b) => b.worth - a.worth)]; // prettier-ignore
  const isTwice = ({ text }: Candidate) => offered.some((other) => other.text !== text && other.text.startsWith(text)); // prettier-ignore
  const once = offered.filter((each) => !isTwice(each));
  return (once.length < FEWEST_TITLES ? offered : once).map(({ text }) => `${prefix}${text}`);
}

/** One title that says what it is is enough. */
function isWhat({ formula }: Candidate): boolean {
  return WHAT_FORMULAS.has(formula);
}

function listCandidates(titling: Titling): Candidate[] {
  const { name, interview, answers, pieces, place, postType, isNameWelcome, subject } = titling;
  const { what } = splitWhat(answers.what?.sentences[0] ?? "");
  const isShown = postType === "showcase" || place === "showcase";
  const isTalk = place === "hobby" || place === "audience" || place === "local";
  const known = [...subject, ...listSubjectWords(`${name} ${answers.what?.sentences[0] ?? ""}`)];
  // Among people who show each other what they make, what it is comes before a riddle.
  const isMakers = isNameWelcome && (place === "maker" || place === "technical" || place === "showcase"); // prettier-ignore
  const opening = listSubjectWords(pieces[0]?.sentences.join(" ") ?? "");
  const candidates: Candidate[] = pieces.map(skipEmpty).flatMap((piece, index): Candidate[] => {
    if (piece.is === "introduction" || piece.is === "link") return [];
    if (piece.is === "askReaders" || piece.is === "askPeers") {
      const isTheirs = place === "maker" || touchesSubject(piece.sentences.join(" "), subject);
      const worth = postType === "question" && isTheirs ? 100 : isTalk && isTheirs ? 88 : isShown ? 52 : 66; // prettier-ignore
      // Under a question readers expect what it asks about, and not the question again.
      const isLedTo = index > 0 && touchesSubject(piece.sentences.join(" "), opening);
      return offerQuestion(piece, isLedTo ? worth : LAST_RESORT);
    }
    if (piece.is === "userSaid") return offerQuotation(piece, 46).filter(({ text }) => touchesSubject(text, known)); // prettier-ignore
    // Who came for a subject of their own takes figures for a boast.
    const isBoast = piece.is === "numbers" && place !== "maker";
    const rank = TELLING.indexOf(piece.is);
    const opens = index === 0 ? 14 : index === 1 && pieces[0]?.is === "introduction" ? 10 : 0;
    const isNear = place !== "maker" && touchesSubject(piece.sentences[0] ?? "", subject);
    // Above a post for people with a subject of their own stands that subject, or something that happened.
    const isApart =
      !isNear && !isNameWelcome && place !== "maker" && place !== "local" && piece.is !== "scene";
    const isCurious = piece.is === "scene" || piece.is === "surprise";
    // What it lacks says nothing for it, and a list of parts is no sentence.
    const isPoor = (piece.is === "limits" && postType !== "feedback") || (LISTED.has(piece.is) && !IS_SENTENCE.test(piece.sentences[0] ?? "")) || (piece.is === "numbers" && /\b(?:it|them)\b/i.test(piece.sentences[0] ?? "")); // prettier-ignore
    const isHook = isMakers && isCurious && !touchesSubject(piece.sentences[0] ?? "", known);
    const offered = rank < 0 ? [] : offerSentence(piece, 74 - rank * 2 + opens + (isNear ? 8 : 0) - (isApart ? 26 : 0) - (isHook ? 6 : 0), { isCurious, isPaired: PAIRED.has(piece.is), isMistake: piece.is === "mistake" }); // prettier-ignore
    // A scene makes curious by itself; anything else has to say what it is about.
    // Makers know what a price or a first version is of.
    const isTelling = ({ text }: Candidate) => touchesSubject(text, known) || (IS_PAIR.test(text) && (place === "maker" || place === "technical")); // prettier-ignore
    if (isBoast || isPoor || (piece.is !== "scene" && !offered.every(isTelling))) return offered.map((each) => ({ ...each, worth: (piece.is === "limits" ? 0 : LAST_RESORT) - index })); // prettier-ignore
    if (rank < 0 || piece.is === "teach") return offered;
    const later = piece.sentences.slice(1).flatMap((each, at) => offerSentence({ ...piece, sentences: [each] }, LATER_SENTENCE - at, { isFirst: false })); // prettier-ignore
    const clear = later.filter(
      ({ text }) => !LEANS.test(text) && text.split(" ").length > FEW_WORDS,
    );
    const telling = clear.filter(isTelling);
    const riddles = clear.filter((each) => !isTelling(each)).map(({ formula, text }): Candidate => ({ formula, text, worth: LAST_RESORT / 2 - index })); // prettier-ignore
    return offered.concat(telling, riddles);
  });
  const strong = findStrongest(pieces, known);
  const same = candidates.find(({ text }) => text === strong);
  if (same) same.isStrong = true;
  else if (strong) candidates.push({ formula: "sentence", text: strong, worth: LATER_SENTENCE + 1, isStrong: true }); // prettier-ignore
  if (what) {
    const isCause = isCampaign(interview, what);
    const isIt = IS_IT_CLAUSE.test(what);
    const bare = isIt ? what.slice(3) : what;
    const fit = (start: string) => shortenWhat(bare.length + start.length > LONGEST_WHAT ? bare.replaceAll(/ \([^()]*\)/g, "") : bare, LONGEST_WHAT - start.length); // prettier-ignore
    const made = isCause ? "We are campaigning for " : `${sayMade(interview)} `;
    const named = isCause ? `${name}: campaigning for ` : name.includes(":") ? `${name}, ` : `${name}: `; // prettier-ignore
    const add = (formula: WhatFormula, start: string, worth: number) => {
      const said = fit(start);
      const text = start === "" ? said.charAt(0).toUpperCase() + said.slice(1) : start + said;
      // 'A picture book, 32 pages' has lost what it is about.
      const isPoor = said.length < (said.length < what.length ? FEWEST_LETTERS : FEWEST_OF_ALL);
      candidates.push({ formula, text, worth: isPoor ? worth - FEWEST_LETTERS : worth });
    };
    if (isIt) add("named", `${name} `, 89);
    else if (isNameWelcome) add("named", named, isShown ? 90 : isMakers ? 80 : 56);
    const isClause = isOwnClause(what);
    // Nobody runs a sauce.
    const isRun =
      !isClause &&
      /\b(?:run|teach)$/.test(sayMade(interview)) &&
      !/^(?:an?|the|one|two|my|our)\b/i.test(what);
    if (isIt) add("made", `${sayMade(interview)} ${name}: it `, 60);
    else if (!isRun) add("made", isClause ? "" : made, isMakers ? 89 : place === "maker" ? 80 : place === "local" ? 64 : 50); // prettier-ignore
    if (isIt) add("what", "What it does: ", LAST_RESORT);
    else if (!isClause) add("what", "", isShown || place === "local" ? 58 : 44);
  }
  const forWhom = answers.forWhom?.sentences[0];
  const both = forWhom && what && !isOwnClause(what) && !IS_IT_CLAUSE.test(what) && !/\bfor\b/.test(what) ? `${what.charAt(0).toUpperCase()}${what.slice(1)}, for ${forWhom}` : ""; // prettier-ignore
  if (both && isNameWelcome && !isCampaign(interview, what)) candidates.push({ formula: "forWhom", text: both, worth: isShown || isMakers ? LATER_SENTENCE + 2 : LAST_RESORT }); // prettier-ignore
  const isScene = (text: string) =>
    answers.scene?.sentences.some((each) => each.startsWith(text)) ||
    (IS_PAIR.test(text) && answers.scene?.sentences.join(" ").startsWith(text));
  const isOfNothing = (text: string) => IS_ONE.test(text) || (!IS_PAIR.test(text) && (BARE.test(text) || findDefinite(text).some(({ noun, start }) => !touchesSubject(start, [noun]) && !touchesSubject(noun, known)))); // prettier-ignore
  const isRiddle = ({ formula, text }: Candidate) => MISTYPED.test(text) || (formula === "sentence" && !isScene(text) && (isOfNothing(text) || leansOnAnswers(text, answers))); // prettier-ignore
  const fair = candidates.map((each): Candidate => isRiddle(each) ? { formula: each.formula, text: each.text, worth: Math.min(0, each.worth - LONGEST_TITLE) } : each); // prettier-ignore
  return fair.filter(({ formula, text }) => isTitle(place === "maker" && IS_PAIR.test(text) ? text.replace(OWN_THING, "$1") : text, formula)); // prettier-ignore
}

/** 'It happened, more or less. I put my plate on the sill …': the story begins with the second sentence. */
function skipEmpty(piece: Piece): Piece {
  const [first = "", second = ""] = piece.sentences;
  const isSkipped = piece.is === "scene" && POINTS_BACK.test(first) && second !== "" && !POINTS_BACK.test(second); // prettier-ignore
  return isSkipped ? { ...piece, sentences: piece.sentences.slice(1) } : piece;
}

/** 'I priced it at 9 dollars' is about what one makes, and among makers everybody knows that. */
const OWN_THING = /^((?:I|We) \w+) it\b/;

/** 'A live one': of what? */
const IS_ONE = /\b(?:an?|some|every|each|no) (?:\p{Ll}+ )?ones?\b(?! of\b)/iu;
/** 'There's a wheel in it', '31 tanks run it'. */
const BARE = /\b(?:in|on|of|with|for|from|to|at|run|runs|use|uses|used|had|have|has|bought|made) (?:it|them)\b/i; // prettier-ignore

/** Slips that a founder mends in the text, and that nobody wants to see above it. */
const MISTYPED = /\b(?:my|our|her|his) \p{Ll}+ (?:run|retire|write|collect|come|go|make|want|say|tell|give|take|ask) |\b(?:we|you|they) (?:was|is|has)\b|\b(?:I|we|you|they) (?:wants|makes|has|does)\b|\b(?:he|she|it) (?:have|do|are|go|come)\b|\ba (?=[aeio]\w)(?!one|once|eu|uni)|\bnobody \w+ nothing\b|\b(?:wich|becouse|recieve|teh|alot|there own|could of|should of|would of)\b|\bin your \w+ have\b|\b(?:the users|half of the \p{Ll}+) is\b/iu; // prettier-ignore

const LISTED: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["stackOrMaterial", "unusual", "limits", "before", "surprise"]); // prettier-ignore
/** 'Go, single static binary, about 6k lines' has nobody who does something. */
const IS_SENTENCE =
  /\b(?:I|we|you|he|she|it|they|nobody|everybody|is|are|was|were|has|have|had|does|do|did|can|cannot|will|would|says?)\b|(?<!, )\b\p{Ll}+ed\b|n['’]t\b/u;

const FEWEST_LETTERS = 45;
/** 'A refill shop'. */
const FEWEST_OF_ALL = 24;
const FEWEST_STRONG = 6;
const MOST_STRONG = 16;
/** Less than this is a sentence like any other. */
const STRONG = 5;
const COUNTS = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|twenty|thirty|forty|fifty|hundred|thousand|half)\b/i; // prettier-ignore
const HAPPENED: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "before", "mistake", "surprise", "oneJob", "episode", "premise", "teach", "unusual"]); // prettier-ignore

/** A short sentence of the post that turns, counts or says what somebody did, and names what it is about. */
function findStrongest(pieces: Piece[], known: string[]): string | null {
  const told = pieces.filter(({ is }) => HAPPENED.has(is));
  const scored = told.flatMap(({ is, sentences }) =>
    sentences.map((sentence, at) => {
      const text = sentence.replace(/[.]$/, "");
      const words = text.split(/\s+/).length;
      const isFit = words >= FEWEST_STRONG && words <= MOST_STRONG && text.length <= LONGEST_TITLE;
      const isAlone = at === 0 || !LEANS.test(text);
      if (!isFit || !isAlone || !isTitle(text, "sentence") || HANGS.test(text)) return { text, strength: 0 }; // prettier-ignore
      const strength = (touchesSubject(text, known) ? 3 : 0) + (TURNS.test(text) ? 2 : 0) + (COUNTS.test(text) ? 2 : 0) + (/\b(?:I|we)\b/.test(text) ? 1 : 0) + (is === "teach" ? -1 : 0); // prettier-ignore
      return { text, strength };
    }),
  );
  const [best] = scored.toSorted((a, b) => b.strength - a.strength);
  return best && best.strength >= STRONG ? best.text : null;
}

/** The first sentence, or its first clause where another with a subject of its own follows. */
function offerSentence(
  { sentences }: Piece,
  worth: number,
  { isCurious = false, isFirst = true, isPaired = false, isMistake = false } = {},
): Candidate[] {
  const pair = isPaired ? pairSentences(sentences, isMistake) : null;
  if (pair) return [{ formula: "sentence", text: pair, worth: worth + WORTH_OF_PAIR, isCurious }];
  const whole = (sentences[0] ?? "").replace(/[.]$/, "");
  const [clause = ""] = whole.split(NEXT_CLAUSE);
  const [shorter = ""] = whole.split(LATER_CLAUSE);
  // A story that is a little longer is better than its beginning.
  const isTold = isFirst && isCurious && whole.length <= LONGEST_SCENE;
  const fitting = isTold ? [whole] : [whole, cutAtClause(whole), clause, shorter, cutAtComma(whole)].filter(({ length }) => length <= LONGEST_TITLE); // prettier-ignore
  // From the middle of an answer, 'and I broke it on purpose' would ask what.
  const clear = isFirst ? undefined : fitting.find((each) => !LEANS.test(each));
  const text = clear ?? fitting[0] ?? whole;
  const cut = text === whole ? 0 : 6;
  const vague = HANGS.test(text) ? 24 : 0;
  return [{ formula: "sentence", text, worth: worth - cut - vague, isCurious }];
}

const WORTH_OF_PAIR = 4;
const PAIRED: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "mistake", "surprise", "before", "premise", "oneJob"]); // prettier-ignore
/** What only the sentences before it explain. */
const LEANS =
  /^(?:now|then|when|after|finally|once|before|if|at first|in the end|most of|my|after that)\b|\b(?:it|its|they|them|their|this|that|these|those|she|he|her|him|his|both)\b/i;

/** What is not there, or what somebody is not, makes nobody curious. */
const HANGS =
  /^(?:there (?:is|are) no|(?:I|we) (?:do not|don['’]t|did not|am not|are not)|all of)\b/i;

function offerQuestion({ sentences }: Piece, worth: number): Candidate[] {
  const text = sentences.join(" ");
  const isOne = sentences.length === 1 && text.endsWith("?");
  return isOne && text.length <= LONGEST_QUESTION ? [{ formula: "question", text, worth }] : [];
}

function offerQuotation({ sentences }: Piece, worth: number): Candidate[] {
  const quoted = /["“]([^"“”]{12,120})["”]/.exec(sentences.join(" "))?.[1];
  return quoted ? [{ formula: "quotation", text: `"${quoted.replace(/[.,]$/, "")}"`, worth }] : [];
}
