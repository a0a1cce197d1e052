import {
  FEW_WORDS,
  IS_PAIR,
  isTitle,
  LONGEST_TITLE,
  pairSentences,
  POINTS_BACK,
  WHAT_FORMULAS,
} from "./cut-title.ts";
import { type Candidate, FAIR, GOOD, LAST_RESORT, LATER_SENTENCE } from "./candidate.ts";
import { offerQuestion, offerQuotation } from "./offer-asked.ts";
import {
  COUNTS,
  findStrongest,
  IS_SENTENCE,
  LEANS,
  offerSentence,
  PAIRED,
} from "./offer-sentence.ts";
import { sayWhat, type WhatWorths } from "./say-what.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Piece } from "../shapes/shape.ts";
import { listSubjectWords, touchesSubject } from "../community/subject.ts";
import { findDefinite, leansOnAnswers } from "../order-references.ts";
import type { Place } from "../place-of.ts";
import type { Sibling } from "../post-brief.ts";
import { lettersOf } from "../siblings.ts";
import type { UsableAnswers } from "../usable-answers.ts";

export const FEWEST_TITLES = 3;
const MOST_TITLES = 5;

/** Answers whose first sentence can stand alone above a post, the most telling first. */
const TELLING: AnswerId[] = ["scene", "mistake", "oneJob", "premise", "numbers", "before", "unusual", "surprise", "stackOrMaterial", "teach", "limits", "episode"
]; // prettier-ignore
/** What a thing has or is made of: where it is shown, what it is says more. */
const FACTS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["unusual", "stackOrMaterial", "limits", "teach", "surprise"]); // prettier-ignore

/** What somebody can hold up; a course, a shop or a channel is none of it. */
export const PIECES: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["product", "software", "game"]); // prettier-ignore

type Titling = {
  name: string;
  interview: Interview;
  answers: UsableAnswers;
  pieces: Piece[];
  place: Place;
  postType: PostType;
  /** Where a project comes second it is not the title. */
  isNameWelcome: boolean;
  /** Whether people come there to see what others made. */
  isForShowing: boolean;
  /** What readers came for. */
  subject: string[];
  /** A tag that every title there has. */
  prefix: string;
  siblings: Sibling[];
  isAllowed: (title: string) => boolean;
};

/** At least three titles that say something of the founder's, as different as they can be without a bad one. */
export function offerTitles(titling: Titling): string[] {
  const { prefix } = titling;
  const taken = new Set(titling.siblings.map(({ title }) => lettersOf(title)));
  const sorted = listCandidates(titling)
    .filter(({ text }) => !taken.has(lettersOf(prefix + text)) && titling.isAllowed(text))
    .toSorted((a, b) => b.worth - a.worth);
  const letters = sorted.map(({ text }) => lettersOf(text));
  const candidates = sorted.filter((each, index) => letters.indexOf(letters[index] ?? "") === index && !isBeginning(each, sorted)); // prettier-ignore
  const [first] = candidates;
  if (!first) return [];
  const chosen: Candidate[] = [];
  const add = (each: Candidate | undefined, most = MOST_TITLES) => {
    if (each && chosen.length < most && !chosen.includes(each)) chosen.push(each);
  };
  add(first);
  // A scene or a surprise makes more people curious than what a thing is; the question and the strongest sentence
  // are always there to choose from.
  add(candidates.find(({ isCurious = false, worth }) => isCurious && worth >= LATER_SENTENCE));
  add(candidates.find(({ formula }) => formula === "question"));
  add(candidates.find(({ isStrong = false, worth }) => isStrong && (worth >= FAIR || !titling.isForShowing))); // prettier-ignore
  if (!chosen.some(isWhat)) add(candidates.find(isWhat));
  const rest = candidates.filter((each) => !isWhat(each));
  for (const each of rest.filter(({ worth }) => worth >= GOOD)) add(each, MOST_TITLES - 1);
  for (const each of rest.filter(({ worth }) => worth >= FAIR)) add(each, FEWEST_TITLES);
  // Better said twice than badly, and whom it is for says something more.
  const spares = candidates.filter((each) => isWhat(each) && each.worth >= GOOD);
  add(spares.find(({ formula }) => formula === "forWhom"), FEWEST_TITLES); // prettier-ignore
  for (const each of rest.filter(({ worth }) => worth >= LATER_SENTENCE)) add(each, FEWEST_TITLES);
  for (const each of spares) add(each, FEWEST_TITLES);
  for (const each of rest.filter(({ worth }) => worth > LAST_RESORT)) add(each, FEWEST_TITLES);
  for (const each of candidates.filter(isWhat)) add(each, FEWEST_TITLES);
  for (const each of rest) add(each, FEWEST_TITLES);
  // Another idea comes before the same one in other words.
  const repeats = (each: Candidate) => isWhat(first) && isWhat(each) ? 1 : each.worth < LATER_SENTENCE && each.formula !== "question" ? 2 : 0; // prettier-ignore
  const others = chosen.slice(1).toSorted((a, b) => repeats(a) - repeats(b) || b.worth - a.worth);
  return [first, ...others].map(({ text }) => `${prefix}${text}`);
}

/** The beginning of another title, or one of its two sentences, is no other title. */
function isBeginning({ formula, text }: Candidate, all: Candidate[]): boolean {
  return formula === "sentence" && all.some((other) => other.formula === formula && other.worth > 0 && other.text !== text && other.text.includes(text)); // prettier-ignore
}

/** One title that says what it is is enough. */
function isWhat({ formula }: Candidate): boolean {
  return WHAT_FORMULAS.has(formula);
}

/** What it is comes first where it is shown; where people talk, what happened or what is asked does. */
function weighWhat({ place, isForShowing, isNameWelcome, interview }: Titling): WhatWorths {
  if (isForShowing && place === "showcase") return { named: 96, called: 95, made: 94, what: 93, forWhom: 92 }; // prettier-ignore
  if (isForShowing) return { made: 96, called: 95, named: 94, what: 93, forWhom: 92 };
  const isPiece = PIECES.has(interview.kind);
  if (place === "maker" || (place === "technical" && isPiece)) return { made: 80, called: 72, named: 71, what: 70, forWhom: LATER_SENTENCE }; // prettier-ignore
  // Where adverts are unwelcome, 'I teach a course' is one.
  const made = isNameWelcome ? 66 : isPiece ? 70 : 58;
  return { made, called: 64, named: 68, what: made - 4, forWhom: LAST_RESORT };
}

function listCandidates(titling: Titling): Candidate[] {
  const { name, answers, pieces, place, postType, isNameWelcome, isForShowing, subject } = titling;
  const isTalk = place === "hobby" || place === "audience" || place === "local";
  const isAmongMakers = place === "maker" || place === "technical";
  const known = [...subject, ...listSubjectWords(`${name} ${answers.what?.sentences[0] ?? ""}`)];
  const opening = listSubjectWords(pieces.slice(0, 2).flatMap(({ sentences }) => sentences).join(" ")); // prettier-ignore
  const isOfNothing = (text: string) => IS_ONE.test(text) || (!IS_PAIR.test(text) && (BARE.test(text) || findDefinite(text).some(({ noun, start }) => !touchesSubject(start, [noun]) && !touchesSubject(noun, known)))); // prettier-ignore
  const candidates: Candidate[] = pieces.map(skipEmpty).flatMap((piece, index): Candidate[] => {
    if (piece.is === "introduction" || piece.is === "link") return [];
    if (piece.is === "askReaders" || piece.is === "askPeers") {
      const question = piece.sentences.join(" ");
      const isTheirs = place === "maker" || touchesSubject(question, subject);
      const worth = isForShowing ? 66 : postType === "question" && isTheirs ? 100 : isTalk && isTheirs ? 88 : isAmongMakers && !isNameWelcome ? 82 : 66; // prettier-ignore
      // Under a question readers expect what it asks about, and not the question again.
      const isLedTo = index > 0 && (place === "maker" || touchesSubject(question, opening));
      // 'Is 90 seconds too short or ok?' is nothing without what lasts so long.
      if (question.split(" ").length <= FEW_WORDS_ASKED && !touchesSubject(question, [...known, ...subject])) return []; // prettier-ignore
      return offerQuestion(piece, isLedTo ? worth : LAST_RESORT);
    }
    if (piece.is === "userSaid") return offerQuotation(piece, 46).filter(({ text }) => touchesSubject(text, known)); // prettier-ignore
    const rank = TELLING.indexOf(piece.is);
    if (rank < 0) return [];
    const [sentence = ""] = piece.sentences;
    if (piece.is === "numbers" && isAmongMakers && FIGURES.test(sentence)) return sayFigures(name, sentence, titling); // prettier-ignore
    const opens = index === 0 ? 14 : index === 1 && pieces[0]?.is === "introduction" ? 10 : 0;
    const isPaired = PAIRED.has(piece.is);
    const isMistake = piece.is === "mistake";
    const begun = (isPaired && pairSentences(piece.sentences, isMistake)) || sentence;
    const isNear = place !== "maker" && !isForShowing && touchesSubject(begun, subject);
    const isCurious = piece.is === "scene" || piece.is === "surprise";
    const isOwn = touchesSubject(begun, known);
    // Above a post for people with a subject of their own stands that subject.
    const isApart = !isNear && place !== "maker" && place !== "local" && (piece.is === "scene" ? !isOwn : !isNameWelcome); // prettier-ignore
    // Where somebody was when they thought of it is private, unless it is about the thing.
    const isPrivate = isAmongMakers && piece.is === "scene" && !isOwn;
    const cost = (isPrivate || (isApart && !isTalk) ? OF_PRIVATE : isApart ? (piece.is === "scene" ? OF_APART : OF_PRIVATE) : 0) + (isForShowing && FACTS.has(piece.is) ? OF_FACT : 0); // prettier-ignore
    const offered = offerSentence(piece, 74 - rank * 2 + opens + (isNear ? 8 : 0) - cost, { isCurious, isPaired, isMistake }); // prettier-ignore
    // What it lacks says nothing for it, and a list of parts is no sentence.
    const isListed = LISTED.has(piece.is) && !(piece.is === "stackOrMaterial" ? HAS_VERB.test(sentence.split(",")[0] ?? "") : IS_SENTENCE.test(sentence)); // prettier-ignore
    if (piece.is === "stackOrMaterial" && isListed) return [];
    const [taught] = offered;
    const isTaught = isAmongMakers && (!isNameWelcome || postType === "lesson") && (piece.is === "mistake" || piece.is === "surprise"); // prettier-ignore
    const isUnknown = piece.is === "surprise" && taught !== undefined && isOfNothing(taught.text);
    if (isTaught && taught && !isUnknown && COUNTS.test(taught.text) && (!isForShowing || isWholeLesson(taught.text, piece))) return [{ ...taught, worth: OF_LESSON, isLesson: true }]; // prettier-ignore
    // A scene makes curious by itself; anything else has to say what it is about.
    // Makers know what a price or a first version is of.
    const isTelling = ({ text }: Candidate) => touchesSubject(text, known) || (IS_PAIR.test(text) && isAmongMakers); // prettier-ignore
    const isBoast = piece.is === "numbers" && (!isAmongMakers || /\b(?:it|them)\b/i.test(sentence));
    const isPoor = isListed || isBoast || (piece.is === "limits" && postType !== "feedback"); // prettier-ignore
    if (isPoor || (piece.is !== "scene" && !offered.every(isTelling))) return offered.map((each) => ({ ...each, worth: (piece.is === "limits" ? 0 : LAST_RESORT) - index })); // prettier-ignore
    if (piece.is === "teach") return offered;
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
  else if (strong) candidates.push({ formula: "sentence", text: strong, worth: isTalk && touchesSubject(strong, subject) ? OF_STRONG : LATER_SENTENCE + 1, isStrong: true }); // prettier-ignore
  candidates.push(...sayWhat(titling, weighWhat(titling)));
  const isScene = (text: string) =>
    answers.scene?.sentences.some((each) => each.startsWith(text)) ||
    (IS_PAIR.test(text) && answers.scene?.sentences.join(" ").startsWith(text));
  const isRiddle = ({ formula, text, isLesson = false }: Candidate) => MISTYPED.test(text) || (formula === "sentence" && !isScene(text) && (!isLesson || isForShowing) && (isOfNothing(text) || leansOnAnswers(text, answers))); // prettier-ignore
  const fair = candidates.map((each): Candidate => isRiddle(each) ? { formula: each.formula, text: each.text, worth: Math.min(0, each.worth - LONGEST_TITLE) } : each); // prettier-ignore
  return fair.filter(({ formula, text }) => isTitle(place === "maker" && IS_PAIR.test(text) ? text.replace(OWN_THING, "$1") : text, formula)); // prettier-ignore
}

/** '33 schools, $2,640 MRR, 20 months in': no sentence, but what makers write above a report. */
const FIGURES = /^(?:about |around |nearly )?[£$€]?\d(?!.*\b(?:it|them)\b)/i;
const MONEY = /[£$€]\s?\d|\b(?:MRR|ARR|revenue|paying|customers|subscribers)\b/i;

/** Figures with the name of what they count; without it only where they speak of money. */
function sayFigures(
  name: string,
  sentence: string,
  { isNameWelcome, place }: Titling,
): Candidate[] {
  const figures = sentence.replace(/[.]$/, "");
  const isMoney = MONEY.test(figures);
  const text =
    isNameWelcome && !`${name}${figures}`.includes(":") ? `${name}: ${figures}` : figures;
  return [{ formula: "sentence", text, worth: isMoney && !isNameWelcome && place === "maker" ? OF_REPORT : isNameWelcome || isMoney ? OF_FIGURES : LAST_RESORT }]; // prettier-ignore
}

const OF_FIGURES = 52;
/** Where makers come for reports, figures of money say more than a question. */
const OF_REPORT = 84;
/** A sentence from the middle that is about what readers came for. */
const OF_STRONG = 60;
/** A scene makes curious wherever it was, but less than a question about what readers came for. */
const OF_APART = 16;
const OF_PRIVATE = 26;
const OF_FACT = 24;

const LONGEST_LESSON = 140;

/** Whether a lesson is told to its end: 'Cohort 1 was 12 weeks. 31 started, 9 finished'. */
function isWholeLesson(text: string, { sentences }: Piece): boolean {
  const told = sentences.slice(0, 3).map((_, at) => sentences.slice(0, at + 1).join(" ").replace(/[.]$/, "")); // prettier-ignore
  return text.length <= LONGEST_LESSON && told.includes(text) && !/^\S+(?: \S+){0,2} it\b/i.test(text); // prettier-ignore
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
const MISTYPED = /\b(?:my|our|her|his) \p{Ll}+ (?:run|retire|write|collect|come|go|make|want|say|tell|give|take|ask) |\b(?:we|you|they) (?:was|is|has)\b|\b(?:I|we|you|they) (?:wants|makes|has|does)\b|\b(?:he|she|it) (?:have|do|are|go|come)\b|\ba (?=[aeio]\w)(?!one|once|eu|uni)|\bnobody \w+ nothing\b|\b(?:wich|becouse|becuase|beacuse|recieve[ds]?|teh|alot|thier|untill|rember|remeber|definately|seperate(?:ly|d)?|occured|begining|wierd|freinds?|adress|tommorow|neccessary|recomend(?:ed)?|reccomend(?:ed)?|succesful|basicly|probaly|diffrent|enviroment|realy|writting|comming|allready|advantge|buisness|excercise|grammer|libary|prefered|publically|relevent|sence|suprise[ds]?|knowlege|beggining|there own|could of|should of|would of)\b|\bin your \w+ have\b|\b(?:the users|half of the \p{Ll}+) is\b/iu; // prettier-ignore

const LISTED: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["stackOrMaterial", "unusual", "limits", "before", "surprise"]); // prettier-ignore
/** 'An ATtiny and a housing milled from brass' has nobody who milled. */
const HAS_VERB =
  /\b(?:I|we|you|he|she|it|they|is|are|was|were|has|have|had|does|do|did|can|cannot|will|would)\b|n['’]t\b/i;
const OF_LESSON = 98;
const FEW_WORDS_ASKED = 7;
